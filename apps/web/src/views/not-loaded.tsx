import type { JSX } from 'preact';
import type { Catalogue } from '../i18n/index.ts';

/** Instead of the page, when the game to open could not be fetched: nothing is lost, it has only to be opened again. */
export function NotLoaded({ words, reload }: { readonly words: Catalogue; readonly reload: () => void }): JSX.Element {
  return (
    <main>
      <div class="notice panel" role="alert" data-testid="not-loaded">
        <p>{words.loadFailed}</p>
        <div class="buttons">
          <button type="button" class="button button-main" onClick={reload}>
            {words.tryAgain}
          </button>
        </div>
      </div>
    </main>
  );
}
