import type { Lang, Text } from 'pasyans';

/** What a player can ask for besides touching cards and typing moves. */
export type PlayCommand =
  | 'undo'
  | 'redo'
  | 'next'
  | 'end'
  | 'draw'
  | 'turn'
  | 'redeal'
  | 'deal-on'
  | 'collect'
  | 'safe'
  | 'auto-safe'
  | 'restart'
  | 'new'
  | 'hint'
  | 'moves'
  | 'board'
  | 'pile'
  | 'names'
  | 'result'
  | 'rules'
  | 'mark'
  | 'ways'
  | 'save'
  | 'help'
  | 'quit';

interface CommandSpec {
  readonly command: PlayCommand;
  /** The key of full-screen play. */
  readonly key: string;
  /** The same key on a Russian keyboard. */
  readonly russianKey: string;
  /** What may be typed line by line. */
  readonly words: readonly string[];
  readonly about: Text;
}

/** All commands, in the order the help shows them. */
export const COMMANDS: readonly CommandSpec[] = [
  spec('undo', 'u', 'г', ['назад'], 'взять ход назад (и новый расклад тоже); Ctrl-Z', 'take a move back (a new deal too); Ctrl-Z'),
  spec('redo', 'r', 'к', ['вперёд', 'вперед'], 'снова вперёд; Ctrl-Y', 'forward again; Ctrl-Y'),
  spec('next', 'n', 'т', [], 'следующий шаг (пасьянсы без выбора)', 'the next step (patiences that play themselves)'),
  spec('end', 'e', 'у', ['конец'], 'все шаги до конца', 'all steps to the end'),
  spec('draw', 'd', 'в', [], 'открыть карту из колоды', 'turn a card from the stock'),
  spec(
    'deal-on',
    'k',
    'л',
    ['раздать'],
    'раздавать, пока карта не подойдёт (где раздают по одной)',
    'deal on until a card fits (where cards are dealt one by one)',
  ),
  spec('turn', 't', 'е', [], 'перевернуть талон', 'turn the waste over'),
  spec('redeal', 'g', 'п', [], 'собрать и пересдать', 'gather and deal again'),
  spec('collect', 'c', 'с', ['собрать'], 'собрать на базовые стопки всё, что подходит', 'play everything that fits to the foundations'),
  spec(
    'safe',
    'v',
    'м',
    ['надёжно', 'надежно'],
    'собрать только то, что заведомо не повредит',
    'of that only what is proved never to hurt',
  ),
  spec(
    'auto-safe',
    'w',
    'ц',
    ['автосбор'],
    'собирать это самому после каждого хода; ещё раз — больше не собирать',
    'collect that by itself after every move; once more: no longer',
  ),
  spec('hint', 'h', 'р', ['подсказка'], 'подсказка: ход и почему; Enter его делает', 'a hint: a move and why; Enter makes it'),
  spec('moves', 'm', 'ь', ['ходы'], 'какие есть ходы', 'the legal moves'),
  spec('board', 'b', 'и', ['стол'], 'прочитать стол словами', 'read the table in sentences'),
  spec('pile', 'i', 'ш', [], 'прочитать эту стопку целиком', 'read this pile card by card'),
  spec(
    'names',
    'p',
    'з',
    ['show', 'показать'],
    'стол с именами стопок, для набора ходов',
    'the table with the names of the piles, for typing moves',
  ),
  spec('result', 'o', 'щ', ['итог'], 'итог и толкование ещё раз', 'the outcome and its reading again'),
  spec('rules', 'l', 'д', ['правила'], 'правила', 'the rules'),
  spec('restart', 'a', 'ф', ['сначала'], 'этот расклад сначала («вперёд» ведёт обратно)', 'this deal from the start (redo leads back)'),
  spec('new', 'x', 'ч', ['новый'], 'новый расклад («назад» ведёт обратно)', 'a new deal (undo leads back)'),
  spec(
    'mark',
    'f',
    'а',
    ['закладка'],
    'закладка в этом месте игры; пустое имя её снимает',
    'a bookmark at this place of the game; no name takes it away',
  ),
  spec(
    'ways',
    'j',
    'о',
    ['ветки'],
    'закладки и оставленные ветки; перейти к одной из них',
    'bookmarks and lines that were left; go to one of them',
  ),
  spec('save', 's', 'ы', ['записать'], 'записать партию в файл', 'save the game to a file'),
  spec('help', '?', ',', ['справка'], 'эта справка', 'this help'),
  spec('quit', 'q', 'й', ['выход'], 'выйти; игра сохранена', 'leave; the game is kept'),
];

function spec(command: PlayCommand, key: string, russianKey: string, words: readonly string[], ru: string, en: string): CommandSpec {
  return { command, key, russianKey, words: [command, ...words], about: { ru, en } };
}

export function commandOfKey(key: string): PlayCommand | undefined {
  return COMMANDS.find((one) => one.key === key || one.russianKey === key)?.command;
}

/** The command of a typed word. */
export function commandOfWord(word: string): PlayCommand | undefined {
  return COMMANDS.find((one) => one.words.includes(word.toLowerCase()))?.command;
}

/** The keys of full-screen play in lines. */
export function keyHelp(lang: Lang): readonly string[] {
  const fixed: readonly (readonly [string, Text])[] = [
    ['← ↑ → ↓', { ru: 'выбрать стопку; Tab — следующая', en: 'choose a pile; Tab for the next one' }],
    ['Enter', { ru: 'взять карту, положить её; дважды — её единственный ход', en: 'take a card, put it down; twice makes its only move' }],
    [
      '',
      {
        ru: 'на колоде — открыть карту; на пустом месте — позвать подходящую',
        en: 'on the stock turns a card; on an empty place fetches what fits',
      },
    ],
    [
      '',
      {
        ru: 'где карты сбрасывают вместе — выбрать их одну за другой; ещё раз на выбранной — сбросить, что выбрано',
        en: 'where cards go out together selects them one by one; again on one of them discards what is selected',
      },
    ],
    ['Esc', { ru: 'карту обратно; стереть набранное', en: 'puts the card back; clears what was typed' }],
    [
      '5H-f1',
      {
        ru: 'ход можно набрать (5ч-f1); с любой буквы — после двоеточия',
        en: 'a move can be typed; after a colon it may begin with any letter',
      },
    ],
  ];
  const commands = COMMANDS.map(({ key, russianKey, about }) => line(lang === 'ru' ? `${key} ${russianKey}` : key, about[lang]));
  const marks =
    lang === 'ru'
      ? '[ ] здесь вы   > < карта взята   (6♥) чего ждёт пустое место'
      : '[ ] you are here   > < card taken   (6♥) what an empty place waits for';
  return [...fixed.map(([key, about]) => line(key, about[lang])), '', ...commands, '', marks];
}

/** What may be typed line by line, in lines. */
export function wordHelp(lang: Lang): readonly string[] {
  const first =
    lang === 'ru'
      ? 'Ход (5H-f1, 5ч-f1, t3-f1, x5H.5S, draw, turn, redeal, open, next) или слово:'
      : 'A move (5H-f1, t3-f1, x5H.5S, draw, turn, redeal, open, next) or a word:';
  return [first, ...COMMANDS.map(({ words, about }) => line(words.join(', '), about[lang], 20))];
}

function line(key: string, about: string, width = 8): string {
  return `${key.padEnd(width)} ${about}`;
}
