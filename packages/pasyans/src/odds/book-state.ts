import { type Game, openGame, type Patience, SHUFFLE_VERSION, type Text } from '../engine/index.ts';
import type { PlayerKind } from './player.ts';
import type { Study } from './study.ts';

/** What this program plays: what a row of a book is held against, and what a plan can name. */
export interface Offer {
  readonly patiences: readonly Patience[];
  /** A patience by its id; more may be found than are listed. */
  find(id: string): Patience | undefined;
  /** Who can play a game. */
  playersOf(game: Game): readonly PlayerKind[];
}

/** A study's game with today's rules; a sentence's worth of reason why its results no longer hold. */
export type Standing = { readonly game: Game; readonly outdated?: undefined } | { readonly game?: Game; readonly outdated: Text };

/** Whether what a study found still tells what this program would find. */
export function standingOf(study: Study, { find, playersOf }: Offer): Standing {
  const patience = find(study.patience);
  if (!patience) return { outdated: { ru: `нет пасьянса «${study.patience}»`, en: `there is no patience "${study.patience}"` } };
  const opened = openGame(patience, study.options);
  if (!opened.ok) return { outdated: opened.fault.text };
  const game = opened.value;
  const kind = playersOf(game).find(({ name }) => name === study.player);
  if (!kind) return { game, outdated: { ru: `нет игрока «${study.player}»`, en: `there is no player "${study.player}"` } };
  const parts: readonly (readonly [Text, number, number])[] = [
    [{ ru: 'редакция правил', en: 'revision of the rules' }, study.rev, patience.rev],
    [{ ru: 'тасовка', en: 'shuffle' }, study.shuffle, SHUFFLE_VERSION],
    [{ ru: 'версия игрока', en: 'version of the player' }, study.version, kind.version],
  ];
  const found = parts.find(([, then, now]) => then !== now);
  if (!found) return { game };
  const [name, then, now] = found;
  return { game, outdated: { ru: `${name.ru}: была ${then}, теперь ${now}`, en: `${name.en}: was ${then}, is ${now}` } };
}
