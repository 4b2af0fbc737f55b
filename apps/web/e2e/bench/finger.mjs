// A finger on the page, moved over the browser's own wire: Playwright's ways of finding and waiting would be measured along with the page.

/** A hand at ease: longer than a flight, so that every touch finds the page at rest. */
const PAUSE = 260;
/** Milliseconds between two places of a finger that drags: what a screen of 60 pictures a second can show. */
const STEP = 16;

export async function fingerOf(page) {
  const wire = await page.context().newCDPSession(page);
  const send = (type, touchPoints) => wire.send('Input.dispatchTouchEvent', { type, touchPoints });
  const rest = (ms = PAUSE) => page.waitForTimeout(ms);

  async function centre(selector) {
    const asked = { expression: `(${centreOf})(${JSON.stringify(selector)})`, returnByValue: true };
    return (await wire.send('Runtime.evaluate', asked)).result.value;
  }

  return {
    slowDown: (rate) => wire.send('Emulation.setCPUThrottlingRate', { rate }),
    rest,
    /** Touches the middle of something, if it is there, and rests. */
    async tap(selector) {
      const at = await centre(selector);
      if (at) {
        await send('touchStart', [at]);
        await send('touchEnd', []);
      }
      await rest();
    },
    /** Takes what lies there about the screen in circles, and lets it go where it was. */
    async dragAbout(selector, steps) {
      const { x, y } = await centre(selector);
      await send('touchStart', [{ x, y }]);
      for (let n = 1; n <= steps; n++) {
        const turn = (n / steps) * 4 * Math.PI;
        await send('touchMove', [{ x: Math.round(180 + 120 * Math.sin(turn)), y: Math.round(370 - 200 * Math.cos(turn)) }]);
        await page.waitForTimeout(STEP);
      }
      await send('touchMove', [{ x, y }]);
      await send('touchEnd', []);
      await rest();
    },
  };
}

/** Runs in the page. */
function centreOf(selector) {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}
