import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Fault, findPatience, parseRecord, RECORD_EXTENSION, type Session } from 'pasyans';
import { systemCode } from '../failure.ts';
import { writeWhole } from './write-whole.ts';

/** What was found where a game may have been kept. */
export type Found =
  | { readonly is: 'nothing' }
  | { readonly is: 'game'; readonly session: Session }
  /** Set aside under another name, so that nothing is lost. */
  | { readonly is: 'damaged'; readonly fault: Fault; readonly keptAs: string }
  /** There may be a game that cannot be read just now: it must not be written over. */
  | { readonly is: 'unreadable'; readonly code: string };

/** `now` is the game in play; `left` the one that was left for it, where undo leads back to. */
export type Slot = 'now' | 'left';

function saveFile(folder: string, id: string, slot: Slot): string {
  return join(folder, 'games', `${id}${slot === 'left' ? '.left' : ''}${RECORD_EXTENSION}`);
}

/** Reads a kept game. A damaged one is renamed to `*.damaged`. */
export function loadGame(folder: string, id: string, slot: Slot): Found {
  const file = saveFile(folder, id, slot);
  try {
    const text = readIfThere(file);
    if (text === undefined) return { is: 'nothing' };
    const read = parseRecord(text, findPatience);
    if (read.ok && read.value.session.game.patience.id === id) return { is: 'game', session: read.value.session };
    const keptAs = freeName(`${file}.damaged`);
    renameSync(file, keptAs);
    return { is: 'damaged', fault: read.ok ? otherGame(id) : read.fault, keptAs };
  } catch (error) {
    return { is: 'unreadable', code: systemCode(error) };
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (/^(ENOENT|ENOTDIR)$/.test(systemCode(error))) return undefined;
    throw error;
  }
}

function otherGame(id: string): Fault {
  return { code: 'other-game', text: { ru: `в файле не «${id}», а другой пасьянс`, en: `the file holds a patience other than "${id}"` } };
}

function freeName(wanted: string): string {
  let name = wanted;
  for (let i = 2; existsSync(name); i++) name = `${wanted}-${i}`;
  return name;
}

/** Level by level: asked for all of them at once, Node never comes back where the system makes no folders (`/proc`). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another game of ours may have made it meanwhile.
    if (systemCode(error) !== 'EEXIST') throw error;
  }
}

/** Writes a game so that at every moment the file holds the old text or the new one whole. Throws the system's error. */
export function writeGame(folder: string, id: string, slot: Slot, text: string): void {
  const file = saveFile(folder, id, slot);
  makeFolder(dirname(file));
  writeWhole(file, text);
}
