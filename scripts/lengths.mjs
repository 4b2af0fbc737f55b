// node scripts/run-built.mjs scripts/lengths.mjs: writes data/lengths.json, how many moves a game takes, and the browser app's copy of it.
//
// Deals 1 to 200 of every patience with its default options are played to their end by the sensible player, who sees what a player
// sees; what plays itself is simply played. It takes some minutes on one core.
import { writeFileSync } from 'node:fs';
import { dealNumber, openGame, patiences } from 'pasyans';
import { playSensibly, sensiblePlayer } from 'pasyans/play';
import { at } from './lib/paths.mjs';

const DEALS = 200;
/** So many deals are kept one by one: a test plays them again. */
const KEPT = 3;

function rowOf(patience) {
  const game = openGame(patience).value;
  const moves = Array.from({ length: DEALS }, (_, i) => playSensibly(game, dealNumber(game.rules.pack, i + 1)));
  const sorted = [...moves].sort((a, b) => a - b);
  const [low, median, high] = [1, 2, 3].map((quarters) => sorted[(quarters * DEALS) / 4 - 1]);
  const { name: player, version } = sensiblePlayer;
  return {
    patience: patience.id,
    rev: patience.rev,
    player,
    version,
    deals: DEALS,
    quartiles: [low, median, high],
    first: moves.slice(0, KEPT),
  };
}

const rows = patiences.map(rowOf);
const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
writeFileSync(
  at('data/lengths.json'),
  `{\n  "command": "node scripts/run-built.mjs scripts/lengths.mjs",\n  "rows": [\n${lines}\n  ]\n}\n`,
);
const copy = rows.map(({ patience, quartiles }) => `  ${JSON.stringify(patience)}: [${quartiles.join(', ')}]`).join(',\n');
writeFileSync(at('apps/web/src/odds/lengths.json'), `{\n${copy}\n}\n`);
