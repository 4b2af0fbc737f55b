// Plays random games of every patience and option value and checks the invariants after every move.
// `--game ID` (more than once if wanted) plays these patiences only, `--opt name=value` only the one combination it names.
import { parseArgs } from 'node:util';
import { dealNumber, eachValue, emptyTable, openGame, patiences, randomFrom, SOAK_LIMIT, soakPlay, yardsticks } from 'pasyans';

const PLAYS = 10_000;

/** Plays that go to and fro are all alike after this many moves: every redeal and pass has been met by then. */
const TO_AND_FRO = 500;

/** So many plays are tried at the full length first; when most of them do not end, the moves go to and fro. */
const TRIALS = 20;

/** Reads a whole number option, or ends the program with one clear line. */
function wholeNumber(name, text, fallback) {
  if (text === undefined) return fallback;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  refuse(`--${name} takes a whole number from 1, not "${text}"`);
}

function refuse(text) {
  console.error(`soak: ${text}`);
  process.exit(2);
}

function readArguments() {
  try {
    const several = { type: 'string', multiple: true };
    return parseArgs({ options: { plays: { type: 'string' }, game: several, opt: several } }).values;
  } catch (error) {
    refuse(error.message);
  }
}

/** The options that `--opt` names, or nothing when it is not given. */
function readOpts(opts) {
  if (opts === undefined) return undefined;
  const named = new Map();
  for (const text of opts) {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(text) ?? refuse(`--opt takes name=value, not "${text}"`);
    if (named.has(name)) refuse(`--opt names ${name} twice`);
    named.set(name, value);
  }
  return Object.fromEntries(named);
}

/** The combinations to be played: every value of every option, or the one that is asked for. */
function gamesOf(patience, named) {
  return (named ? [named] : eachValue(patience.options)).map((options) => {
    const opened = openGame(patience, options);
    return opened.ok ? opened.value : refuse(`${patience.id}: ${opened.fault.text.en}`);
  });
}

const values = readArguments();
const plays = wholeNumber('plays', values.plays, PLAYS);
const all = [...patiences, ...yardsticks];
const chosen = values.game ? all.filter((patience) => values.game.includes(patience.id)) : all;
const unknown = values.game?.find((id) => !all.some((patience) => patience.id === id));
if (unknown !== undefined) refuse(`there is no patience "${unknown}"`);
const named = readOpts(values.opt);
if (named && chosen.length !== 1) refuse('--opt wants one --game, whose options it names');

let failed = 0;
for (const game of chosen.flatMap((patience) => gamesOf(patience, named))) {
  const name = [game.patience.id, ...Object.entries(game.options).map(([key, value]) => `${key}=${value}`)].join(' ');
  failed += soakOne(name, game) ? 0 : 1;
}
console.log(failed === 0 ? 'soak: no fault found' : `soak: ${failed} combinations failed`);
process.exitCode = failed === 0 ? 0 : 1;

function soakOne(name, game) {
  const table = emptyTable(game);
  let moves = 0;
  let stopped = 0;
  let limit = SOAK_LIMIT;
  for (let id = 1; id <= plays; id++) {
    try {
      const soaked = soakPlay(game, dealNumber(game.rules.pack, id), randomFrom(id, 1), table, limit);
      moves += soaked.moves;
      if (!soaked.ended) stopped++;
      if (id === TRIALS && stopped * 2 > TRIALS) limit = TO_AND_FRO;
    } catch (error) {
      console.log(`${name}: deal ${id}: ${error.message}`);
      return false;
    }
  }
  const note =
    stopped > 0 ? `, ${stopped} stopped at ${limit} moves${limit < SOAK_LIMIT ? ` (the first ${TRIALS} at ${SOAK_LIMIT})` : ''}` : '';
  console.log(`${name}: ${plays} plays, ${moves} moves${note}`);
  return true;
}
