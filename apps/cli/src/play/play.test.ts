import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment, freshFolder, MAIN, run, runJson, runProcess } from '../run.testkit.ts';

const play = (home: string, input: string, ...args: readonly string[]) => run(['play', ...args], { home, input });
const kept = (home: string, id: string): string => join(home, 'games', `${id}.pasyans`);

describe('line by line', () => {
  test('through a pipe', () => {
    const { code, out, err } = runProcess(['play', 'wish', '--deal', '5'], { input: 'next\nend\n' });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Желание исполнится через 2 месяца, 2 недели и 3 дня.');
  });

  test('moves and words, each answered; the end and its reading told', async () => {
    const { code, out, err } = await play(freshFolder(), 'next\n# a remark\n\nnext\nundo\nredo\nend\nresult\n', 'wish', '--deal', '5');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Желание · расклад 5');
    expect(out).toContain('Ход взят назад.');
    expect(out.match(/Желание исполнится через 2 месяца, 2 недели и 3 дня\./g)).toHaveLength(2);
  });

  test.each([
    ['ru', 'назад', 'На столе другая игра'],
    ['en', 'undo', 'Another game is on the table'],
  ])('a new deal names the word that leads back, and the word does (%s)', async (lang, word, back) => {
    const { out } = await play(freshFolder(), `next\nnew\n${word}\n`, 'wish', '--deal', '5', '--lang', lang);
    const told = out.split('\n').find((line) => /не потеряна|is not lost/.test(line));
    expect(told).toContain(word);
    expect(out).toContain(`${back}: `);
  });

  test('a refused move names its rule, a strange one is explained, play goes on', async () => {
    const { code, out } = await play(freshFolder(), 'KS-r1.2\nfoo\n5Я-r1.1\nТч-r1.1\nmoves\n', 'potocki', '--deal', '5');
    expect(code).toBe(0);
    expect(out).toMatch(/\(правило \d+\)/);
    expect(out).toContain('«foo» — не ход');
    expect(out).toContain('Туз червей — в ряд 1, на место 1.');
    expect(out).toContain('AD-r2.1  положить туза бубен в ряд 2, на место 1');
  });

  test('collect plays what fits and is taken back as one; where there is none it says so', async () => {
    const { code, out } = await play(freshFolder(), 'собрать\nundo\nundo\n', 'will-it-come-true', '--deal', '5', '--lang', 'en');
    expect(code).toBe(0);
    expect(out).toMatch(/ to foundation \d/);
    expect(out).toContain('There is nothing to take back');
    expect((await play(freshFolder(), 'safe\n', 'square', '--deal', '5', '--lang', 'en')).out).toContain('Nobody has proved');
    expect((await play(freshFolder(), 'collect\n', 'potocki', '--deal', '5')).out).toContain('собирать нечего');
    expect((await play(freshFolder(), 'safe\n', 'cotillion', '--deal', '5')).out).toContain('Собирать пока нечего.');
  });

  test('collects by itself only when told to', async () => {
    const without = await play(freshFolder(), 'auto-safe\nauto-safe\ndraw\n', 'open-store', '--deal', '5', '--lang', 'en');
    expect(without.out).toContain('From now on what is proved never to hurt');
    expect(without.out).toContain('Nothing is collected by itself any more.');
    expect((await play(freshFolder(), 'auto-safe\n', 'square', '--deal', '5')).out).toContain('никто не доказал');
  });

  test('a hint is a move to type, and why; after the end there is none', async () => {
    const { out } = await play(freshFolder(), 'подсказка\nAH-r1.1\nAD-r2.1\nAC-r3.1\nhint\n', 'potocki', '--deal', '5');
    expect(out).toMatch(/^A[HDCS]-r[1-4]\.1 {2}Положить туза .+ в ряд [1-4], на место 1: .+\.$/m);
    expect(out).toContain('AS-r4.1  Положить туза пик в ряд 4, на место 1: другого хода сейчас нет.');
    expect((await play(freshFolder(), 'end\nhint\n', 'wish', '--deal', '5', '--lang', 'en')).out).toContain('The game is over.');
  });

  test('deals on; a redeal while a card still fits is asked about once', async () => {
    const { out } = await play(freshFolder(), `${'раздать\n'.repeat(60)}redeal\nmoves\nredeal\nredeal\n`, 'square', '--deal', '5');
    expect(out).toMatch(/Роздано карт: \d+\./);
    expect(out).toContain('Здесь по одной карте не раздают.');
    const asked = out.indexOf('ещё подходит к базовой стопке');
    expect(asked).toBeGreaterThan(0);
    expect(out.indexOf('собрать, не тасуя, и разложить заново')).toBeGreaterThan(asked);
    expect(out.slice(asked)).toContain('104 карты — в колоду');
  });

  test('the other words', async () => {
    const home = freshFolder();
    const file = join(home, 'партия.pasyans');
    const input = `help\nboard\nshow\nrules\nAH-r1.1\nrestart\nredo\nsave\nsave ${file}\nsave ${file}\nend\nnew\nundo\nquit\nAD-r2.1\n`;
    const { code, out } = await play(home, input, 'potocki', '--deal', '5', '--lang', 'en');
    expect(code).toBe(0);
    for (const said of [
      'or a word:',
      'Ace of hearts: ace of hearts',
      'The rules',
      'The deal begins again.',
      'Name a file',
      'is saved in',
      'is there already',
      'There are choices here',
      'A new deal:',
      'Another game is on the table: Potocki (Paganini) · deal 5.',
    ]) {
      expect(out).toContain(said);
    }
    expect(out).toMatch(/r1\.1 +r1\.2/);
    expect(out).not.toContain('Ace of diamonds to ');
    expect(await runJson(['replay', file])).toMatchObject({ outcome: 'open', moves: 1, deal: 5 });
  });

  test('plain letters on request', async () => {
    expect((await play(freshFolder(), 'AH-r1.1\n8S-r1.2\nboard\n', 'potocki', '--deal', '5', '--ascii', '--lang', 'en')).out).toMatch(
      /^[\x20-\x7e\n]+$/,
    );
  });
});

