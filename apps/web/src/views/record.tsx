import type { JSX } from 'preact';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { ritualWords } from './ritual.words.ts';

/** Taking the game along: as a link, as a file, and back. */
export function RecordPanel({ ctrl: { core, route, share } }: PanelProps): JSX.Element {
  const words = core.words.value;
  core.session();
  const open = (input: HTMLInputElement): void => {
    const file = input.files?.[0];
    if (!file) return;
    route.close();
    void share.openFile(file);
  };
  const { sheet } = share;
  const link = share.link();
  return (
    <Dialog title={words.shareTitle} closeWord={words.close} onClose={route.close} kind="narrow" id="record-panel">
      <div class="choices">
        {link === undefined ? (
          <p>{ritualWords[core.lang.value].noRecord}</p>
        ) : (
          <>
            <button type="button" class="button" onClick={() => void share.copy(link)} data-testid="copy-link">
              {words.copyLink}
            </button>
            {sheet && (
              <button type="button" class="button" onClick={() => void sheet()}>
                {words.share}
              </button>
            )}
            <button type="button" class="button" onClick={share.saveFile} data-testid="save-file">
              {words.saveFile}
            </button>
          </>
        )}
        <label class="button file-button">
          {words.openFile}
          <input
            type="file"
            accept=".pasyans,text/plain"
            class="spoken"
            onChange={(event) => open(event.currentTarget)}
            data-testid="open-file"
          />
        </label>
      </div>
      <p class="small soft centred" aria-hidden="true">
        {core.toast.value?.text}
      </p>
    </Dialog>
  );
}
