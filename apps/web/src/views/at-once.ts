import type { JSX } from 'preact';

type Heard = Pick<JSX.IntrinsicElements['button'], 'onClick' | 'onTouchEnd'>;

/**
 * A button that acts when a finger lifts. The click of a finger comes a frame late, and the browser lays out in its midst all
 * that it has changed: so the lifting is heard, and no click is made of it. Keys, mice and assistive technology click.
 */
export const atOnce = (act: () => void): Heard => ({
  onClick: act,
  onTouchEnd(event) {
    // The end of a scroll cannot be cancelled, and means no button.
    if (!event.cancelable) return;
    event.preventDefault();
    const [finger] = event.changedTouches;
    const button = event.currentTarget;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const inside = finger && finger.clientX >= left && finger.clientX < right && finger.clientY >= top && finger.clientY < bottom;
    // A finger that has slid off has changed its mind, and one of several is no tap.
    if (!inside || event.touches.length > 0) return;
    // As the click would have done: what it opens gives the focus back to the button.
    button.focus({ preventScroll: true });
    act();
  },
});
