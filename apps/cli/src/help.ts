import type { Lang, Text } from 'pasyans';

/** The parser's headings in the two languages. */
export const HEADINGS: Readonly<Record<string, Text>> = {
  'Usage:': { ru: 'Вызов:', en: 'Usage:' },
  'Options:': { ru: 'Ключи:', en: 'Options:' },
  'Commands:': { ru: 'Команды:', en: 'Commands:' },
  'Arguments:': { ru: 'Аргументы:', en: 'Arguments:' },
};

const HELP = {
  program: { ru: 'Старинные русские пасьянсы в терминале.', en: 'Old Russian patiences in the terminal.' },
  usage: { ru: 'КОМАНДА [ключи]', en: 'COMMAND [options]' },
  flags: { ru: '[ключи]', en: '[options]' },
  version: { ru: 'показать версию', en: 'show the version' },
  help: { ru: 'показать эту справку', en: 'show this help' },
  list: { ru: 'какие есть пасьянсы и настройки', en: 'the patiences there are, with their options' },
  rules: { ru: 'правила пасьянса', en: 'the rules of a patience' },
  deal: { ru: 'разложить и показать', en: 'lay out a deal and show it' },
  play: { ru: 'играть (неоконченная игра продолжается)', en: 'play (an unfinished game goes on)' },
  auto: { ru: 'пусть сыграет программа', en: 'let the program play' },
  replay: { ru: 'проиграть запись из файла («-» — со стандартного ввода)', en: 'play a record from a file ("-" for standard input)' },
  perft: { ru: 'сосчитать все продолжения данной длины', en: 'count all lines of play of a given length' },
  solve: { ru: 'сойдётся ли расклад, если видеть все карты', en: 'whether a deal can be won when all cards are known' },
  hint: { ru: 'какой ход сделал бы разумный игрок и почему', en: 'what a sensible player would do, and why' },
  odds: { ru: 'как часто сходится: сыграть много раскладов', en: 'how often it comes out: play many deals' },
  merge: { ru: 'соединить части одного исследования', en: 'join the shards of one study' },
  book: { ru: 'книга шансов: как часто сходится каждый пасьянс', en: 'the odds book: how often each patience comes out' },
  seal: { ru: 'подлинна ли вскрытая печать расклада', en: 'whether the opened seal of a deal is genuine' },
  serve: { ru: 'открыть веб-приложение на этом компьютере', en: 'serve the web app on this machine' },
  lang: { ru: 'язык (обычно — по языку системы)', en: 'language (by default that of the system)' },
  json: { ru: 'вывести один объект JSON', en: 'print one JSON object' },
  ascii: { ru: 'масти буквами, без особых знаков', en: 'suits as letters, no special signs' },
  opt: { ru: 'настройка пасьянса; можно повторять', en: 'an option of the patience; may be repeated' },
  dealNumber: {
    ru: 'номер расклада, от 1 до 4294967295 (обычно — случайный)',
    en: 'deal number, 1 to 4294967295 (by default a random one)',
  },
  new: { ru: 'новый расклад, даже если есть неоконченный', en: 'a new deal even if a game is unfinished' },
  common: { ru: 'прибавить общие правила', en: 'add the common rules' },
  player: {
    ru: 'кто играет: careless — любой ход наугад; sensible — обдуманно, видя то же, что игрок',
    en: 'who plays: careless takes any legal move at random; sensible thinks, seeing what a player sees',
  },
  seed: { ru: 'жребий игрока (обычно — номер расклада)', en: "the player's dice (by default the deal number)" },
  autoSafe: {
    ru: 'после каждого хода собирать то, что заведомо не повредит',
    en: 'after every move collect what is proved never to hurt',
  },
  record: { ru: 'вывести запись партии', en: 'print the record of the game' },
  depth: { ru: 'сколько ходов вглубь', en: 'how many moves deep' },
  from: {
    ru: 'решать положение из файла: записи партии или расклада по стопкам («-» — со стандартного ввода)',
    en: 'solve the position of a file: a record, or a layout pile by pile ("-" for standard input)',
  },
  check: {
    ru: 'отпечаток, показанный до первой карты, или его начало от 8 знаков',
    en: 'the hash shown before the first card, or its beginning from 8 signs on',
  },
  fromPlay: {
    ru: 'играть с положения из файла: записи партии или выложенного руками стола; «[?]» — закрытая карта, которой никто не знает',
    en: 'play on from a file: a record, or a table laid out by hand; "[?]" is a closed card that nobody knows',
  },
  fromHint: {
    ru: 'подсказать в положении из файла: записи партии или расклада по стопкам («-» — со стандартного ввода)',
    en: 'a hint for the position of a file: a record, or a layout pile by pile ("-" for standard input)',
  },
  partial: {
    ru: 'в раскладе не вся колода: других карт нет',
    en: 'the layout has not the whole pack: there are no other cards',
  },
  budget: {
    ru: 'сколько узлов просмотреть на расклад (solve — 2000000, odds — 1000000)',
    en: 'how many nodes to search for a deal (solve: 2000000, odds: 1000000)',
  },
  memory: { ru: 'память для просмотренных положений, МБ (обычно 256)', en: 'memory for positions looked at, MB (by default 256)' },
  dealRange: { ru: 'расклады от A до B', en: 'deals A to B' },
  oddsPlayer: {
    ru: 'кто играет: careless — любой ход наугад; sensible — обдуманно, видя то же, что игрок; solver — лучшая игра, где она известна',
    en: 'who plays: careless takes any legal move; sensible thinks, seeing what a player sees; solver plays best, where that is known',
  },
  threads: { ru: 'сколько потоков (обычно — сколько ядер)', en: 'how many threads (by default one for each core)' },
  shard: { ru: 'только i-я часть из n', en: 'only part i of n' },
  oddsOut: { ru: 'файл результатов; та же команда его продолжит', en: 'result file; the same command goes on with it' },
  mergeOut: { ru: 'записать соединённое в файл', en: 'write what was joined to a file' },
  allowGaps: { ru: 'соединить, хотя расклады пропущены', en: 'join though deals are missing' },
  make: { ru: 'доиграть то, чего книге недостаёт по плану', en: 'play what the book lacks of a plan' },
  take: { ru: 'внести в книгу готовый файл результатов', en: 'take a finished result file into the book' },
  bookOut: { ru: 'папка книги (без неё показана книга программы)', en: "the book's folder (without it the program's own is shown)" },
  port: { ru: 'порт (занят — следующий свободный)', en: 'port (the next free one if it is taken)' },
  noOpen: { ru: 'не открывать браузер', en: 'do not open a browser' },
} as const satisfies Record<string, Text>;

export type HelpKey = keyof typeof HELP;

export function helpText(key: HelpKey, lang: Lang): string {
  return HELP[key][lang];
}
