import { bad, type Fault, type Game, good, type Options, type Result, SHUFFLE_VERSION, type Text } from '../engine/index.ts';
import type { PlayerKind } from './player.ts';
import { type DealRange, rangeText } from './ranges.ts';

/** A question with one answer: who plays what, with which rules, on which deals. */
export interface Study {
  /** The patience's id. */
  readonly patience: string;
  /** The revision of its rules. */
  readonly rev: number;
  /** The version of the shuffle. */
  readonly shuffle: number;
  /** A value for every option. */
  readonly options: Options;
  /** The player's name. */
  readonly player: string;
  /** The player's version. */
  readonly version: number;
  /** Nodes for a deal; absent where the player has no budget. */
  readonly budget?: number;
  readonly deals: DealRange;
}

/** The study of a game with the rules and the shuffle of this program. A budget given to a player who has none is a fault. */
export function makeStudy(game: Game, kind: PlayerKind, deals: DealRange, budget?: number): Result<Study> {
  if (budget !== undefined && kind.budget === undefined) {
    return bad('no-budget', {
      ru: `У игрока «${kind.name}» нет запаса узлов: он не ищет.`,
      en: `The player "${kind.name}" has no budget: nothing is searched.`,
    });
  }
  const { id, rev } = game.patience;
  const nodes = budget ?? kind.budget;
  const study = { patience: id, rev, shuffle: SHUFFLE_VERSION, options: game.options, player: kind.name, version: kind.version, deals };
  return good(nodes === undefined ? study : { ...study, budget: nodes });
}

/** What two studies differ in, in words; `undefined` when they ask the same of the same player. Their deals may differ. */
export function difference(a: Study, b: Study): Text | undefined {
  const parts: readonly (readonly [Text, unknown, unknown])[] = [
    [{ ru: 'пасьянс', en: 'patience' }, a.patience, b.patience],
    [{ ru: 'редакция правил', en: 'revision of the rules' }, a.rev, b.rev],
    [{ ru: 'тасовка', en: 'shuffle' }, a.shuffle, b.shuffle],
    [{ ru: 'настройки', en: 'options' }, optionsText(a.options), optionsText(b.options)],
    [{ ru: 'игрок', en: 'player' }, a.player, b.player],
    [{ ru: 'версия игрока', en: 'version of the player' }, a.version, b.version],
    [{ ru: 'запас узлов', en: 'budget' }, a.budget ?? '—', b.budget ?? '—'],
  ];
  const found = parts.find(([, one, other]) => one !== other);
  if (!found) return undefined;
  const [name, one, other] = found;
  return { ru: `${name.ru}: ${one} и ${other}`, en: `${name.en}: ${one} and ${other}` };
}

/** As `difference`, the deals too. */
export function anyDifference(a: Study, b: Study): Text | undefined {
  const [one, other] = [rangeText(a.deals), rangeText(b.deals)];
  return difference(a, b) ?? (one === other ? undefined : { ru: `расклады: ${one} и ${other}`, en: `deals: ${one} and ${other}` });
}

/** Options by name, so that the order in which they were given means nothing. */
export function sortedOptions(options: Options): Options {
  return Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function optionsText(options: Options): string {
  const pairs = Object.entries(sortedOptions(options)).map(([name, value]) => `${name}=${value}`);
  return pairs.join(' ') || '—';
}

/** The refusal to put two files together. */
export function mixed(a: string, b: string, differs: Text): Fault {
  return {
    code: 'mixed',
    text: {
      ru: `«${a}» и «${b}» — из разных исследований; ${differs.ru}.`,
      en: `"${a}" and "${b}" belong to different studies; ${differs.en}.`,
    },
  };
}
