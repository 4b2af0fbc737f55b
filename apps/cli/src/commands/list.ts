import { type Patience, patiences, yardsticks } from 'pasyans';
import { type Context, print, printJson } from '../context.ts';
import { paint } from '../draw/look.ts';
import { wrap } from '../draw/wrap.ts';

const CHOICES = {
  zero: { ru: 'идёт сам', en: 'plays itself' },
  open: { ru: 'с выбором, всё открыто', en: 'with choices, all cards open' },
  hidden: { ru: 'с выбором, часть карт закрыта', en: 'with choices, some cards hidden' },
} as const;

/** `list`: the patiences there are, with their options. */
export function list(context: Context, flags: { readonly json?: true }): void {
  if (flags.json) {
    printJson(context, { patiences: patiences.map(describe), yardsticks: yardsticks.map(describe) });
    return;
  }
  const told = (some: readonly Patience[]): readonly string[] => some.map((one) => inWords(one, context));
  print(context, [[...told(patiences), YARDSTICKS[context.look.lang], ...told(yardsticks)].join('\n\n')]);
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
