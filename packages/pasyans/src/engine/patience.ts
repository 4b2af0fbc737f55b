import type { Card } from './card.ts';
import type { ExactOdds } from './exact.ts';
import type { DISCARD, Move, MoveBuffer, OPEN, PLUCK } from './move.ts';
import type { OptionSpecs, Options, OptionsOf } from './option.ts';
import type { Pack } from './pack.ts';
import type { Ghost, PileSpec, Sign } from './pile.ts';
import type { MoveSort } from './sort.ts';
import type { Hands, State } from './state.ts';
import type { Term } from './term.ts';
import type { Text } from './text.ts';
import type { Reason } from './word.ts';

/** How a game was won: plainly, brilliantly, or in one of four classes. */
export type Win = 'plain' | 'brilliant' | 1 | 2 | 3 | 4;

/** What a fortune-telling reading is made of, from the final position only (rules, 1.4). Absent facts are not zero. */
export interface ReadingFacts {
  /** The answer to the wish. */
  readonly wish?: 'yes' | 'no';
  /** When it comes true. */
  readonly term?: Term;
  /** The cards that are in the way, in the order they lie, top card first. */
  readonly obstacles?: readonly Card[];
  /** The class of the win. */
  readonly winClass?: 1 | 2 | 3 | 4;
  /** Cards still face down at the end. */
  readonly closedCount?: number;
}

/**
 * The rules of a patience with its options fixed: one definition for table, hints, "no moves left", solver, odds,
 * replay and reading. `moves` is the only source of legality.
 */
export interface Rules {
  /** What it is played with. */
  readonly pack: Pack;
  /** Set where an option leaves the player other decisions than the patience does by default. */
  readonly choice?: Choice;
  /** The piles in the order of their numbers. Pile 0 holds the whole pack, face down, p1 on top, when `deal` begins. */
  readonly piles: readonly PileSpec[];
  /** Names of the counters in the order of their numbers, for layout text. */
  readonly counters?: readonly string[];
  /** Words on the cloth. */
  readonly signs?: readonly Sign[];
  /** Lays the cards out, by steps, from pile 0. */
  deal(t: Hands): void;
  /** Appends every legal move. Drawing, turning the waste over and redealing are moves too. Not asked after a win, unless `playsOn`. */
  moves(s: State, out: MoveBuffer): void;
  /** Plays a legal move, by steps. */
  play(t: Hands, m: Move): void;
  /** Forced steps (C4, C8): done after the deal and after every move, within the same undo unit. */
  settle?(t: Hands): void;
  /** Which of the moves that take cards one by one or turn them where they lie the patience has; others are refused unasked. */
  readonly taking?: readonly (typeof DISCARD | typeof PLUCK | typeof OPEN)[];
  /**
   * The sorts of moves that these rules can make: what a player is told was looked for when no move is left. Patiences that play
   * themselves have none to tell; the contract kit compares the list with what the rules really make.
   */
  readonly sorts?: readonly MoveSort[];
  /** True when a win stands as soon as it is reached, but play may go on: the moves left after it are still legal. */
  readonly playsOn?: boolean;
  /** The win, tested before anything else (C11). Lost is not said by rules: it is "not won and no move left". */
  won(s: State): Win | undefined;
  /** Why a move that is not legal is refused. Zero-choice patiences need none. */
  why?(s: State, m: Move): Reason;
  /** What the finished game says; asked only after the end. */
  facts?(s: State): ReadingFacts;
  /** A line beside the table in words: how many redeals are left, what has to be done first. */
  status?(s: State): Text | undefined;
  /** True where a redeal shuffles: players are told so. */
  readonly shuffles?: boolean;
  /** Where cards are dealt by moves of the player: whether the command "deal on" goes on after this one has been dealt. */
  dealsOn?(s: State, dealt: Move): boolean;
  /** What to ask the player before this legal move is made; `undefined` where nothing is to be asked. */
  asksBefore?(s: State, m: Move): Text | undefined;
  /** True for a play to a foundation that the source itself advises against: "collect" leaves it to the player. */
  heldBack?(s: State, m: Move): boolean;
  /**
   * True when a legal play to a foundation can never hurt: whoever could win before it still can. Only where there is a
   * proof, and the proof stands beside the function; patiences without one have no such command.
   */
  harmless?(s: State, m: Move): boolean;
  /** What an empty pile may show. */
  ghost?(s: State, pile: number): Ghost | undefined;
}

