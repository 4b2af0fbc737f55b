import { bad, eachValue, type Game, good, type Options, openGame, type Patience, type Result, type Text } from '../engine/index.ts';
import { placeOf } from './book-row.ts';
import type { Offer } from './book-state.ts';
import type { PlayerKind } from './player.ts';
import { type DealRange, parseDealRange } from './ranges.ts';
import { makeStudy, type Study } from './study.ts';

/** The patiences a line may name together: all, those that play themselves with the options in question, and the others. */
const WILD: Readonly<Record<string, (game: Game) => boolean>> = {
  '*': () => true,
  '*zero': (game) => game.choice === 'zero',
  '*choice': (game) => game.choice !== 'zero',
};

/** A line of a plan, its words not yet looked up. */
interface Line {
  readonly patience: string;
  readonly options: string;
  readonly player: string;
  readonly deals: DealRange;
  readonly budget: number | undefined;
}

/**
 * Reads a plan: which studies a book is to hold. Lines of `PATIENCE OPTIONS PLAYER DEALS [BUDGET]`, `#` begins a comment
 * (docs/odds.md). Of two lines about the same patience, options and player the later one holds. A fault names its line.
 */
export function readPlan(text: string, offer: Offer): Result<readonly Study[]> {
  const studies = new Map<string, Study>();
  for (const [i, line] of text.split('\n').entries()) {
    const words = line.replace(/#.*/, '').trim();
    if (words === '') continue;
    const read = readLine(words.split(/\s+/));
    const found = read.ok ? studiesOf(read.value, offer) : read;
    if (!found.ok) return atLine(i + 1, found.fault.text);
    for (const study of found.value) studies.set(placeOf(study), study);
  }
  return good([...studies.values()]);
}

function atLine(line: number, { ru, en }: Text): Result<never> {
  return bad('plan', { ru: `строка ${line}: ${ru}`, en: `line ${line}: ${en}` }, { line });
}

const MOST_NODES = 9_999_999_999;

function readLine(words: readonly string[]): Result<Line> {
  const [patience, options, player, range, nodes, ...more] = words;
  if (patience === undefined || options === undefined || player === undefined || range === undefined || more.length > 0) {
    return bad('plan-words', {
      ru: `ждали «пасьянс настройки игрок расклады [узлы]», а слов ${words.length}`,
      en: `expected "patience options player deals [nodes]", but there are ${words.length} words`,
    });
  }
  const deals = parseDealRange(range);
  if (!deals.ok) return deals;
  const budget = nodes === undefined ? undefined : Number(nodes);
  if (nodes !== undefined && !(/^\d{1,10}$/.test(nodes) && Number(nodes) >= 1)) {
    return bad('plan-nodes', {
      ru: `узлы — целое число от 1 до ${MOST_NODES}, а дано «${nodes}»`,
      en: `nodes are a whole number from 1 to ${MOST_NODES}, but "${nodes}" was given`,
    });
  }
  return good({ patience, options, player, deals: deals.value, budget });
}

/** The studies of a line. What a wild card meets without use is passed over; what is named and not there is a fault. */
function studiesOf(line: Line, offer: Offer): Result<readonly Study[]> {
  const games = gamesOf(line, offer);
  if (!games.ok) return games;
  const wild = WILD[line.patience] !== undefined;
  const studies: Study[] = [];
  for (const game of games.value) {
    for (const kind of offer.playersOf(game).filter(({ name }) => name === line.player)) {
      const study = makeStudy(game, kind, line.deals, wild && kind.budget === undefined ? undefined : line.budget);
      if (!study.ok) return study;
      studies.push(study.value);
    }
  }
  return studies.length > 0 ? good(studies) : noPlayer(line, games.value, offer);
}

function noPlayer({ player }: Line, games: readonly Game[], offer: Offer): Result<never> {
  const names = [...new Set(games.flatMap((game) => offer.playersOf(game).map(({ name }: PlayerKind) => name)))].join(', ') || '—';
  return bad('plan-player', {
    ru: `игрока «${player}» здесь нет; есть: ${names}`,
    en: `there is no player "${player}" here; there are: ${names}`,
  });
}

function gamesOf({ patience, options }: Line, { patiences, find }: Offer): Result<readonly Game[]> {
  const which = WILD[patience];
  const one = which ? undefined : find(patience);
  if (!which && !one) {
    return bad('plan-patience', {
      ru: `нет пасьянса «${patience}»; кроме имён бывает: ${Object.keys(WILD).join(', ')}`,
      en: `there is no patience "${patience}"; other than ids there are: ${Object.keys(WILD).join(', ')}`,
    });
  }
  const games: Game[] = [];
  for (const each of one ? [one] : patiences) {
    const some = optionsOf(each, options);
    if (!some.ok) return some;
    for (const chosen of some.value) {
      const opened = openGame(each, chosen);
      if (!opened.ok) return opened;
      if (!which || which(opened.value)) games.push(opened.value);
    }
  }
  return good(games);
}

/** `default`, `each` (the defaults and every single value changed alone), or `name=value,name=value`. */
function optionsOf(patience: Patience, text: string): Result<readonly Options[]> {
  if (text === 'default') return good([{}]);
  if (text === 'each') return good(eachValue(patience.options));
  const pairs = text.split(',').map((pair) => /^([^=]+)=([^=]+)$/.exec(pair));
  if (pairs.every((pair) => pair !== null)) return good([Object.fromEntries(pairs.map(([, name, value]) => [name, value]))]);
  return bad('plan-options', {
    ru: `настройки — «default», «each» или «имя=значение,имя=значение», а дано «${text}»`,
    en: `options are "default", "each" or "name=value,name=value", but "${text}" was given`,
  });
}
