import { dealNumber, type Game, type Lang, type Text } from 'pasyans';
import { commonRules, type RuleMark, type RuleText, rulesText } from 'pasyans/texts';
import { type Context, dealNamed, type GameFlags, openGameOf, print, titleLine } from '../context.ts';
import { type Look, paint } from '../draw/look.ts';
import { wrap } from '../draw/wrap.ts';
import { Failure } from '../failure.ts';
import { laidOut } from './deal.ts';

const HEADS = {
  aim: { ru: 'Цель', en: 'The aim' },
  picture: { ru: 'Расклад', en: 'The layout' },
  play: { ru: 'Как идёт игра', en: 'How it goes' },
  rules: { ru: 'Правила', en: 'The rules' },
  common: { ru: 'Общие правила', en: 'Common rules' },
  options: { ru: 'Настройки (--opt имя=значение; первое — по умолчанию)', en: 'Options (--opt name=value; the first is the default)' },
  realCards: { ru: 'Настоящими картами', en: 'With real cards' },
  chance: { ru: 'Как часто сходится', en: 'How often it comes out' },
  otherNames: { ru: 'Другие названия', en: 'Other names' },
  source: { ru: 'Источник', en: 'The source' },
} as const satisfies Record<string, Text>;

const MARKS: Readonly<Record<RuleMark, Text | undefined>> = {
  text: undefined,
  reading: { ru: 'наше прочтение', en: 'our reading' },
  inherited: { ru: 'из другой игры', en: 'inherited' },
  decided: { ru: 'наше решение', en: 'our decision' },
  reconstruction: { ru: 'реконструкция', en: 'reconstruction' },
};

const WIDTH = 78;

/** `rules ID`: the rules page; with `--opt` it says which values are chosen, with `--deal` it ends with that deal laid out as an example. */
export async function rules(context: Context, id: string, flags: GameFlags & { readonly common?: true }): Promise<void> {
  const game = openGameOf(id, flags.opt);
  const number = dealNamed(flags);
  const page = await rulesPage(game, context.look, { common: flags.common === true, chosen: flags.opt !== undefined });
  print(context, number === undefined ? page : [...page, ...example(game, number, context.look)]);
}

function example(game: Game, number: number, look: Look): readonly string[] {
  const table = { game, deal: dealNumber(game.rules.pack, number) };
  return ['', paint(titleLine(table, look), 'title', look), '', ...laidOut(table, look)];
}

/** The rules page of a game's patience in lines of at most 78 columns; `chosen` marks the values that the game is played with. */
export async function rulesPage(
  game: Game,
  look: Look,
  { common = false, chosen = false }: { readonly common?: boolean; readonly chosen?: boolean },
): Promise<readonly string[]> {
  const { patience } = game;
  const text = await rulesText(patience.id);
  if (!text) throw new Failure({ ru: `у пасьянса «${patience.id}» нет правил`, en: `the patience "${patience.id}" has no rules page` });
  const { lang } = look;
  const section = (key: keyof typeof HEADS, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ['', paint(HEADS[key][lang], 'title', look), '', ...lines];
  const prose = (one: Text | undefined): readonly string[] => (one ? wrap(one[lang], WIDTH) : []);
  return [
    paint(patience.title[lang], 'title', look),
    ...prose(patience.titleNote),
    '',
    ...prose(text.story),
    ...section('aim', prose(text.aim)),
    ...section('picture', text.picture[lang].split('\n')),
    ...section('play', prose(text.play)),
    ...section(
      'rules',
      text.rules.flatMap((rule) => ruleLines(rule, lang)),
    ),
    ...section('options', optionTable(game, lang, chosen)),
    ...section('realCards', prose(text.realCards)),
    ...section('chance', prose(text.chance)),
    ...section('otherNames', prose(text.otherNames)),
    ...section('source', prose(text.source)),
    ...(common
      ? section(
          'common',
          (await commonRules()).flatMap((rule) => ruleLines(rule, lang)),
        )
      : []),
  ];
}

function ruleLines(rule: RuleText, lang: Lang): readonly string[] {
  const number = `${rule.id.replace(/^R/, '')}.`.padEnd(4);
  const mark = MARKS[rule.mark];
  const indent = '    ';
  const lines = wrap(`${rule.text[lang]}${mark ? ` [${mark[lang]}]` : ''}`, WIDTH - indent.length);
  const why = rule.why ? wrap(rule.why[lang], WIDTH - indent.length - 2).map((line) => `${indent}| ${line}`) : [];
  return [...lines.map((line, i) => (i === 0 ? number : indent) + line), ...why];
}

const CHOSEN: Text = { ru: ' (выбрано)', en: ' (chosen)' };

function optionTable({ patience, options }: Game, lang: Lang, chosen: boolean): readonly string[] {
  const mark = (name: string, value: string): string => (chosen && options[name] === value ? CHOSEN[lang] : '');
  return Object.entries(patience.options).flatMap(([name, spec]) => [
    ...wrap(`${name} — ${spec.label[lang]}. ${spec.about[lang]}`, WIDTH, '  '),
    ...spec.values.flatMap(({ value, label }) => wrap(`  ${name}=${value} — ${label[lang]}${mark(name, value)}`, WIDTH, '    ')),
  ]);
}