describe('what is asked before every deal', () => {
  const QUESTION = /^Масть: ♥ черви \(H\), .+\? Пустая строка — (. \S+)\.$/gm;
  const asked = (out: string): readonly (string | undefined)[] => [...out.matchAll(QUESTION)].map((found) => found[1]);
  /** The suits that the tables drawn were dealt for. */
  const dealt = (out: string): readonly (string | undefined)[] => [...out.matchAll(/([♥♦♣♠]) 6–Т/g)].map((found) => found[1]);

  test.each([
    ['S', '♠'],
    ['d', '♦'],
    ['♣\ufe0f', '♣'],
    ['Пики', '♠'],
    ['diamonds', '♦'],
    ['♣ трефы', '♣'],
    ['б', '♦'],
    ['', '♥'],
  ])('«%s» answers before the table is laid', async (typed, sign) => {
    const { code, out, err } = await play(freshFolder(), `# which?\n${typed}\n`, 'blind', '--deal', '5');
    expect([code, err, asked(out), dealt(out)]).toEqual([0, '', ['♥ черви'], [sign]]);
    expect(out.search(QUESTION)).toBe(0);
  });

  test('is asked again at a new deal, with what holds now as the default', async () => {
    const { out } = await play(freshFolder(), 'S\nnew\n\nnew\nD\nundo\nshow\n', 'blind');
    expect(asked(out)).toEqual(['♥ черви', '♠ пики', '♠ пики']);
    expect(dealt(out)).toEqual(['♠', '♠', '♦', '♠']);
  });

  test('a wrong answer is told and the question comes again', async () => {
    const { out } = await play(freshFolder(), 'next\nS\n', 'blind');
    expect(out).toContain('Такого ответа нет: «next».\nМасть: ');
    expect([asked(out).length, dealt(out)]).toEqual([2, ['♠']]);
    expect((await play(freshFolder(), 'X\n', 'blind', '--lang', 'en')).out).toContain(
      'There is no such answer: "X".\nSuit: ♥ hearts (H), ',
    );
  });

  test('the end of the input takes the default, at the first deal and at a new one', async () => {
    expect(dealt((await play(freshFolder(), '', 'blind')).out)).toEqual(['♥']);
    expect(dealt((await play(freshFolder(), 'C\nnew', 'blind')).out)).toEqual(['♣', '♣']);
  });

  test('the flag that names it answers for the first deal; another one does not', async () => {
    const { out } = await play(freshFolder(), 'new\n\n', 'blind', '--opt', 'suit=C');
    expect([asked(out), dealt(out)]).toEqual([['♣ трефы'], ['♣', '♣']]);
    expect(asked((await play(freshFolder(), '', 'blind', '--opt', 'targets=ten-to-ace')).out)).toEqual(['♥ черви']);
  });

  test('a kept game that goes on asks nothing; leaving at the question leaves it as it is', async () => {
    const home = freshFolder();
    await play(home, 'S\nnext\n', 'blind', '--deal', '5');
    const before = readFileSync(kept(home, 'blind'), 'utf8');
    expect(before).toContain('suit=S');
    expect(dealt((await play(home, 'quit\n', 'blind', '--new')).out)).toEqual([]);
    const { out } = await play(home, '', 'blind');
    expect([asked(out), dealt(out)]).toEqual([[], ['♠']]);
    expect(readFileSync(kept(home, 'blind'), 'utf8')).toBe(before);
  });

  test('leaving at the very first question keeps no game', async () => {
    const home = freshFolder();
    await play(home, 'quit\n', 'blind');
    expect(existsSync(kept(home, 'blind'))).toBe(false);
  });
});