/** `zero`: plays itself; `open`: all cards are seen after the deal; `hidden`: decisions while cards are unknown (C3). */
export type Choice = 'zero' | 'open' | 'hidden';

/** What a list shows of a patience: known without its rules, so that a list need not load them. */
export interface Heading {
  /** Its name in records, links and at the terminal: lower-case words joined by hyphens. It never changes. */
  readonly id: string;
  /** Its name for players. */
  readonly title: Text;
  /** Set when the title is not the source's own. */
  readonly titleNote?: Text;
  /** What a result says about the patience as well: that its rules are not the source's own. */
  readonly resultNote?: Text;
  /** One sentence for the chooser. */
  readonly about: Text;
  /** Its other names, and near relatives by which somebody may look for it; its rules page tells which is what. */
  readonly otherNames?: { readonly ru: readonly string[]; readonly en: readonly string[] };
  /** With the options at their defaults; of an opened game ask `Game.choice`. */
  readonly choice: Choice;
  /** True when a wish is made before the deal and the game answers it. */
  readonly tells: boolean;
  /** Names of the packs it is played with, over all its options. */
  readonly packs: readonly string[];
}

/** A patience: a value made by `definePatience`. */
export interface Patience extends Heading {
  /** Rules revision: changes when a deal, a legal move or what the end of a game tells changes. Stands in every record. */
  readonly rev: number;
  /** True where suits decide what may be laid: whoever plays has to tell all four apart. Left out where only ranks or colours do. */
  readonly bySuit?: boolean;
  /** Its options by name, in the order shown. */
  readonly options: OptionSpecs;
  /** Fixes the options, which must be complete and among the table's values: call `openGame`, which sees to that. */
  rules(options: Options): Rules;
  /** The odds where they are known exactly: every option value of its own has an answer or `undefined`. */
  exact?(options: Options): ExactOdds | undefined;
}

/** What `definePatience` is given: a patience whose rules know their options by name and value. */
export interface PatienceSpec<S extends OptionSpecs> extends Omit<Patience, 'options' | 'rules' | 'exact'> {
  readonly options: S;
  rules(options: OptionsOf<S>): Rules;
  exact?(options: OptionsOf<S>): ExactOdds | undefined;
}

/** Checks a patience once and makes it a value. Throws when the definition is broken. */
export function definePatience<const S extends OptionSpecs>(spec: PatienceSpec<S>): Patience {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(spec.id)) throw new Error(`patience id "${spec.id}": lower-case words joined by hyphens`);
  if (!Number.isInteger(spec.rev) || spec.rev < 1) throw new Error(`${spec.id}: rev is a whole number from 1`);
  for (const [name, { values }] of Object.entries(spec.options)) {
    if (values.length === 0 || new Set(values.map((v) => v.value)).size !== values.length) {
      throw new Error(`${spec.id}: option ${name} needs distinct values`);
    }
    const odd = [name, ...values.map((v) => v.value)].find((word) => !/^[A-Za-z0-9][A-Za-z0-9+.-]*$/.test(word));
    if (odd !== undefined)
      throw new Error(`${spec.id}: "${odd}" cannot be written in a record: an option's name and values are plain words`);
  }
  // Values reach `rules` only through `readOptions`, which lets nothing but the table's values through.
  return { ...spec, rules: (options) => checkRules(spec, spec.rules(options as OptionsOf<S>)) };
}

/** A layout every engine part can rely on: names that can be written down, unique, and few enough for a move to name; a pack announced. */
function checkRules({ id, packs }: Heading, rules: Rules): Rules {
  if (!packs.includes(rules.pack.name)) throw new Error(`${id}: pack ${rules.pack.name} is not among its packs`);
  const names = rules.piles.map((pile) => pile.name);
  const broken = names.find((name, i) => !/^[a-z][a-z0-9]*(\.[0-9]+)?$/.test(name) || names.indexOf(name) !== i);
  if (broken !== undefined) throw new Error(`${id}: pile name "${broken}" is not usable or stands twice`);
  if (names.length > 255) throw new Error(`${id}: more than 255 piles`);
  const first = rules.piles[0]?.most ?? rules.pack.cards.length;
  if (first < rules.pack.cards.length) throw new Error(`${id}: pile 0 must hold the whole pack before the deal`);
  return rules;
}
