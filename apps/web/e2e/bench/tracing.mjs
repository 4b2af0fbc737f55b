// The page's own work, from the browser's trace: its longest task and what that was spent on. Times in milliseconds.

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const DETAILED = [...CATEGORIES, 'blink.user_timing', 'disabled-by-default-v8.cpu_profiler'];

/** Traces a page while something is done with it. Detailed traces cost more, and are for reading. */
export async function traced(browser, page, work, { detailed = false } = {}) {
  await browser.startTracing(page, { categories: detailed ? DETAILED : CATEGORIES });
  await work();
  const text = (await browser.stopTracing()).toString();
  return { text, ...longest(JSON.parse(text).traceEvents) };
}

const round = (ms) => Math.round(ms * 10) / 10;

const thread = ({ pid, tid }) => `${pid} ${tid}`;

/**
 * The longest task of the main thread after the first touch: `longest` by the clock, `processor` what the thread really worked
 * at its hardest, `spentOn` the time of each kind of work within the longest, without the work inside that.
 */
function longest(events) {
  const tasks = ownTasks(events);
  const worst = tasks[0];
  if (!worst) return { longest: 0, processor: 0, spentOn: {} };
  const end = worst.ts + worst.dur;
  const within = events.filter(
    (e) => thread(e) === thread(worst) && e.ph === 'X' && e !== worst && e.ts >= worst.ts && e.ts + e.dur <= end,
  );
  const processor = Math.max(...tasks.map(({ tdur = 0 }) => tdur));
  return { longest: round(worst.dur / 1000), processor: round(processor / 1000), spentOn: selfTimes(within) };
}

/** The tasks of our page since the first touch, longest first. Before that there is only what our own asking sets off. */
function ownTasks(events) {
  const mains = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread));
  const tasks = events.filter((event) => event.name === 'RunTask' && mains.has(thread(event)));
  // Other pages of the browser, such as one kept in reserve, do almost nothing.
  const busy = new Map();
  for (const task of tasks) busy.set(thread(task), (busy.get(thread(task)) ?? 0) + (task.dur ?? 0));
  const [ours] = [...busy].sort(([, a], [, b]) => b - a)[0] ?? [];
  const isTouch = ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown';
  const begin = Math.min(...events.filter((event) => isTouch(event) && thread(event) === ours).map(({ ts }) => ts));
  return tasks.filter((task) => thread(task) === ours && task.ts + (task.dur ?? 0) >= begin).sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
}

function selfTimes(events) {
  const spent = {};
  const open = [];
  for (const event of events.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while (open.length > 0 && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop();
    const outer = open.at(-1);
    if (outer) spent[outer.name] -= event.dur / 1000;
    spent[event.name] = (spent[event.name] ?? 0) + event.dur / 1000;
    open.push(event);
  }
  const kinds = Object.entries(spent).filter(([, ms]) => ms >= 1);
  return Object.fromEntries(kinds.sort(([, a], [, b]) => b - a).map(([name, ms]) => [name, round(ms)]));
}