describe('the game is kept', () => {
  test('and goes on exactly where it was, with what redo leads to, in the other language too', async () => {
    const home = join(freshFolder(), 'Мои игры');
    await play(home, 'AH-r2.1\nAD-r1.1\nAC-r3.1\nundo\n', 'potocki', '--deal', '5', '--opt', 'redeals=1');
    const { out } = await play(home, 'redo\n', 'potocki', '--lang', 'en');
    expect(out).toContain('The game goes on: deal 5, moves made: 2.');
    expect(out).toContain('Redeals: one');
    expect(out).toContain('Forward again.');
    expect(readFileSync(kept(home, 'potocki'), 'utf8')).toMatch(/at: 3\nmoves:\n1\. AH-r2\.1 AD-r1\.1 AC-r3\.1\n$/);
    await play(home, 'undo\nundo\nundo\n', 'potocki');
    expect((await play(home, '', 'potocki')).out).toContain('Игра продолжается: расклад 5, ходы взяты назад.');
  });

  test.each([['--new'], ['--deal', '8'], ['--opt', 'redeals=0']])('%s %s begins another game; undo leads back', async (...flags) => {
    const home = freshFolder();
    await play(home, 'AH-r2.1\n', 'potocki', '--deal', '5');
    const { out } = await play(home, 'undo\nundo\n', 'potocki', ...flags);
    expect(out).not.toContain('продолжается');
    expect(out).toContain('На столе другая игра: Паганини · расклад 5.');
    expect(out).toContain('Ход взят назад.');
  });

  test('the game left is there after leaving as well', async () => {
    const home = freshFolder();
    await play(home, 'AH-r2.1\n', 'potocki', '--deal', '5');
    await play(home, 'AD-r2.1\n', 'potocki', '--deal', '6');
    const { out } = await play(home, 'undo\nundo\n', 'potocki');
    expect(out).toContain('Игра продолжается: расклад 6, сделано ходов: 1.');
    expect(out).toContain('На столе другая игра: Паганини · расклад 5.');
    expect((await play(home, 'undo\nredo\nredo\n', 'potocki')).out).toContain('Игра продолжается: расклад 5, сделано ходов: 1.');
  });

  test('the same deal begun again is the same game from its start, once and not twice; --new begins another one', async () => {
    const home = freshFolder();
    const copies = (): number => readdirSync(join(home, 'games')).length;
    for (let times = 0; times < 2; times++) expect((await play(home, 'undo\n', 'potocki', '--deal', '7')).out).toContain('Назад некуда');
    expect(copies()).toBe(1);
    await play(home, 'AH-r2.1\nAD-r1.1\n', 'potocki', '--deal', '7');
    const again = await play(home, 'redo\nredo\nundo\nundo\nundo\n', 'potocki', '--deal', '7');
    expect(again.out).toContain('Расклад 7 уже играли: он лежит с начала, а прежние ходы впереди.');
    expect(again.out.match(/Ход взят назад/g)).toHaveLength(2);
    expect(again.out).toContain('Назад некуда');
    expect(copies()).toBe(1);
    // From under another game it comes up again, and that one is left.
    await play(home, 'AH-r2.1\n', 'potocki', '--deal', '8');
    const back = await play(home, 'redo\nundo\nundo\n', 'potocki', '--deal', '7');
    expect(back.out).toContain('Ход взят назад');
    expect(back.out).toContain('На столе другая игра: Паганини · расклад 8.');
    const anew = await play(home, 'undo\n', 'potocki', '--deal', '8', '--new');
    expect(anew.out).not.toContain('уже играли');
    expect(anew.out).toContain('На столе другая игра: Паганини · расклад 8.');
  });

  test('a finished game is not gone on with', async () => {
    const home = freshFolder();
    await play(home, 'end\n', 'wish', '--deal', '5');
    const { out } = await play(home, '', 'wish');
    expect(out).not.toContain('продолжается');
    expect(out).not.toContain('расклад 5\n');
  });

  test.each([
    ['not a record at all', 'garbage', /Строка 1/],
    ['half a record', 'pasyans 1\npatience: potocki\nrev: 1\ndeal: 5\n', /Строка/],
    ['another patience', 'pasyans 1\npatience: wish\nrev: 1\ndeal: 5\nshuffle: 1\nmoves:\n', /не «potocki»/],
  ])('damaged (%s): told, set aside, play goes on', async (_, text, message) => {
    const home = freshFolder();
    mkdirSync(join(home, 'games'));
    for (let times = 1; times <= 2; times++) {
      writeFileSync(kept(home, 'potocki'), text);
      const { code, out } = await play(home, 'AH-r1.1\n', 'potocki', '--deal', '5');
      expect(code).toBe(0);
      expect(out).toMatch(/Сохранённая игра повреждена.*\.damaged/);
      expect(out).toMatch(message);
      expect(out).toContain('Туз червей — в ряд 1, на место 1.');
    }
    expect(readFileSync(`${kept(home, 'potocki')}.damaged`, 'utf8')).toBe(text);
    expect(readFileSync(`${kept(home, 'potocki')}.damaged-2`, 'utf8')).toBe(text);
    expect(readFileSync(kept(home, 'potocki'), 'utf8')).toContain('AH-r1.1');
  });

  test('a folder that cannot be written: told once, play goes on', async () => {
    const file = join(freshFolder(), 'file');
    writeFileSync(file, '');
    const { code, out, err } = await play(join(file, 'inside'), 'AH-r1.1\nAD-r2.1\n', 'potocki', '--deal', '5');
    expect([code, err]).toEqual([0, '']);
    expect(out.match(/Игру не сохранить/g)).toHaveLength(1);
    expect(out).toContain('Туз бубен — в ряд 2, на место 1.');
  });

  test.runIf(process.platform === 'linux')('a file system that makes no folders: told once, play goes on', async () => {
    const { code, out, err } = await play('/proc', 'AH-r1.1\n', 'potocki', '--deal', '5');
    expect([code, err]).toEqual([0, '']);
    expect(out.match(/Игру не сохранить в «\/proc»: такого файла или папки нет \(ENOENT\)/g)).toHaveLength(1);
    expect(out).toContain('Туз червей — в ряд 1, на место 1.');
  });

  test('a kept game that cannot be read is not written over', async () => {
    const home = freshFolder();
    mkdirSync(kept(home, 'potocki'), { recursive: true });
    const { code, out } = await play(home, 'AH-r1.1\n', 'potocki');
    expect(code).toBe(0);
    expect(out).toContain('Сохранённую игру не прочитать: это папка (EISDIR); играем без сохранения');
    expect(readdirSync(join(home, 'games'))).toEqual(['potocki.pasyans']);
  });

  test('nothing half-written stays behind', async () => {
    const home = freshFolder();
    await play(home, 'AH-r1.1\nAD-r2.1\n', 'potocki', '--deal', '5');
    expect(readdirSync(join(home, 'games'))).toEqual(['potocki.pasyans']);
  });
});

