import type { Lang } from 'pasyans';
import type { JSX } from 'preact';
import { firstWords } from '../i18n/index.ts';

/** Instead of the page, when the game to open could not be fetched: nothing is lost, it has only to be opened again. */
export function NotLoaded({ lang, reload }: { readonly lang: Lang; readonly reload: () => void }): JSX.Element {
  const words = firstWords[lang];
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
