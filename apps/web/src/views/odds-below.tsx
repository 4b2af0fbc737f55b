import { useSignal } from '@preact/signals';
import { type Game, type Lang, sayAnswerOdds, type Told } from 'pasyans';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { exactBelow, oddsBelow } from '../odds/below.ts';
import { unbroken } from './unbroken.ts';

interface Props {
  readonly game: Game;
  /** What the game told. A `key` has to name the game and the place in it: the odds are looked up once. */
  readonly told: Told;
  readonly lang: Lang;
}

/** The plain odds below a reading: how often this answer comes. Nothing until they are known. */
export function OddsBelow({ game, told, lang }: Props): JSX.Element | null {
  const known = useSignal(exactBelow(game, told));
  useEffect(() => {
    let gone = false;
    if (!known.peek())
      void oddsBelow(game, told).then((odds) => {
        if (!gone) known.value = odds;
      });
    return () => {
      gone = true;
    };
  }, []);
  const sentences = known.value && sayAnswerOdds(known.value, lang);
  return sentences ? (
    <div class="odds-below" data-testid="odds-below">
      {sentences.map((sentence) => (
        <p key={sentence}>{unbroken(sentence)}</p>
      ))}
    </div>
  ) : null;
}
