// What is heard inside the page. Given to the page before its own scripts; leaves `takeHeard` there. It asks for every frame, which is
// work of its own and has each frame wait for the picture of the last: the page's tasks are traced while nobody listens.

/** Listens for the first card, for the answer to every lifted finger in frames and milliseconds, and for the frames between. */
export function listen() {
  let heard = { answers: [], paints: [], frames: [] };
  let firstCard;
  let press;
  let last;
  const frame = (now) => {
    if (last !== undefined) heard.frames.push(now - last);
    last = now;
    firstCard ??= document.querySelector('.table .card') ? now : undefined;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  const count = () => {
    if (!press) return;
    press.frames++;
    if (press.changed) {
      heard.answers.push({ frames: press.frames, ms: performance.now() - press.time });
      press = undefined;
    } else requestAnimationFrame(count);
  };
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      press = { frames: 0, time: timeStamp, changed: false };
      requestAnimationFrame(count);
    },
    true,
  );
  const note = () => {
    if (press) press.changed = true;
  };
  const watched = { subtree: true, childList: true, attributes: true, characterData: true };
  document.addEventListener('DOMContentLoaded', () => new MutationObserver(note).observe(document.body, watched));
  const hear = (list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'pointerup') heard.paints.push(duration);
  };
  new PerformanceObserver(hear).observe({ type: 'event', durationThreshold: 16, buffered: true });

  window.takeHeard = () => {
    const taken = { firstCard, ...heard };
    heard = { answers: [], paints: [], frames: [] };
    return taken;
  };
}
