import { counted, sayCard, sayPile, type Text } from 'pasyans';
import { titleLine } from '../context.ts';
import { drawCloth } from '../draw/cloth.ts';
import { plainSigns } from '../draw/glyphs.ts';
import { type Look, paint } from '../draw/look.ts';
import { wrap } from '../draw/wrap.ts';
import { MOVES } from '../report.ts';
import { type DealQuestion, named } from './deal-question.ts';
import type { Sitting } from './sitting.ts';
import type { Page, Ui } from './ui.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

const MARGIN = ' ';
/** What is typed in the last line. */
const ASKED: Readonly<Record<Ui['asking'], Text>> = {
  move: { ru: 'Ход', en: 'Move' },
  file: { ru: 'Файл', en: 'File' },
  name: { ru: 'Закладка', en: 'Bookmark' },
  way: { ru: 'Номер или закладка', en: 'Number or bookmark' },
};
/** Lines besides the cloth: title, gap, gap, pile, at least two of what was said, keys. */
const OTHER_LINES = 7;

/** Everything on the screen, a string a line, at most `rows` of them and none wider than `columns`. Changes nothing. */
export function frame(ui: Ui, sitting: Sitting, look: Look, size: Size): readonly string[] {
  return picture(ui, sitting, look, size)
    .slice(0, size.rows)
    .map((line) => plainSigns(line, look));
}

function picture(ui: Ui, sitting: Sitting, look: Look, size: Size): readonly string[] {
  if (sitting.asks) return questionLines(ui, sitting, sitting.asks, look, size);
  if (ui.page) return pageLines(ui.page, look, size);
  const canvas = drawCloth(sitting.session, look, { cursor: ui.cursor, card: ui.card, held: ui.held, picked: ui.picked, names: ui.names });
  const need = { columns: Math.max(40, canvas.width + 2 * MARGIN.length), rows: canvas.height + OTHER_LINES };
  if (size.columns < need.columns || size.rows < need.rows) return tooSmall(need, size, look);
  const width = size.columns - 2 * MARGIN.length;
  const room = size.rows - canvas.height - (OTHER_LINES - 2);
  const lines = [
    ...head(sitting, look, width).map((line) => paint(cut(line, width), 'title', look)),
    ...canvas.lines(look),
    '',
    paint(cut(pileLine(ui, sitting, look), width), 'quiet', look),
    ...saidLines(ui, look, width, room),
  ];
  while (lines.length < size.rows - 1) lines.push('');
  lines.push(bottom(ui, look, width));
  return lines.map((line) => (line === '' ? '' : MARGIN + line));
}

/** The two lines above the cloth: the second is a gap, or the status when one line cannot hold it whole. */
function head(sitting: Sitting, look: Look, width: number): readonly [string, string] {
  const { session } = sitting;
  const status = session.game.rules.status?.(session.table);
  const moves = counted(session.here.depth, MOVES[look.lang], look.lang);
  const title = `${titleLine(session, look)} · ${moves}`;
  if (!status) return [title, ''];
  const whole = `${title} · ${status[look.lang]}`;
  return whole.length <= width ? [whole, ''] : [title, status[look.lang]];
}

/** The pile under the cursor: its name for typing, and what lies there. */
function pileLine(ui: Ui, { session }: Sitting, look: Look): string {
  const spec = session.game.rules.piles[ui.cursor];
  const seen = session.seen();
  const here =
    spec?.fan === 'wrap'
      ? sayCard(session.game, seen, { pile: ui.cursor, index: ui.card }, look.lang)
      : sayPile(session.game, seen, ui.cursor, look.lang);
  return `${spec?.name ?? ''} · ${here}`;
}

function saidLines(ui: Ui, look: Look, width: number, room: number): readonly string[] {
  const lines = ui.said.flatMap((line) => wrap(line, width, '  '));
  if (lines.length <= room) return lines;
  return [...lines.slice(0, room - 1), look.lang === 'ru' ? '… (o — целиком)' : '… (o shows it all)'];
}

function bottom(ui: Ui, look: Look, width: number): string {
  if (ui.input !== undefined) {
    const asked = ASKED[ui.asking][look.lang];
    const room = width - asked.length - 4;
    return `${asked}: ${Array.from(ui.input).slice(-room).join('')}${paint('_', 'mark', look)}`;
  }
  const keys =
    look.lang === 'ru'
      ? '←↑→↓ Enter · u назад · r вперёд · m ходы · ? все ключи · q выход'
      : '←↑→↓ Enter · u undo · r redo · m moves · ? all keys · q quit';
  return paint(cut(keys, width), 'quiet', look);
}

/** What is asked before a deal, in place of the table. */
function questionLines(ui: Ui, sitting: Sitting, { spec, present }: DealQuestion, look: Look, { columns, rows }: Size): readonly string[] {
  const { lang } = look;
  const { title, tells } = sitting.session.game.patience;
  const width = Math.max(20, columns - 2 * MARGIN.length);
  const wish = lang === 'ru' ? 'Загадайте желание. ' : 'Make a wish. ';
  const back = sitting.asksFirst ? '' : lang === 'ru' ? ' · Esc — к столу' : ' · Esc: back to the table';
  const keys = lang === 'ru' ? `Enter — ${present.label.ru}${back} · Ctrl-C — выход` : `Enter: ${present.label.en}${back} · Ctrl-C: quit`;
  const body = [
    paint(cut(title[lang], width), 'title', look),
    '',
    ...wrap((tells ? wish : '') + spec.about[lang], width),
    '',
    ...spec.values.map((one) => cut(`  ${named(one, lang)}`, width)),
    '',
    ...ui.said.flatMap((line) => wrap(line, width, '  ')),
  ].slice(0, Math.max(0, rows - 2));
  while (body.length < rows - 2) body.push('');
  const label = spec.label[lang];
  const answer = `${label}: ${Array.from(ui.input ?? '')
    .slice(-Math.max(1, width - label.length - 4))
    .join('')}${paint('_', 'mark', look)}`;
  return [...body, answer, paint(cut(keys, width), 'quiet', look)].map((line) => (line === '' ? '' : MARGIN + line));
}

function pageLines(page: Page, look: Look, { columns, rows }: Size): readonly string[] {
  const lines = page.lines.flatMap((line) => (line === '' ? [''] : wrap(line, Math.max(20, columns - 2), '    ')));
  const room = Math.max(1, rows - 1);
  const top = Math.max(0, Math.min(page.top, lines.length - room));
  page.top = top;
  const shown = lines.slice(top, top + room).map((line) => MARGIN + line);
  while (shown.length < room) shown.push('');
  const more = top + room < lines.length;
  const hint =
    look.lang === 'ru' ? `${more ? '↓ дальше · ' : ''}любая клавиша — к столу` : `${more ? '↓ more · ' : ''}any key: back to the table`;
  return [...shown, MARGIN + paint(cut(hint, columns - 2), 'quiet', look)];
}

function tooSmall(need: Size, size: Size, look: Look): readonly string[] {
  const text =
    look.lang === 'ru'
      ? `Окно мало: нужно ${need.columns}×${need.rows}, а есть ${size.columns}×${size.rows}. Раздвиньте его; игра сохранена.`
      : `The window is too small: ${need.columns}×${need.rows} needed, ${size.columns}×${size.rows} there. Widen it; the game is kept.`;
  return wrap(text, Math.max(1, size.columns - 1));
}

function cut(text: string, width: number): string {
  const letters = Array.from(text);
  return letters.length <= width ? text : `${letters.slice(0, Math.max(0, width - 1)).join('')}…`;
}
