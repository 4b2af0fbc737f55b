/** The thread that plays: opens its game once, then answers every range of deals with what came of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { findPatience, openGame } from 'pasyans';
import { type DealRange, playChunk, playersOf, type Study } from 'pasyans/odds';

const study: Study = workerData;
const patience = findPatience(study.patience);
const game = patience && openGame(patience, study.options);
if (!game?.ok || !parentPort) throw new Error(`no game for the study of ${study.patience}`);
const kind = playersOf(game.value).find((one) => one.name === study.player);
if (!kind) throw new Error(`no player ${study.player}`);
const player = kind.open(game.value, study.budget);
const port = parentPort;
port.on('message', (range: DealRange) => port.postMessage(playChunk(game.value, player, range)));
