import { readFileSync, writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { findPatience, parseMove, formatMove, parseRecord, writeLayout, patiences, Session, dealNumber, openGame, runOut, formatRecord } from 'pasyans';
it('fills', () => {
  let doc = readFileSync('docs/notation.md', 'utf8');
  const blocks = [...doc.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)];
  const before = (mark: string) => { const at = doc.indexOf(mark); const b = blocks.filter((x) => x[1]!.startsWith('pasyans') && x.index < at).pop()!; return parseRecord(b[2]!, findPatience); };
  const will = before('@@LAYOUT-WILL'); if (!will.ok) throw new Error(will.fault.text.en);
  const s = will.value.session;
  const typed = ['draw', 'взять', '8d', '8♦', '8б-f2', 'waste-f2', 't8-f1', 'qd-f2', '8h', '9с'].map((t) => { const m = parseMove(s.game, s.table, t); return `${t.padEnd(8)} is ${m.ok ? formatMove(s.game, s.table, m.value) : m.fault.text.en}`; }).join('\n');
  const f = (mark: string) => { const r = before(mark); if (r.ok) throw new Error(mark); return r.fault.text.en + '\n' + r.fault.text.ru; };
  const out: Record<string, string> = { '@@LAYOUT-WILL@@': writeLayout(s.game, s.table).trimEnd(), '@@TYPED-WILL@@': typed, '@@FAULT-1@@': f('@@FAULT-1') };
  for (const [k, v] of Object.entries(out)) doc = doc.replace(k, v);
  writeFileSync('docs/notation.md', doc);
  console.log(patiences.map((p) => p.id));
});
