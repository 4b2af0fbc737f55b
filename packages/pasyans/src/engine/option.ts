import { bad, good, type Result } from './result.ts';
import type { Text } from './text.ts';

/** One value an option can take. */
export interface OptionValue<V extends string = string> {
  /** What is written in records, links and `--opt`. */
  readonly value: V;
  /** What players read. */
  readonly label: Text;
  /** A freedom the source does not give: games played so are marked "relaxed" and kept out of the normal odds. */
  readonly relaxed?: boolean;
}

/** A closed choice. The first value is the default (rules, D8). */
export interface OptionSpec<V extends string = string> {
  /** Its name for players. */
  readonly label: Text;
  /** What it changes, in a sentence. */
  readonly about: Text;
  /** What can be chosen, the default first. */
  readonly values: readonly OptionValue<V>[];
  /** True when it is asked anew before every deal, as the suit of a divination is. */
  readonly asked?: boolean;
}

/** The option table of a patience, in the order shown. */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The values chosen, one for every option of the table. */
export type OptionsOf<S extends OptionSpecs> = { readonly [K in keyof S]: S[K]['values'][number]['value'] };

/** Any patience's chosen values, when its own type is not known. */
export type Options = Readonly<Record<string, string>>;

/** Writes an option down with its values' types kept: `option(label, about, [{ value: '1', label }, ...])`. */
export function option<const V extends string>(label: Text, about: Text, values: readonly OptionValue<V>[]): OptionSpec<V> {
  return { label, about, values };
}

/** The option that is asked anew before every deal, such as the suit of a divination. */
export function askedOption(specs: OptionSpecs): string | undefined {
  return Object.keys(specs).find((name) => specs[name]?.asked);
}

/** Every option at its default, which is the first of its values. */
export function defaultOptions(specs: OptionSpecs): Options {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, (spec.values[0] as OptionValue).value]));
}

/** Completes given values with the defaults; an unknown name or value is a fault that lists what there is. */
export function readOptions(specs: OptionSpecs, given: Options): Result<Options> {
  for (const [name, value] of Object.entries(given)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (!spec) {
      const names = Object.keys(specs).join(', ');
      const there = {
        ru: names === '' ? 'у этого пасьянса настроек нет' : `есть: ${names}`,
        en: names === '' ? 'this patience has none' : `there are: ${names}`,
      };
      return bad(
        'unknown-option',
        { ru: `Нет настройки «${name}»; ${there.ru}.`, en: `No option "${name}"; ${there.en}.` },
        { token: name },
      );
    }
    if (!spec.values.some((v) => v.value === value)) {
      const values = spec.values.map((v) => v.value).join(', ');
      return bad(
        'unknown-value',
        { ru: `«${name}» не бывает «${value}»; бывает: ${values}.`, en: `"${name}" cannot be "${value}"; it can be: ${values}.` },
        { token: value },
      );
    }
  }
  return good({ ...defaultOptions(specs), ...given });
}

/** Every single option set to every value of its own, the others at their defaults; the defaults come first. */
export function eachValue(specs: OptionSpecs): readonly Options[] {
  const defaults = defaultOptions(specs);
  const others = Object.entries(specs).flatMap(([name, spec]) => spec.values.slice(1).map((v) => ({ ...defaults, [name]: v.value })));
  return [defaults, ...others];
}
