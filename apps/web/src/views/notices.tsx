import type { JSX } from 'preact';
import type { Notice } from '../ctrl/core.ts';
import type { Ctrl } from '../ctrl/ctrl.ts';

/** Messages that wait to be read: about storage, damaged saves, a new version. The one live region has said them already. */
export function Notices({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element {
  return (
    <aside class="notices">
      {ctrl.core.notices.value.map((notice) => (
        <OneNotice key={notice.id} ctrl={ctrl} notice={notice} />
      ))}
    </aside>
  );
}

function OneNotice({ ctrl: { core }, notice }: { readonly ctrl: Ctrl; readonly notice: Notice }): JSX.Element {
  const words = core.words.value;
  return (
    <div class="notice panel" data-testid="notice">
      <p>{notice.text(words)}</p>
      <div class="buttons">
        {notice.acts.map(({ label, run }, i) => (
          <button
            key={label(words)}
            type="button"
            class={i === 0 ? 'button button-main' : 'button'}
            onClick={() => {
              core.dismiss(notice.id);
              run();
            }}
          >
            {label(words)}
          </button>
        ))}
        <button type="button" class="button" onClick={() => core.dismiss(notice.id)}>
          {words.gotIt}
        </button>
      </div>
    </div>
  );
}
