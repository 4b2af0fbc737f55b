// Plays random games of every patience and option value and checks the invariants after every move.
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
  console.error(`soak: --${name} takes a whole number from 1, not "${text}"`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({ options: { plays: { type: 'string' }, game: { type: 'string', multiple: true } } }).values;
  } catch (error) {
    console.error(`soak: ${error.message}`);
    process.exit(2);
  }
}

const values = readArguments();
const plays = wholeNumber('plays', values.plays, PLAYS);
const all = [...patiences, ...yardsticks];
const chosen = values.game ? all.filter((patience) => values.game.includes(patience.id)) : all;
const unknown = values.game?.find((id) => !all.some((patience) => patience.id === id));
if (unknown !== undefined) {
  console.error(`soak: there is no patience "${unknown}"`);
  process.exit(2);
}

let failed = 0;
for (const patience of chosen) {
  for (const options of eachValue(patience.options)) {
    const name = [patience.id, ...Object.entries(options).map(([key, value]) => `${key}=${value}`)].join(' ');
    failed += soakOne(name, openGame(patience, options).value) ? 0 : 1;
  }
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
