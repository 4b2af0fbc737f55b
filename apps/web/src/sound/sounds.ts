import { effect } from '@preact/signals';
import type { Core } from '../ctrl/core.ts';
import { lyingOf, type Sound, soundOf } from './heard.ts';
import { noiseFor, play } from './synth.ts';

/** Sounds closer together than these milliseconds are one. */
const APART = 45;
const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Lets the game be heard until the returned function is called. Nothing sounds before the player has touched the page; `touched`
 * says that this has happened.
 */
export function sounds(core: Core, touched: boolean): () => void {
  let awake = touched;
  let context: AudioContext | undefined;
  let noise: AudioBuffer | undefined;
  let last = Number.NEGATIVE_INFINITY;

  function hear(sound: Sound): void {
    const now = performance.now();
    if (!awake || document.hidden || (sound !== 'chime' && now - last < APART)) return;
    last = now;
    context ??= new AudioContext();
    noise ??= noiseFor(context);
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    play(context, noise, sound);
  }

  const wake = (): void => {
    awake = true;
  };
  for (const type of TOUCHES) addEventListener(type, wake, true);
  let before = lyingOf(core.desk.session);
  const stop = effect(() => {
    const now = lyingOf(core.session());
    const sound = soundOf(before, now);
    before = now;
    if (sound) hear(sound);
  });
  // The switch itself is answered: so one knows that it works, and how loud it is.
  hear('slide');
  return () => {
    stop();
    for (const type of TOUCHES) removeEventListener(type, wake, true);
    void context?.close().catch(() => undefined);
  };
}
