import './share.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { sharePicture, shareSentence, shareText } from '../adapt/share-text.ts';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { LINKS, type LinkKind } from '../ctrl/link-kinds.ts';
import { type Sharing, sharing } from '../ctrl/sharing.ts';
import { dealNumberWords } from './deal-number.words.ts';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { ritualWords } from './ritual.words.ts';
import { Segments } from './segments.tsx';
import { shareWords } from './share.words.ts';

/** Taking the game along: told, as a link, as a file, on paper; and back. */
export function RecordPanel({ ctrl }: PanelProps): JSX.Element {
  const { core, route, share } = ctrl;
  const words = core.words.value;
  core.session();
  const out = sharing(core, window);
  const open = (input: HTMLInputElement): void => {
    const file = input.files?.[0];
    if (!file) return;
    route.close();
    void share.openFile(file);
  };
  return (
    <Dialog title={words.shareTitle} closeWord={words.close} onClose={route.close} kind="narrow" id="record-panel">
      {out.link() === undefined ? <p>{ritualWords[core.lang.value].noRecord}</p> : <Sending ctrl={ctrl} out={out} />}
      <div class="choices">
        <label class="button file-button">
          {shareWords[core.lang.value].openFile}
          <input
            type="file"
            accept=".pasyans,text/plain"
            class="spoken"
            onChange={(event) => open(event.currentTarget)}
            data-testid="open-file"
          />
        </label>
        <button type="button" class="button" onClick={() => route.go({ name: 'layout' })}>
          {dealNumberWords[core.lang.value].layout}
        </button>
      </div>
      <p class="small soft centred" aria-hidden="true">
        {core.toast.value?.text}
      </p>
    </Dialog>
  );
}

interface SendingProps {
  readonly ctrl: Ctrl;
  readonly out: Sharing;
}

function Sending({ ctrl: { core, route }, out }: SendingProps): JSX.Element {
  const lang = core.lang.value;
  const own = shareWords[lang];
  const session = core.session();
  const kind = useSignal<LinkKind>('here');
  const begun = session.here.depth > 0;
  const url = out.link(begun ? kind.value : 'deal') ?? '';
  const { sheet } = out;
  return (
    <>
      <p data-testid="share-sentence">{shareSentence(session, lang)}</p>
      {begun && (
        <>
          {/* For the eye only: the sentence has told it. */}
          <pre class="share-picture" aria-hidden="true" data-testid="share-picture">
            {sharePicture(session)}
          </pre>
          <p class="small soft" aria-hidden="true">
            {own.pictureAbout}
          </p>
          <Segments
            name="link-kind"
            label={own.linkTo}
            values={LINKS.map((one) => [one, own.links[one]] as const)}
            now={kind.value}
            choose={(chosen) => {
              kind.value = chosen;
            }}
          />
        </>
      )}
      <div class="choices">
        {sheet && (
          <button
            type="button"
            class="button button-main"
            onClick={() => void sheet(shareText(session, lang, undefined), url)}
            data-testid="share-sheet"
          >
            {own.share}
          </button>
        )}
        <button type="button" class="button" onClick={() => void out.copy(shareText(session, lang, url))} data-testid="copy-text">
          {own.copyText}
        </button>
        <button type="button" class="button" onClick={() => void out.copy(url)} data-testid="copy-link">
          {own.copyLink}
        </button>
        <button type="button" class="button" onClick={out.saveFile} data-testid="save-file">
          {own.saveFile}
        </button>
        <button type="button" class="button" onClick={() => route.go({ name: 'paper' })} data-testid="to-paper">
          {own.paper}
        </button>
      </div>
    </>
  );
}
