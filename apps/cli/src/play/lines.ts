import { createInterface } from 'node:readline';
import { rulesPage } from '../commands/rules.ts';
import { type Context, optionLines, print, titleLine } from '../context.ts';
import { drawCloth } from '../draw/cloth.ts';
import { endLines } from '../report.ts';
import { answerQuestion, dealAnew, listMoves, playTyped, readBoard, readResult, type Said, saveTo } from './actions.ts';
import { sayHint } from './advice.ts';
import { change } from './change.ts';
import { commandOfWord, type PlayCommand, wordHelp } from './commands.ts';
import { askingLine } from './deal-question.ts';
import type { Sitting } from './sitting.ts';
import { goWay, listWays, markHere } from './ways.ts';

/** Plays line by line: a move or a word on each line of stdin, what it did on stdout. For scripts, pipes and readers. */
export async function playByLines(sitting: Sitting, context: Context): Promise<void> {
  const say = (lines: Said): void => {
    const all = [...lines, ...sitting.takeNotices()];
    if (all.length > 0) print(context, all);
  };
  const begin = (): void => {
    const { session } = sitting;
    say([titleLine(session, context.look), ...optionLines(session.game, context.look)]);
    say([...drawing(sitting, context), ...endLines(sitting, context.look.lang)]);
  };
  const ask = (): void => {
    say([]);
    if (sitting.asks) print(context, [askingLine(sitting.asks, context.look.lang)]);
  };
  const reply = (typed: string): void => {
    const { asksFirst } = sitting;
    const said = answerQuestion(sitting, typed);
    if (sitting.asks) {
      say(said);
      ask();
    } else if (asksFirst) begin();
    else say([...said, ...drawing(sitting, context)]);
  };
  if (sitting.asks) ask();
  else begin();
  for await (const line of createInterface({ input: context.input, terminal: false })) {
    const typed = line.trim();
    if (typed.startsWith('#') || (typed === '' && !sitting.asks)) continue;
    const [word = '', ...rest] = typed.split(/\s+/);
    const command = commandOfWord(word);
    if (command === 'quit') return;
    if (sitting.asks) reply(typed);
    else {
      say(command ? await answer(sitting, context, command, rest.join(' ')) : playTyped(sitting, typed));
      if (sitting.asks) ask();
    }
  }
  // Nobody is there to answer any more: the default holds.
  if (sitting.asks) reply('');
}

function drawing(sitting: Sitting, { look }: Context, names = false): Said {
  const status = sitting.session.game.rules.status?.(sitting.session.table);
  return ['', ...drawCloth(sitting.session, look, { names }).lines(look), '', ...(status ? [status[look.lang]] : [])];
}

async function answer(sitting: Sitting, context: Context, command: PlayCommand, argument: string): Promise<Said> {
  const { look } = context;
  switch (command) {
    case 'new':
      return [...dealAnew(sitting), ...(sitting.asks ? [] : drawing(sitting, context))];
    case 'hint':
      return sayHint(sitting).said;
    case 'moves':
      return listMoves(sitting);
    case 'board':
      return readBoard(sitting);
    case 'names':
      return drawing(sitting, context, true);
    case 'result':
      return readResult(sitting);
    case 'rules':
      return rulesPage(sitting.session.game, look, { chosen: true });
    case 'mark':
      return markHere(sitting, argument);
    case 'ways':
      return argument === '' ? listWays(sitting) : goWay(sitting, argument);
    case 'save':
      return argument === '' ? [look.lang === 'ru' ? 'Назовите файл: save ФАЙЛ' : 'Name a file: save FILE'] : saveTo(sitting, argument);
    case 'help':
      return wordHelp(look.lang);
    case 'quit':
    case 'pile':
    case 'next':
    case 'draw':
    case 'turn':
    case 'redeal':
      return playTyped(sitting, command);
    default:
      return change(sitting, look, command);
  }
}
