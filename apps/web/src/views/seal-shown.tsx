import './seal.css';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { atAGlance, inGroups } from '../ctrl/ritual.ts';
import { sharing } from '../ctrl/sharing.ts';
import type { Ritual } from '../storage/ritual.ts';
import { ritualWords } from './ritual.words.ts';

/** The seal of a deal that nobody has seen yet: its beginning, and the whole on demand. */
export function SealShown({ ctrl: { core, route }, ritual: { sealed } }: { readonly ctrl: Ctrl; readonly ritual: Ritual }): JSX.Element {
  const words = ritualWords[core.lang.value];
  if (sealed === undefined) return <p class="soft">{words.noSeal}</p>;
  return (
    <div class="seal-box">
      <p>{words.shuffled}</p>
      <p class="signs" data-testid="seal" data-seal={sealed}>
        {words.sealShort(atAGlance(sealed))}
      </p>
      <details>
        <summary>{words.sealWhole}</summary>
        <p class="signs">{inGroups(sealed)}</p>
        <div class="buttons">
          <button type="button" class="button" onClick={() => void sharing(core, window).copy(sealed)}>
            {words.copySeal}
          </button>
          <button type="button" class="button" onClick={() => route.go({ name: 'seal' })}>
            {words.sealAbout}
          </button>
        </div>
      </details>
    </div>
  );
}
