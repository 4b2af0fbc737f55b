import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { type Judged, type Judging, verdictOf } from '../ctrl/help-shown.ts';
import { sightOf, tellVerdict } from '../ctrl/judging.ts';
import { verdictWords } from '../i18n/verdict.ts';
import { HelpPanel } from './help-panel.tsx';

interface Props<J extends Judging = Judging> {
  readonly ctrl: Ctrl;
  readonly judging: J;
}

/** Whether the game can still be won. */
export function Verdict({ ctrl, judging }: Props): JSX.Element {
  const verdict = verdictOf(judging);
  const text = verdict ? <Found ctrl={ctrl} judging={verdict} /> : <Searching ctrl={ctrl} judging={judging} />;
  return (
    <HelpPanel ctrl={ctrl} label={ctrl.core.words.value.judge} id="verdict" found={verdict !== undefined} text={text}>
      {verdict && <Acts ctrl={ctrl} judging={verdict} />}
    </HelpPanel>
  );
}

function Searching({ ctrl: { core }, judging: { nodes, most } }: Props): JSX.Element {
  const words = verdictWords[core.lang.value];
  const done = words.done(nodes, most);
  return (
    <div class="verdict-text">
      <p>{words.searching}</p>
      <progress value={nodes} max={most} aria-label={words.searching} aria-valuetext={done} />
      <p class="soft verdict-numbers">
        {done}. {words.sight[sightOf(core.desk.session)]}
      </p>
    </div>
  );
}

function Found({ ctrl: { core }, judging }: Props<Judged>): JSX.Element {
  const { verdict, about } = tellVerdict(judging, core);
  return (
    <div class="verdict-text">
      <p>{verdict}</p>
      <p class="soft verdict-numbers">{about}</p>
    </div>
  );
}

/** What can be done about a verdict. */
function Acts({ ctrl: { core, help }, judging }: Props<Judged>): JSX.Element | null {
  const words = verdictWords[core.lang.value];
  if (judging.verdict === 'won')
    return (
      <div class="verdict-acts">
        <button type="button" class="button button-main" onClick={help.next} data-testid="verdict-next">
          {words.next}
        </button>
        <button type="button" class="button" onClick={help.toEnd} data-testid="verdict-to-end">
          {words.toEnd}
        </button>
      </div>
    );
  if (judging.verdict === 'lost')
    return help.mayLookBack(core.session()) ? (
      <div class="verdict-acts">
        <button type="button" class="button button-main" onClick={help.lookBack} data-testid="look-back">
          {words.lookBack}
        </button>
      </div>
    ) : null;
  if (judging.spent === 'memory') return null;
  return (
    <div class="verdict-acts">
      <button type="button" class="button button-main" onClick={help.judge} data-testid="verdict-further">
        {words.further}
      </button>
    </div>
  );
}
