import { collects } from 'pasyans';
import type { JSX } from 'preact';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { marksWords } from './marks.words.ts';

/** Everything that is not needed at every move. */
export function Menu({ ctrl }: PanelProps): JSX.Element {
  const { core, commands, help, play, route } = ctrl;
  const words = core.words.value;
  const session = core.session();
  const { game } = session;
  const other = core.lang.value === 'ru' ? 'en' : 'ru';
  const then = (act: () => void) => (): void => {
    route.close();
    act();
  };
  const items: readonly (readonly [id: string, label: string, act: () => void])[] = [
    ['menu-new', words.newDealLong, then(commands.newDeal)],
    ['menu-restart', words.restartLong, then(commands.restart)],
    ['menu-marks', `${marksWords[core.lang.value].title}…`, () => route.go({ name: 'marks' })],
    ['menu-wish', `${words.wish}…`, () => route.go({ name: 'ritual' })],
    ['menu-moves', `${game.choice === 'zero' ? words.readBoard : words.moves}…`, () => route.go({ name: 'moves' })],
    ['menu-judge', words.judge, then(help.judge)],
    ['menu-collect-safely', words.collectSafely, then(() => play.collect('harmless'))],
    ['menu-deal', `${words.dealNumber}…`, () => route.go({ name: 'deal' })],
    ['menu-options', `${words.options}…`, () => route.go({ name: 'options' })],
    ['menu-chooser', `${words.chooser}…`, () => route.go({ name: 'chooser' })],
    ['menu-journal', `${words.journal}…`, () => route.go({ name: 'journal' })],
    ['menu-statistics', `${words.statistics}…`, () => route.go({ name: 'statistics' })],
    ['menu-record', `${words.shareTitle}…`, () => route.go({ name: 'record' })],
    ['menu-settings', `${words.settings}…`, () => route.go({ name: 'settings' })],
    ['menu-keys', `${words.keysHelp}…`, () => route.go({ name: 'keys' })],
  ];
  /** What not every patience has. */
  const missing = new Set([
    ...(Object.keys(game.patience.options).length > 0 ? [] : ['menu-options']),
    ...(game.patience.tells ? [] : ['menu-wish']),
    ...(help.offered(session) ? [] : ['menu-judge']),
    ...(collects(game, 'harmless') ? [] : ['menu-collect-safely']),
  ]);
  return (
    <Dialog title={words.menu} closeWord={words.close} onClose={route.close} kind="menu" id="menu-panel">
      <ul class="menu-list">
        {items
          .filter(([id]) => !missing.has(id))
          .map(([id, label, act]) => (
            <li key={id}>
              <button type="button" onClick={act} data-testid={id}>
                {label}
              </button>
            </li>
          ))}
        <li>
          <button type="button" lang={other} onClick={() => void core.speak(other)} data-testid="menu-lang">
            {words.languageNames[other]}
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
