import { askedOption, type Game, type Lang, type OptionSpec, type OptionValue, sentence } from 'pasyans';

/** What a patience asks before a deal. */
export interface DealQuestion {
  /** The name of the option. */
  readonly option: string;
  readonly spec: OptionSpec;
  /** What holds where nothing else is answered. */
  readonly present: OptionValue;
}

/** What is asked before a game like this is dealt; `undefined` where its patience asks nothing. */
export function dealQuestion({ patience, options }: Game): DealQuestion | undefined {
  const option = askedOption(patience.options);
  const spec = option === undefined ? undefined : patience.options[option];
  const present = spec?.values.find(({ value }) => value === options[option as string]);
  return option !== undefined && spec && present ? { option, spec, present } : undefined;
}

/**
 * The value that is meant by a typed answer: spelt as `--opt` takes it, or said with a sign or a word of its label in
 * either language, or with the beginning of one. Nothing typed means the present value.
 */
export function readAnswer({ spec, present }: DealQuestion, typed: string): string | undefined {
  const said = plain(typed);
  if (said === '') return present.value;
  const exact = spec.values.find(({ value }) => plain(value) === said);
  if (exact) return exact.value;
  const meant = spec.values.filter(({ label }) => [label.ru, label.en].some((words) => saysSo(plain(words), said)));
  return meant.length === 1 ? meant[0]?.value : undefined;
}

function saysSo(label: string, said: string): boolean {
  return label.startsWith(said) || label.split(/[\s,()]+/).some((word) => word.startsWith(said));
}

/** Keyboards add invisible marks to suit signs, and capitals mean nothing here. */
function plain(text: string): string {
  return text
    .replace(/[\ufe0e\ufe0f]/g, '')
    .trim()
    .toLowerCase();
}

/** The question in one line. */
export function askingLine({ spec, present }: DealQuestion, lang: Lang): string {
  const values = spec.values.map((one) => named(one, lang)).join(', ');
  const empty = lang === 'ru' ? 'пустая строка' : 'an empty line';
  return `${spec.label[lang]}: ${values}? ${sentence(empty)} — ${present.label[lang]}.`;
}

/** A value as it is said, and as it may be typed. */
export function named({ value, label }: OptionValue, lang: Lang): string {
  return `${label[lang]} (${value})`;
}
