import { Desk, dealNumber, findPatience, type Options, openGame, type Patience, Session } from 'pasyans';
import type { Look } from '../draw/look.ts';
import { freshFolder } from '../run.testkit.ts';
import { frame } from './frame.ts';
import { press } from './press.ts';
import { Sitting } from './sitting.ts';
import { type Key, openUi, type Ui, type Wish } from './ui.ts';

export const LOOK: Look = { lang: 'ru', ascii: false, colours: false };

/** A player at the screen: `keys` are names of keys (`right`, `return`), `^z`, or text to type letter by letter. */
export class Player {
  readonly sitting: Sitting;
  readonly ui: Ui;
  readonly look: Look;

  constructor(id: string, deal: number, options: Options = {}, look: Look = LOOK, sitting = seated(id, deal, options, look)) {
    this.look = look;
    this.sitting = sitting;
    this.ui = openUi(this.sitting);
  }

  press(...keys: readonly string[]): Wish {
    let wish: Wish;
    for (const key of keys) wish = press(this.ui, this.sitting, this.look, keyOf(key));
    return wish;
  }

  type(text: string): void {
    this.press(...Array.from(text), 'return');
  }

  screen(columns = 80, rows = 24): readonly string[] {
    return frame(this.ui, this.sitting, this.look, { columns, rows });
  }

  get text(): string {
    return this.screen().join('\n');
  }

  get depth(): number {
    return this.sitting.session.here.depth;
  }
}

function seated(id: string, deal: number, options: Options, { lang }: Look): Sitting {
  const game = openGame(findPatience(id) as Patience, options);
  if (!game.ok) throw new Error(game.fault.text.en);
  const session = new Session(game.value, dealNumber(game.value.rules.pack, deal));
  return new Sitting(new Desk(session), lang, freshFolder(), true, []);
}

function keyOf(key: string): Key {
  if (key.startsWith('^')) return { name: key.slice(1), ctrl: true, text: '\u0001' };
  if (key === 'S-tab') return { name: 'tab', shift: true };
  return key.length > 1 ? { name: key } : { text: key };
}
