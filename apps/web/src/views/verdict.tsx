import './verdict.css';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { type Judging, verdictOf } from '../ctrl/help.ts';
import { sightOf, tellVerdict } from '../ctrl/judging.ts';
import { verdictWords } from '../i18n/verdict.ts';

interface Props {
  readonly ctrl: Ctrl;
  readonly judging: Judging;
}

/** Whether the game can still be won: the search while it goes on, then the verdict. The table stays free to be played on. */
export function Verdict({ ctrl, judging }: Props): JSX.Element {
  const { core, help } = ctrl;
  const verdict = verdictOf(judging);
  const { cancel, close, judge } = core.words.value;
  return (
    <section class="verdict" aria-label={judge} data-testid="verdict">
      {verdict ? <Found ctrl={ctrl} judging={verdict} /> : <Searching ctrl={ctrl} judging={judging} />}
      <div class="verdict-acts">
        {verdict && <Acts ctrl={ctrl} judging={verdict} />}
        {/* The same button throughout: whoever stands on it stays there. */}
        <button key="close" type="button" class="button" onClick={help.close} data-testid="verdict-close">
          {verdict ? close : cancel}
        </button>
      </div>
    </section>
  );
}

function Searching({ ctrl: { core }, judging: { nodes, most } }: Props): JSX.Element {
  const words = verdictWords[core.lang.value];
  const done = words.done(nodes, most);
  return (
    <div class="verdict-text">
      <p>
        {words.searching} <span class="soft">{words.sight[sightOf(core.desk.session)]}</span>
      </p>
      <progress value={nodes} max={most} aria-label={words.searching} aria-valuetext={done} />
      <p class="soft verdict-numbers">{done}</p>
    </div>
  );
}

function Found({ ctrl: { core }, judging }: Props & { readonly judging: NonNullable<ReturnType<typeof verdictOf>> }): JSX.Element {
  const { verdict, about } = tellVerdict(judging, core);
  return (
    <div class="verdict-text">
      <p>{verdict}</p>
      <p class="soft verdict-numbers">{about}</p>
    </div>
  );
}

function Acts({ ctrl: { core, help }, judging }: Props & { readonly judging: NonNullable<ReturnType<typeof verdictOf>> }): JSX.Element {
  const words = verdictWords[core.lang.value];
  if (judging.verdict === 'won')
    return (
      <>
        <button type="button" class="button button-main" onClick={help.next} data-testid="verdict-next">
          {words.next}
        </button>
        <button type="button" class="button" onClick={help.toEnd} data-testid="verdict-to-end">
          {words.toEnd}
        </button>
      </>
    );
  const further = judging.verdict === 'unknown' && judging.spent === 'nodes';
  return (
    <>
      {further && (
        <button type="button" class="button button-main" onClick={help.judge} data-testid="verdict-further">
          {words.further}
        </button>
      )}
    </>
  );
}
