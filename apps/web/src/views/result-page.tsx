import './result-page.css';
import { isRelaxed, type Outcome, type Reading, reading, type Session, sayLooked, sayOutcome, sentence, toldBy } from 'pasyans';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { undoIsOff } from '../ctrl/sealed.ts';
import { verdictWords } from '../i18n/verdict.ts';
import { Icon } from './icons.tsx';
import { lazily } from './lazily.tsx';
import { OddsBelow } from './odds-below.tsx';
import { resultWords } from './result.words.ts';
import { unbroken } from './unbroken.ts';

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
  const own = resultWords[core.lang.value];
  const { patience } = session.game;
  const hide = (): void => {
    core.resultHidden.value = true;
  };
  return (
    <section class="result panel" aria-label={words.result} data-testid="result" data-outcome={outcome.result}>
      <button type="button" class="icon-button result-close" aria-label={own.backToTable} title={own.backToTable} onClick={hide}>
        <Icon name="close" />
      </button>
      <Answer ctrl={ctrl} session={session} outcome={outcome} />
      {core.meta(session).ritual && <RitualEnd ctrl={ctrl} />}
      {outcome.result === 'lost' && help.mayLookBack(session) && !undoIsOff(core, session) && (
        <p class="centred result-act">
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
          {own.again}
        </button>
        <button type="button" class="button" onClick={() => route.go({ name: 'rules', patience: patience.id })}>
          {words.rules}
        </button>
      </div>
    </section>
  );
}

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
  const own = resultWords[core.lang.value];
  const told = toldBy(session) ?? { outcome, facts: {} };
  const said = reading(told.facts, lang, outcome);
  const end = sayOutcome(session.game, outcome, lang);
  const looked = sayLooked(session.game, outcome, lang);
  return (
    <div class="page">
      {said.answer === undefined ? <h2>{end}</h2> : <p class="small soft outcome">{end}</p>}
      {said.answer !== undefined && <h2 class="reading">{unbroken(said.answer)}</h2>}
      {looked !== undefined && <p class="small soft centred">{looked}</p>}
      <Facts said={said} />
      <OddsBelow key={`${core.meta(session).key} ${session.here.depth}`} game={session.game} told={told} lang={lang} />
      {session.game.patience.resultNote && <p class="small soft centred">{session.game.patience.resultNote[lang]}</p>}
      {core.meta(session).peeked && (
        <p class="small soft centred" title={own.withReturnAbout}>
          <span class="mark">{words.withReturn}</span> {own.withReturnAbout}
        </p>
      )}
      {isRelaxed(session.game) && <p class="small soft centred">{sentence(words.relaxed)}.</p>}
    </div>
  );
}

/** The facts of a reading below its answer: sentences, then what stands in the way, card by card. */
function Facts({ said: { lines, obstacles, note } }: { readonly said: Reading }): JSX.Element {
  return (
    <>
      {lines.map((line) => (
        <p key={line} class="centred">
          {unbroken(line)}
        </p>
      ))}
      {obstacles.length > 0 && (
        <>
          <ul class="obstacles">
            {obstacles.map(({ card, meaning }) => (
              <li key={card}>
                <b>{card}</b> {meaning}
              </li>
            ))}
          </ul>
          <p class="small soft centred">{note}</p>
        </>
      )}
    </>
  );
}
