import { useSignal } from '@preact/signals';
import type { CheckedSeal, Result } from 'pasyans';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { check, inGroups } from '../ctrl/ritual.ts';
import { ritualWords } from './ritual.words.ts';

interface SealFormProps {
  readonly ctrl: Ctrl;
  /** What the fields hold at first. */
  readonly seal: string;
  readonly content: string;
}

/** Holds the line of an opened seal against what was noted of the seal. */
export function SealForm({ ctrl: { core, route, share }, seal, content }: SealFormProps): JSX.Element {
  const words = ritualWords[core.lang.value];
  const noted = useSignal(seal);
  const line = useSignal(content);
  const found = useSignal<Result<CheckedSeal> | undefined>(undefined);
  const answerLine = useRef<HTMLParagraphElement>(null);
  // Below a long page it would come up unseen.
  useEffect(() => {
    if (found.value) answerLine.current?.scrollIntoView({ block: 'nearest' });
  }, [found.value]);
  const submit = (event: Event): void => {
    event.preventDefault();
    void check(noted.value, line.value).then((checked) => {
      found.value = checked;
    });
  };
  const answer = (): string => {
    const { value: read } = found;
    if (!read) return '';
    if (!read.ok) return read.fault.text[core.lang.value];
    const { fits, hash = '' } = read.value;
    return fits === 'unknown' ? words.unknown : fits ? words.fits : words.misfits(inGroups(hash));
  };
  const layOut = (link: string): void => {
    route.close();
    void share.openLink(`#${link}`);
  };
  return (
    <form onSubmit={submit}>
      <label>
        {words.hash}
        <input
          class="signs"
          autocomplete="off"
          spellcheck={false}
          aria-describedby="seal-hash-about"
          value={noted.value}
          onInput={(event) => {
            noted.value = event.currentTarget.value;
            found.value = undefined;
          }}
          data-testid="seal-hash"
        />
      </label>
      <p id="seal-hash-about" class="small soft">
        {words.hashAbout}
      </p>
      <label>
        {words.content}
        <textarea
          class="signs"
          spellcheck={false}
          value={line.value}
          onInput={(event) => {
            line.value = event.currentTarget.value;
            found.value = undefined;
          }}
          data-testid="seal-content"
        />
      </label>
      <div class="buttons">
        <button type="submit" class="button button-main" data-testid="seal-check">
          {words.check}
        </button>
      </div>
      <p ref={answerLine} class="seal-answer" role="status" data-testid="seal-answer">
        {answer()}
      </p>
      {found.value?.ok && found.value.value.fits !== false && (
        <div class="buttons">
          <button type="button" class="button" onClick={() => found.value?.ok && layOut(found.value.value.link)}>
            {words.layOut}
          </button>
        </div>
      )}
    </form>
  );
}
