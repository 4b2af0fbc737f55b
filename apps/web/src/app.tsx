import { useComputed, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lightOf, looksOf } from './adapt/looks.ts';
import { holdsStill, tableView } from './adapt/table-view.ts';
import type { Ctrl } from './ctrl/ctrl.ts';
import { targetsOf } from './ctrl/touch.ts';
import { Table } from './table/Table.tsx';
import { CommandBar } from './views/command-bar.tsx';
import { lazily } from './views/lazily.tsx';
import { Notices } from './views/notices.tsx';
import { Panels } from './views/panels.tsx';
import { Result } from './views/result.tsx';
import { SaidHere, Spoken } from './views/spoken.tsx';
import { StatusLine } from './views/status-line.tsx';
import { TopBar } from './views/top-bar.tsx';
import { useMedia } from './views/use-media.ts';
import { titleOf } from './views/window-title.ts';

/** The whole page: the table comes first, the few commands lie around it, panels over it. */
export function App({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element {
  usePageLook(ctrl);
  useSounds(ctrl);
  useEffect(() => ctrl.opened(), [ctrl]);
  return (
    <SaidHere.Provider value={ctrl.core.said}>
      <TopBar ctrl={ctrl} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same anywhere on the page */}
      <main onClick={(event) => touchCloth(ctrl, event.target)}>
        <div class="cloth">
          <TheTable ctrl={ctrl} />
          <Result ctrl={ctrl} />
        </div>
        <StatusLine ctrl={ctrl} />
      </main>
      <CommandBar ctrl={ctrl} />
      <Notices ctrl={ctrl} />
      <Asked ctrl={ctrl} />
      <Panels ctrl={ctrl} />
      <Spoken ctrl={ctrl} />
    </SaidHere.Provider>
  );
}

const Question = lazily(async () => (await import('./views/question.tsx')).Question);

/** Many games ask nothing. */
function Asked({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element | null {
  return ctrl.core.question.value ? <Question ctrl={ctrl} /> : null;
}

/** A touch beside the table is as good as one of its bare cloth; what happens on the table itself it tells on its own. A line that is touched makes way. */
function touchCloth({ core, play }: Ctrl, target: EventTarget | null): void {
  const touched = target instanceof Element && target.closest('.table, button, .panel, .toast');
  if (!touched) play.bare();
  else if (touched.className === 'toast') core.toast.value = undefined;
}

function TheTable({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element {
  const { core, help, play } = ctrl;
  const lessMotion = useMedia('(prefers-reduced-motion: reduce)');
  const moreContrast = useMedia('(prefers-contrast: more)');
  const view = useComputed(() => {
    const session = core.session();
    const { showTargets } = core.settings.now.value;
    const held = holdsStill(session, core.held.value) ? core.held.value : undefined;
    const up = held ?? core.lifted.value;
    const fitting = held && { piles: targetsOf(session, held), fits: core.words.value.fits, fitsNot: core.words.value.fitsNot };
    const targets = up && showTargets ? targetsOf(session, up) : [];
    const hinted = help.hinted.value;
    return tableView({ session, deal: core.meta(session).key, held, targets, fitting, hinted, lang: core.lang.value });
  });
  const looks = useComputed(() => {
    const wishes = { lessMotion: lessMotion.value, moreContrast: moreContrast.value };
    return looksOf(core.session().game, core.settings.now.value, wishes);
  });
  const words = useComputed(() => ({ table: core.words.value.table, keys: core.words.value.tableKeys }));
  const events = useComputed(() => ({
    onTouch: play.touch,
    onLift: play.lift,
    onDrop: play.drop,
    onTwoFingers: ctrl.commands.undo,
    onBare: play.bare,
    onCancel: ctrl.cancel,
  }));
  return <Table view={view.value} looks={looks.value} words={words.value} events={events.value} />;
}

/** Puts language, light and cloth on the page itself. */
function usePageLook({ core }: Ctrl): void {
  const day = useMedia('(prefers-color-scheme: light)');
  const moreContrast = useMedia('(prefers-contrast: more)');
  useSignalEffect(() => {
    const { lang, cloth, leftHanded } = core.settings.now.value;
    const theme = lightOf(core.settings.now.value, { day: day.value, moreContrast: moreContrast.value });
    const { documentElement: html } = document;
    // A new deal keeps its options with the settings. A language written anew, even the same, lets the browser reckon every style anew.
    for (const [name, value] of [
      ['lang', lang],
      ['data-theme', theme],
      ['data-cloth', cloth],
    ] as const)
      if (html.getAttribute(name) !== value) html.setAttribute(name, value);
    html.classList.toggle('left-handed', leftHanded);
  });
  useSignalEffect(() => {
    document.title = titleOf(core.session().game.patience.title[core.lang.value], core.words.value.appName);
  });
}

/** Sounds are fetched by those who want them. Those that cannot be fetched are missed and nothing else. */
function useSounds({ core }: Ctrl): void {
  const wanted = useComputed(() => core.settings.now.value.sounds);
  const starting = useRef(true);
  useSignalEffect(() => {
    // Switched on later, it was by a touch.
    const touched = !starting.current;
    starting.current = false;
    if (!wanted.value) return;
    const loading = import('./sound/sounds.ts').then(
      ({ sounds }) => sounds(core, touched),
      () => undefined,
    );
    return () => void loading.then((stop) => stop?.());
  });
}
