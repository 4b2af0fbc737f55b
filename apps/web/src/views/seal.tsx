import './seal.css';
import type { JSX } from 'preact';
import { inGroups } from '../ctrl/ritual.ts';
import { isSealed } from '../ctrl/sealed.ts';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { ritualWords } from './ritual.words.ts';
import { SealForm } from './seal-form.tsx';

/** A seal like any other, for the command of the page. */
const EXAMPLE = 'pasyans seal 1 v=1&p=wish&r=1&d=16&s=1 00112233445566778899aabbccddeeff';

/** What a seal is, the one on the table, and how any of them is checked. */
export function SealPanel({ ctrl }: PanelProps): JSX.Element {
  const { core, route } = ctrl;
  const words = ritualWords[core.lang.value];
  const session = core.session();
  const { ritual } = core.meta(session);
  const content = isSealed(core, session) ? undefined : ritual?.content;
  return (
    <Dialog title={words.sealTitle} closeWord={core.words.value.close} onClose={route.close} id="seal-panel">
      <div class="seal-page">
        {ritual?.sealed !== undefined && (
          <section class="seal-box" aria-labelledby="seal-here">
            <h3 id="seal-here">{words.here}</h3>
            <p class="signs" data-testid="seal" data-seal={ritual.sealed}>
              {inGroups(ritual.sealed)}
            </p>
            {content === undefined ? <p>{words.hereSecret}</p> : <p class="signs">{content}</p>}
          </section>
        )}
        {words.what.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <h3>{words.howTitle}</h3>
        <ol>
          {words.how.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p>{words.command}</p>
        <p class="signs" data-testid="seal-command">{`printf %s '${content ?? EXAMPLE}' | sha256sum`}</p>
        <p class="soft">{words.limits}</p>
        <h3>{words.formTitle}</h3>
        <SealForm key={content ?? ''} ctrl={ctrl} seal={content === undefined ? '' : (ritual?.sealed ?? '')} content={content ?? ''} />
      </div>
    </Dialog>
  );
}