/** Util-linux's `script` makes a terminal to play at. */
const SCRIPT = '/usr/bin/script';

describe.runIf(process.platform === 'linux' && existsSync(SCRIPT))('at a terminal', () => {
  /** Plays there: `act` is told the program's number once the table is drawn, and may press keys. */
  function atTerminal(home: string, act: (pid: number, type: (keys: string) => void) => void): Promise<string> {
    const command = `stty rows 24 cols 80; sh -c 'echo "pid $$"; exec "${process.execPath}" "${MAIN}" play potocki --deal 5'; echo "left with $?"`;
    const child = spawn(SCRIPT, ['-qfc', command, '/dev/null'], { env: environment({ home, env: { TERM: 'xterm', SHELL: '/bin/sh' } }) });
    return new Promise((resolve) => {
      let out = '';
      child.stdout.on('data', (piece: Buffer) => {
        const drawn = out.includes('? все ключи');
        out += piece.toString();
        if (!drawn && out.includes('? все ключи')) act(Number(/pid (\d+)/.exec(out)?.[1]), (keys) => child.stdin.write(keys));
        if (out.includes('left with')) child.stdin.end();
      });
      child.on('close', () => resolve(out));
    });
  }

  const GIVEN_BACK = '\x1b[?25h\x1b[?1049l';

  test.each([
    ['q', 'q'],
    ['Ctrl-C', '\x03'],
  ])('plays in colour, and %s leaves the terminal as it was', async (_, leave) => {
    const home = freshFolder();
    const out = await atTerminal(home, (_pid, type) => type(`:тб-r2.1\r${leave}`));
    expect(out).toContain('\x1b[?1049h');
    expect(out).toContain('\x1b[107m');
    expect(out).toContain('Туз бубен — в ряд 2, на место 1.');
    expect(out.slice(out.lastIndexOf(GIVEN_BACK))).toMatch(/left with 0/);
    expect(readFileSync(kept(home, 'potocki'), 'utf8')).toContain('AD-r2.1');
  });

  test('a signal leaves the terminal as it was', async () => {
    const out = await atTerminal(freshFolder(), (pid) => process.kill(pid, 'SIGTERM'));
    expect(out.slice(out.lastIndexOf(GIVEN_BACK))).toMatch(/left with 143/);
  });
});
