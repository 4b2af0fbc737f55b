import type { Sound } from './heard.ts';

/** The sounds themselves, made of noise and sines: no file is fetched. All are short and soft. */

/** A stretch of filtered noise, as of paper on cloth. Times are seconds after the sound begins. */
interface Rustle {
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  /** The middle of its band in hertz, at its beginning and at its end. */
  readonly from: number;
  readonly to: number;
}

/** A tone that rings out. */
interface Bell {
  readonly at: number;
  readonly pitch: number;
  readonly loud: number;
}

const SLIDE: readonly Rustle[] = [
  { at: 0, length: 0.09, loud: 0.16, from: 2600, to: 1100 },
  { at: 0.07, length: 0.035, loud: 0.22, from: 900, to: 500 },
];
const TURN: readonly Rustle[] = [
  { at: 0, length: 0.05, loud: 0.14, from: 1400, to: 3800 },
  { at: 0.055, length: 0.03, loud: 0.2, from: 1200, to: 700 },
];
/** Riffled cards come quicker and quicker. */
const SHUFFLE: readonly Rustle[] = Array.from({ length: 16 }, (_, i) => ({
  at: 0.55 * (1 - (1 - i / 16) ** 1.4),
  length: 0.03,
  loud: 0.07 + 0.004 * i,
  from: 2400 + 60 * i,
  to: 1300,
}));
/** A quiet fifth and the octave over it. */
const CHIME: readonly Bell[] = [
  { at: 0, pitch: 523.25, loud: 0.1 },
  { at: 0.16, pitch: 783.99, loud: 0.08 },
  { at: 0.34, pitch: 1046.5, loud: 0.07 },
];

const RUSTLES: Readonly<Record<Exclude<Sound, 'chime'>, readonly Rustle[]>> = { slide: SLIDE, turn: TURN, shuffle: SHUFFLE };

/** Plays a sound now. */
export function play(context: AudioContext, noise: AudioBuffer, sound: Sound): void {
  const now = context.currentTime;
  if (sound === 'chime') for (const bell of CHIME) ring(context, now, bell);
  else for (const rustle of RUSTLES[sound]) hiss(context, noise, now, rustle);
}

/** Half a second of noise, always the same: a linear congruential generator (Numerical Recipes) is random enough for ears. */
export function noiseFor(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}

function hiss(context: AudioContext, noise: AudioBuffer, now: number, { at, length, loud, from, to }: Rustle): void {
  const start = now + at;
  const source = context.createBufferSource();
  source.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  const gain = swell(context, start, length, loud, 0.006);
  source.connect(band).connect(gain).connect(context.destination);
  source.start(start, at % 0.3, length + 0.02);
}

function ring(context: AudioContext, now: number, { at, pitch, loud }: Bell): void {
  const start = now + at;
  const tone = context.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(swell(context, start, 1.3, loud, 0.012)).connect(context.destination);
  tone.start(start);
  tone.stop(start + 1.35);
}

/** Rises quickly and dies away. */
function swell(context: AudioContext, start: number, length: number, loud: number, rise: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  return gain;
}
