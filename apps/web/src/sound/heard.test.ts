import { dealNumber, findPatience, openGame, type Patience, Session } from 'pasyans';
import { describe, expect, it } from 'vitest';
import { lyingOf, type Sound, soundOf } from './heard.ts';

function sessionOf(id: string, number: number): Session {
  const game = openGame(findPatience(id) as Patience);
  if (!game.ok) throw new Error(game.fault.text.en);
  return new Session(game.value, dealNumber(game.value.rules.pack, number));
}

/** What is heard of each of the first legal moves. */
function soundsOf(session: Session, most = Number.POSITIVE_INFINITY): (Sound | undefined)[] {
  const heard: (Sound | undefined)[] = [];
  for (let n = 0; n < most && session.legal().count > 0; n++) {
    const before = lyingOf(session);
    session.play(session.legal().at(0));
    heard.push(soundOf(before, lyingOf(session)));
  }
  return heard;
}

describe('what is heard', () => {
  it('is a slide where a card goes, and nothing where none does', () => {
    const session = sessionOf('potocki', 3);
    expect(soundsOf(session, 4)).toEqual(['slide', 'slide', 'slide', 'slide']);
    expect(soundOf(lyingOf(session), lyingOf(session))).toBeUndefined();
  });

  it('is a turn where a card is opened', () => {
    const before = lyingOf(sessionOf('triads', 3));
    const [closed] = [...before.cards].filter(([, lie]) => lie.endsWith('false'));
    const [handle, lie] = closed as [number, string];
    expect(soundOf(before, { ...before, cards: new Map(before.cards).set(handle, lie.replace('false', 'true')) })).toBe('turn');
  });

  it('is a shuffle for a new deal and where many cards go at once', () => {
    expect(soundOf(lyingOf(sessionOf('wish', 3)), lyingOf(sessionOf('wish', 3)))).toBe('shuffle');
    const before = lyingOf(sessionOf('potocki', 3));
    expect(soundOf(before, { ...before, cards: new Map([...before.cards.keys()].map((handle) => [handle, '99 true'])) })).toBe('shuffle');
  });

  it('is a chime once, when a patience has come out', () => {
    for (let number = 1; number < 500; number++) {
      const session = sessionOf('wish-20', number);
      const heard = soundsOf(session);
      expect(heard.filter((sound) => sound === 'chime')).toHaveLength(session.outcome()?.result === 'won' ? 1 : 0);
      if (session.outcome()?.result !== 'won') continue;
      expect(heard.at(-1)).toBe('chime');
      return;
    }
    throw new Error('no deal came out');
  });
});
