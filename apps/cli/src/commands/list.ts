import { type Options, type Patience, patiences, type Text, yardsticks } from 'pasyans';
import { type Context, dealNamed, type GameFlags, print, printJson, readOpts } from '../context.ts';
import { paint } from '../draw/look.ts';
import { wrap } from '../draw/wrap.ts';
import { Failure } from '../failure.ts';

const CHOICES = {
  zero: { ru: 'идёт сам', en: 'plays itself' },
  open: { ru: 'с выбором, всё открыто', en: 'with choices, all cards open' },
  hidden: { ru: 'с выбором, часть карт закрыта', en: 'with choices, some cards hidden' },
} as const;

/** `list`: the patiences there are, with their options; with `--opt` those that take it, with `--deal` how to lay that deal out. */
export function list(context: Context, flags: GameFlags & { readonly json?: true }): void {
  const options = readOpts(flags.opt ?? []);
  const deal = dealNamed(flags);
  const [games, measures] = [patiences, yardsticks].map((some) => some.filter((one) => takes(one, options))) as [Patience[], Patience[]];
  if (games.length + measures.length === 0) throw noneTakes(options);
  if (flags.json) {
    printJson(context, { patiences: games.map(describe), yardsticks: measures.map(describe), ...(deal === undefined ? {} : { deal }) });
    return;
  }
  const { lang } = context.look;
  const told = (some: readonly Patience[]): readonly string[] => some.map((one) => inWords(one, context));
  const below = measures.length > 0 ? [YARDSTICKS[lang], ...told(measures)] : [];
  const last = deal === undefined ? [] : [layOut(deal, flags.opt ?? [])[lang]];
  print(context, [[...told(games), ...below, ...last].join('\n\n')]);
}

function takes(patience: Patience, options: Options): boolean {
  return Object.entries(options).every(
    ([name, value]) => Object.hasOwn(patience.options, name) && patience.options[name]?.values.some((one) => one.value === value),
  );
}

function noneTakes(options: Options): Failure {
  const asked = Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
  return new Failure({ ru: `--opt: ни один пасьянс не раскладывается с «${asked}»`, en: `--opt: no patience takes "${asked}"` });
}

function layOut(deal: number, opt: readonly string[]): Text {
  const flags = [`--deal ${deal}`, ...opt.map((one) => `--opt ${one}`)].join(' ');
  return { ru: `Разложить: pasyans play ПАСЬЯНС ${flags}`, en: `To lay it out: pasyans play ID ${flags}` };
}

const YARDSTICKS = {
  ru: 'Мерки для решателей (из исследований; старого русского источника нет):',
  en: 'Yardsticks for solvers (from published studies; no old Russian source):',
};

function describe(patience: Patience): unknown {
  const { id, rev, title, titleNote, about, choice, tells, packs } = patience;
  const options = Object.entries(patience.options).map(([name, spec]) => {
    const values = spec.values.map(({ value, label, relaxed }) => ({ value, label, relaxed: relaxed === true }));
    return [name, { label: spec.label, about: spec.about, default: spec.values[0]?.value, values }];
  });
  return { id, rev, titles: title, titleNote, about, choice, tells, packs, options: Object.fromEntries(options) };
}

function inWords(patience: Patience, { look }: Context): string {
  const { lang } = look;
  const cards = `${lang === 'ru' ? 'колода' : 'pack'} ${patience.packs.join(', ')}`;
  const options = Object.entries(patience.options).map(
    ([name, spec]) => `  --opt ${name}=${spec.values.map(({ value }) => value).join('|')}`,
  );
  return [
    paint(`${patience.id} — ${patience.title[lang]}`, 'title', look),
    `  ${cards}, ${CHOICES[patience.choice][lang]}`,
    ...wrap(`  ${patience.about[lang]}`, 78, '  '),
    ...(patience.titleNote ? wrap(`  ${patience.titleNote[lang]}`, 78, '  ') : []),
    ...options.flatMap((line) => wrap(line, 78, '    ')),
  ].join('\n');
}
