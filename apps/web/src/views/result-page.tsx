import './result-page.css';
import { isRelaxed, type Outcome, type Reading, reading, type Session, sayLooked, sayOutcome, sentence } from 'pasyans';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { undoIsOff } from '../ctrl/sealed.ts';
import { verdictWords } from '../i18n/verdict.ts';
import { Icon } from './icons.tsx';
import { lazily } from './lazily.tsx';

const RitualEnd = lazily(async () => (await import('./ritual-end.tsx')).RitualEnd);

export interface ResultProps {
  readonly ctrl: Ctrl;
  readonly outcome: Outcome;
}

/** How the game ended and what the cards say: a page laid on the table, put away with one tap. */
export function ResultPage({ ctrl, outcome }: ResultProps): JSX.Element {
  const { core, commands, help, route } = ctrl;
  const session = core.session();
  const words = core.words.value;
  const { patience } = session.game;
  const hide = (): void => {
    core.resultHidden.value = true;
  };
  return (
    <section class="result panel" aria-label={words.result} data-testid="result" data-outcome={outcome.result}>
      <button type="button" class="icon-button result-close" aria-label={words.backToTable} title={words.backToTable} onClick={hide}>
        <Icon name="close" />
      </button>
      <Answer ctrl={ctrl} session={session} outcome={outcome} />
      {core.meta(session).ritual && <RitualEnd ctrl={ctrl} />}
      {outcome.result === 'lost' && help.mayLookBack(session) && !undoIsOff(core, session) && (
        <p class="centred">
          <button type="button" class="button" onClick={help.lookBack} data-testid="look-back">
            {verdictWords[core.lang.value].lookBack}
          </button>
        </p>
      )}
      <div class="buttons">
        <button type="button" class="button button-main" onClick={commands.newDeal}>
          {words.newDealLong}
        </button>
        <button type="button" class="button" onClick={commands.restart}>
          {words.again}
        </button>
        <button type="button" class="button" onClick={() => route.go({ name: 'rules', patience: patience.id })}>
          {words.rules}
        </button>
      </div>
    </section>
  );
}

/** A number stays on one line with what it counts. */
const unbroken = (text: string): string => text.replace(/(\d) /g, '$1\u00a0');

function Answer({
  ctrl: { core },
  session,
  outcome,
}: {
  readonly ctrl: Ctrl;
  readonly session: Session;
  readonly outcome: Outcome;
}): JSX.Element {
  const lang = core.lang.value;
  const words = core.words.value;
  const facts = session.game.rules.facts?.(session.table);
  const said: Reading = facts ? reading(facts, lang) : { lines: [], obstacles: [] };
  const end = sayOutcome(session.game, outcome, lang);
  const looked = sayLooked(session.game, outcome, lang);
  return (
    <div class="page">
      {said.answer === undefined ? <h2>{end}</h2> : <p class="small soft outcome">{end}</p>}
      {said.answer !== undefined && <h2 class="reading">{unbroken(said.answer)}</h2>}
      {looked !== undefined && <p class="small soft centred">{looked}</p>}
      {said.lines.map((line) => (
        <p key={line} class="centred">
          {line}
        </p>
      ))}
      {said.obstacles.length > 0 && (
        <>
          <h3>{words.obstacles}</h3>
          <ul class="obstacles">
            {said.obstacles.map(({ card, meaning }) => (
              <li key={card}>
                <b>{card}</b> {meaning}
              </li>
            ))}
          </ul>
          <p class="small soft centred">{said.note}</p>
        </>
      )}
      {session.game.patience.resultNote && <p class="small soft centred">{session.game.patience.resultNote[lang]}</p>}
      {core.meta(session).peeked && (
        <p class="small soft centred" title={words.withReturnAbout}>
          <span class="mark">{words.withReturn}</span> {words.withReturnAbout}
        </p>
      )}
      {isRelaxed(session.game) && <p class="small soft centred">{sentence(words.relaxed)}.</p>}
    </div>
  );
}
