// The goldens of readings: of every patience that speaks some finished games, as records, and how each of them is read.
import { eachValue, formatRecord, openGame, reading, readingLines, sayOutcome, toldBy } from 'pasyans';

/** So many deals are looked through for different answers; so many answers of a patience are kept, and of every further option value. */
const DEALS = 1500;
const MOST = 7;
const LANGS = ['ru', 'en'];

/** Whether games may have something to tell: facts, or a win better than plain. */
const speaks = ({ rules }) => rules.facts !== undefined || rules.playsOn === true;

/** What makes answers different: the kind, how many units a term has; none, one or more obstacles and closed cards. */
function shapeOf({ outcome, facts }) {
  const { term, obstacles, closedCount, ...rest } = facts;
  const few = (n) => (n === undefined ? null : Math.min(n, 2));
  const units = term ? Object.values(term).filter((n) => n > 0).length : null;
  return JSON.stringify([outcome.win ?? outcome.result, rest, units, few(obstacles?.length), few(closedCount)]);
}

function goldenOf(session, told) {
  const { game, deal } = session;
  const options = Object.entries(game.options).map(([name, value]) => ` ${name}=${value}`);
  const read = LANGS.flatMap((lang) => [
    `-- ${lang}`,
    sayOutcome(game, told.outcome, lang),
    ...readingLines(reading(told.facts, lang, told.outcome)),
  ]);
  return `== deal ${deal.id}${options.join('')}\n${formatRecord(session)}${read.join('\n')}\n`;
}

/** The first deals of a game that end in ways not in `seen` yet. */
function newAnswers(game, play, seen) {
  const found = [];
  for (let id = 1; id <= DEALS && found.length < MOST; id++) {
    const session = play(game, id);
    const told = toldBy(session);
    if (!told || seen.has(shapeOf(told))) continue;
    seen.add(shapeOf(told));
    found.push(goldenOf(session, told));
  }
  return found;
}

/** The goldens of a patience as text; `undefined` where its games tell nothing. `play` plays a deal of a game to its end. */
export function readingGoldens(patience, play) {
  const seen = new Set();
  const games = eachValue(patience.options).map((options) => openGame(patience, options).value);
  const found = games.filter(speaks).flatMap((game) => newAnswers(game, play, seen));
  if (found.length === 0) return undefined;
  return `# ${patience.title.en}: finished games and how they are read. \`npm run goldens\` writes this file.\n\n${found.join('\n')}`;
}
