import type { Point } from './geometry.ts';

/** A tap of two fingers: both come at about the same time, stay where they are and go. */

export interface TwoFingers {
  /** True from the second finger on until both have gone: neither taps nor carries then. */
  readonly on: boolean;
  /** A second finger has come, `first` being on the table already. */
  join(event: PointerEvent, first: { readonly id: number; readonly at: Point; readonly time: number }): void;
  move(event: PointerEvent): void;
  /** True when this was the end of such a tap. */
  up(event: PointerEvent): boolean;
  clear(): void;
}

/** Fingers of one tap come within so many milliseconds, and have gone after so many. */
const TOGETHER = 250;
const QUICK = 600;
/** A finger that strays further, in pixels, wanted something else: to make the page larger, say. */
const STRAY = 16;

export function twoFingers(): TwoFingers {
  let fingers = new Map<number, Point>();
  let began = 0;
  let spoilt = false;

  return {
    get on() {
      return fingers.size > 0;
    },
    join(event, first) {
      spoilt = fingers.size > 0 || event.timeStamp - first.time > TOGETHER;
      began = first.time;
      fingers.set(first.id, first.at);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    move({ pointerId, clientX, clientY }) {
      const from = fingers.get(pointerId);
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STRAY) spoilt = true;
    },
    up(event) {
      this.move(event);
      fingers.delete(event.pointerId);
      return fingers.size === 0 && !spoilt && event.timeStamp - began < QUICK;
    },
    clear() {
      fingers = new Map();
    },
  };
}
