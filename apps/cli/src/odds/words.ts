import { decimalText, exactOdds, findPatience, fractionText, type Game, type Lang, number, openGame } from 'pasyans';
import { type Counts, interval, playersOf, rangeText, type Study, WINS } from 'pasyans/odds';
import { optionLines } from '../context.ts';
import { type Look, paint } from '../draw/look.ts';

/** The result as programs read it (docs/cli.md). */
export function resultJson(study: Study, counts: Counts): Readonly<Record<string, unknown>> {
  const { patience, rev, shuffle, options, player, version, budget, deals } = study;
  const { won, lost, unknown, wins } = counts;
  const who = { patience, rev, shuffle, options, player, version, budget: budget ?? null };
  const counted = { deals: counts.deals, range: [deals.from, deals.to], won, lost, unknown, wins, winKinds: winKinds(study) };
  return { ...who, ...counted, interval: interval(won, lost, unknown), exact: exactJson(study) };
}

/** The exact chance, where it is known for this revision of the rules. */
function exactOf(study: Study): ReturnType<typeof exactOdds> {
  const game = gameOf(study);
  return game?.patience.rev === study.rev ? exactOdds(game) : undefined;
}

/** `holds` says for whom the chance is exact. */
function exactJson(study: Study): unknown {
  const exact = exactOf(study);
  if (exact === undefined) return null;
  return { fraction: fractionText(exact.chance), decimal: decimalText(exact.chance, 9), holds: exact.holds };
}

/** A share in per cent with one digit, or as many as a rare thing needs. */
export function percent(share: number, lang: Lang): string {
  const edge = Math.min(share, 1 - share) * 100;
  const digits = edge === 0 || edge >= 1 ? 1 : 3;
  const text = (share * 100).toFixed(digits);
  return lang === 'ru' ? `${text.replace('.', ',')} %` : `${text}%`;
}

/** «24,9 % (95 %: от 22,3 % до 27,7 %)»; nothing before the first deal. */
export function shareText({ deals, won, lost, unknown }: Counts, lang: Lang): string {
  if (deals === 0) return '—';
  const [low, high] = interval(won, lost, unknown).map((end) => percent(end, lang)) as [string, string];
  const share = percent(won / deals, lang);
  return lang === 'ru' ? `${share} (95 %: от ${low} до ${high})` : `${share} (95%: ${low} to ${high})`;
}

/** The result in words. */
export function resultLines(study: Study, counts: Counts, look: Look): readonly string[] {
  const { lang } = look;
  const many = (n: number): string => number(n, lang);
  const game = gameOf(study);
  return [
    paint(headLine(study, game, lang), 'title', look),
    ...(game ? optionLines(game, look) : []),
    lang === 'ru'
      ? `Сошлось ${many(counts.won)} из ${many(counts.deals)}: ${shareText(counts, lang)}`
      : `Came out: ${many(counts.won)} of ${many(counts.deals)}, ${shareText(counts, lang)}`,
    ...exactLines(study, lang),
    ...winLines(study, counts, lang),
    `${lang === 'ru' ? 'Не сошлось' : 'Did not come out'}: ${many(counts.lost)}`,
    ...(counts.unknown === 0 ? [] : [`${lang === 'ru' ? 'Не решено' : 'Undecided'}: ${many(counts.unknown)}`]),
  ];
}

/** The exact chance, where it is known. */
export function exactLines(study: Study, lang: Lang): readonly string[] {
  const exact = exactOf(study);
  if (exact === undefined) return [];
  const chance = fractionText(exact.chance);
  const unseen = lang === 'ru' ? ' — для того, кто не видит закрытых карт' : ' for a player who does not see closed cards';
  return [`${lang === 'ru' ? 'Точно' : 'Exactly'}: ${chance}${exact.holds === 'unseen' ? unseen : ''}`];
}

/** The game of a study that may come from another version of this program. */
function gameOf({ patience, options }: Study): Game | undefined {
  const found = findPatience(patience);
  const game = found && openGame(found, options);
  return game?.ok ? game.value : undefined;
}

function headLine({ patience, player, budget, deals }: Study, game: Game | undefined, lang: Lang): string {
  const nodes = budget === undefined ? [] : [`${lang === 'ru' ? 'узлов' : 'nodes'} ${number(budget, lang)}`];
  const range = `${lang === 'ru' ? 'расклады' : 'deals'} ${rangeText(deals)}`;
  return [game?.patience.title[lang] ?? patience, player, ...nodes, range].join(' · ');
}

/** Win by win, where they are of more than the plain kind; what a player says who looks no further than the first win it finds. */
export function winLines(study: Study, { won, wins }: Counts, lang: Lang): readonly string[] {
  if (wins.plain === won) return [];
  const found = WINS.filter((win) => wins[win] > 0).map((win) => `  ${winName(win, lang)}: ${number(wins[win], lang)}`);
  if (winKinds(study) === 'as-played') return found;
  return [
    ...found,
    lang === 'ru' ? '  (первые найденные победы: лучшие могут быть тоже)' : '  (the first wins found: there may be better ones)',
  ];
}

/** Whether the kinds of the wins are those that the player makes, or those of the first wins it happened to find. */
function winKinds(study: Study): 'as-played' | 'first-found' {
  const game = gameOf(study);
  const kind = game && playersOf(game).find(({ name }) => name === study.player);
  return kind?.firstWin ? 'first-found' : 'as-played';
}

function winName(win: (typeof WINS)[number], lang: Lang): string {
  if (win === 'plain') return lang === 'ru' ? 'просто' : 'plainly';
  if (win === 'brilliant') return lang === 'ru' ? 'блестяще' : 'brilliantly';
  return lang === 'ru' ? `${win}-й класс` : `class ${win}`;
}
