import { describe, expect, it } from 'vitest';
import { layTable } from './laid.ts';
import { writeLayout } from './layout-text.ts';
import { Session } from './session.ts';
import { openToy } from './toy.testkit.ts';

const game = openToy();
const KNOWN = 'waste: 7D\nred: 6C 7C\nblack: 6S 7S\ndrawn = 5\n';
const WHOLE = `stock: [6H] [7H] [6D]\n${KNOWN}`;

function lay(text: string, number = 5): Session {
  const deal = layTable(game, text, number);
  if (!deal.ok) throw new Error(deal.fault.text.en);
  return new Session(game, deal.value);
}

const written = (session: Session): string => writeLayout(game, session.table);

describe('a table laid out by hand', () => {
  it('is where a game begins: undo leads back to it and no further', () => {
    const session = lay(WHOLE);
    expect([written(session), session.deal.id, session.canUndo]).toEqual([WHOLE, undefined, false]);
    session.play(session.legal().at(0));
    expect(written(session)).not.toBe(WHOLE);
    session.restart();
    expect([written(session), session.undo()]).toEqual([WHOLE, false]);
  });

  it('tells by the numbers of its cards only where they lay', () => {
    expect(lay(WHOLE).seen().piles.flat()).toEqual(lay(WHOLE.replace('[6H] [7H]', '[7H] [6H]')).seen().piles.flat());
  });

  it('gets its unknown cards by number, the same ones for the same number', () => {
    const text = `stock: [?]*2 [?]\n${KNOWN}`;
    expect(written(lay(text))).toBe(written(lay(text)));
    expect([...(written(lay(text)).split('\n')[0] ?? '').matchAll(/\w+(?=\])/g)].map(String).sort()).toEqual(['6D', '6H', '7H']);
    expect(new Set(Array.from({ length: 30 }, (_, i) => written(lay(text, i + 1)))).size).toBe(6);
    expect(written(lay(`stock: [7H] [?] [?] # two\n${KNOWN}`))).toContain('stock: [7H] [6');
  });

  it.each([
    [`stock: [?]*2\n${KNOWN}`, 'unknown-cards', undefined],
    [`stock: [?]*4\n${KNOWN}`, 'unknown-cards', undefined],
    [`stock: [?] [?] [?] [6S]\n${KNOWN}`, 'card-twice', 4],
    [`stock: ?\n${KNOWN}`, 'not-a-card', 1],
    [KNOWN, 'card-missing', undefined],
    [WHOLE.replace('5', '100'), 'counter-range', undefined],
    [WHOLE.replace('= 5', '= -1'), 'counter-range', undefined],
  ])('%j is refused', (text, code, line) => {
    const laid = layTable(game, text, 5);
    expect(laid.ok || [laid.fault.code, laid.fault.line]).toEqual([code, line]);
  });
});
