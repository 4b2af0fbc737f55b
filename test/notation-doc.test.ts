import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import {
  findPatience,
  formatLink,
  formatMove,
  formatRecord,
  formatSeal,
  parseLink,
  parseMove,
  parseRecord,
  parseSeal,
  type ReadGame,
  type Result,
  readLayout,
  type Session,
  writeLayout,
} from 'pasyans';
import { describe, expect, it } from 'vitest';

const file = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const doc = file('../docs/notation.md');

interface Block {
  readonly kind: string;
  readonly text: string;
  readonly line: number;
}

const blocks: readonly Block[] = [...doc.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].map((found) => ({
  kind: found[1] ?? '',
  text: found[2] ?? '',
  line: doc.slice(0, found.index).split('\n').length,
}));

function opened(read: Result<ReadGame>): Session {
  if (!read.ok) throw new Error(read.fault.text.en);
  return read.value.session;
}

const place = (session: Session): unknown => [
  session.deal,
  session.game.options,
  session.moves,
  session.line,
  session.table.keyLo,
  session.table.keyHi,
];

/** The record that a block belongs to: the last one before it. */
function recordBefore(block: Block): Result<ReadGame> {
  const record = blocks.filter((other) => other.kind.startsWith('pasyans') && other.line < block.line).pop();
  return parseRecord(record?.text ?? '', findPatience);
}

const checks: Readonly<Record<string, (block: Block) => void>> = {
  pasyans: ({ text }) => {
    opened(parseRecord(text, findPatience));
  },
  'pasyans as-written': ({ text }) => expect(formatRecord(opened(parseRecord(text, findPatience)))).toBe(text),
  'pasyans damaged': ({ text }) => expect(parseRecord(text, findPatience).ok).toBe(false),
  link: (block) => {
    const session = opened(recordBefore(block));
    expect(formatLink(session)).toBe(block.text.trim());
    expect(place(opened(parseLink(block.text.trim(), findPatience)))).toEqual(place(session));
  },
  seal: (block) => {
    const [line = '', hash] = block.text.split('\n');
    const read = parseSeal(line);
    if (!read.ok) throw new Error(read.fault.text.en);
    expect(formatSeal(opened(recordBefore(block)), read.value.salt)).toBe(line);
    expect(createHash('sha256').update(line).digest('hex')).toBe(hash);
  },
  layout: (block) => {
    const { game, table } = opened(recordBefore(block));
    expect(writeLayout(game, table)).toBe(block.text);
    const laid = readLayout(game, block.text);
    expect(laid.ok && [laid.value.keyLo, laid.value.keyHi]).toEqual([table.keyLo, table.keyHi]);
  },
  typed: (block) => {
    const { game, table } = opened(recordBefore(block));
    for (const line of block.text.trim().split('\n')) {
      const [, typed = '', meant = ''] = /^(\S+) +is (.*)$/.exec(line) ?? [];
      const move = parseMove(game, table, typed);
      expect(move.ok ? formatMove(game, table, move.value) : move.fault.text.en).toBe(meant);
    }
  },
  fault: (block) => {
    const read = recordBefore(block);
    expect(read.ok ? 'read' : [read.fault.code, read.fault.text.en, read.fault.text.ru]).toEqual([
      block.kind.split(' ')[1],
      ...block.text.trim().split('\n'),
    ]);
  },
};

describe('docs/notation.md', () => {
  const examples = blocks.filter((block) => block.kind !== 'text' && block.kind !== 'ts');

  it('has an example of every kind', () => {
    const kinds = new Set(examples.map((block) => block.kind.replace(/^fault .*/, 'fault')));
    expect([...kinds].sort()).toEqual(Object.keys(checks).sort());
  });

  it.each(examples)('line $line: $kind', (block) => {
    checks[block.kind.replace(/^fault .*/, 'fault')]?.(block);
  });

  it('names every code of a refusal', () => {
    const table = doc.slice(doc.indexOf('| code |'), doc.indexOf('## Versions'));
    const named = [...table.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map((found) => found[1]);
    const sources = [
      ...sourcesOf('record'),
      ...['deal-text', 'option', 'layout-text', 'laid', 'buildable', 'unknown-cards'].map((name) =>
        file(`../packages/pasyans/src/engine/${name}.ts`),
      ),
    ];
    const raised = sources.flatMap((source) => [...source.matchAll(/(?:bad|faultAt)\(\s*'([a-z-]+)'/g)].map((found) => found[1]));
    expect([...new Set(named)].sort()).toEqual([...new Set(raised)].sort());
  });
});

function sourcesOf(room: string): readonly string[] {
  const folder = `../packages/pasyans/src/${room}/`;
  return readdirSync(new URL(folder, import.meta.url))
    .filter((name) => !/[.](test|testkit)[.]ts$/.test(name))
    .map((name) => file(`${folder}${name}`));
}
