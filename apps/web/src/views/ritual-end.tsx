import './seal.css';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { atAGlance, inGroups } from '../ctrl/ritual.ts';
import { ritualWords } from './ritual.words.ts';

/** Below the reading of a ritual: what was wished, and the opened seal. */
export function RitualEnd({ ctrl: { core, route } }: { readonly ctrl: Ctrl }): JSX.Element | null {
  const words = ritualWords[core.lang.value];
  const session = core.session();
  const { ritual } = core.meta(session);
  if (!ritual) return null;
  const { wish, sealed, content } = ritual;
  return (
    <section class="ritual-end" aria-label={sealed === undefined ? words.title : words.openedTitle} data-testid="ritual-end">
      {wish !== undefined && <p class="wish-line">{words.wished(wish)}</p>}
      {sealed !== undefined && content !== undefined && (
        <>
          <p>{words.opened(String(session.deal.id))}</p>
          <details>
            <summary>{words.sealShort(atAGlance(sealed))}</summary>
            <p class="signs">{inGroups(sealed)}</p>
            <p class="signs" data-testid="seal-opened">
              {content}
            </p>
          </details>
          <div class="buttons">
            <button type="button" class="button" onClick={() => route.go({ name: 'seal' })} data-testid="check-seal">
              {words.checkIt}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
