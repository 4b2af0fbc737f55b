import type { FunctionComponent, JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import type { PanelName } from '../ctrl/route.ts';
import { lazily, type PanelProps } from './lazily.tsx';

const journalPages = () => import('./journal-pages.ts');

const PANELS: Readonly<Record<PanelName, FunctionComponent<PanelProps>>> = {
  menu: lazily(async () => (await import('./menu.tsx')).Menu),
  chooser: lazily(async () => (await import('./chooser.tsx')).Chooser),
  rules: lazily(async () => (await import('./rules.tsx')).Rules),
  settings: lazily(async () => (await import('./settings.tsx')).SettingsPanel),
  options: lazily(async () => (await import('./options.tsx')).OptionsPanel),
  deal: lazily(async () => (await import('./deal-number.tsx')).DealNumber),
  keys: lazily(async () => (await import('./keys-help.tsx')).KeysHelp),
  record: lazily(async () => (await import('./record.tsx')).RecordPanel),
  journal: lazily(async () => (await journalPages()).JournalPanel),
  statistics: lazily(async () => (await journalPages()).StatisticsPanel),
  moves: lazily(async () => (await import('./moves.tsx')).Moves),
  marks: lazily(async () => (await import('./marks.tsx')).MarksPanel),
  ritual: lazily(async () => (await import('./wish.tsx')).WishPanel),
  seal: lazily(async () => (await import('./seal.tsx')).SealPanel),
  paper: lazily(async () => (await import('./paper.tsx')).PaperPanel),
  layout: lazily(async () => (await import('./layout.tsx')).LayoutPanel),
  odds: lazily(async () => (await import('./odds.tsx')).Odds),
  today: lazily(async () => (await import('./today.tsx')).Today),
};

/** The panel that the address names, over the table. */
export function Panels({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element | null {
  const panel = ctrl.route.panel.value;
  if (!panel) return null;
  const Panel = PANELS[panel.name];
  return <Panel key={`${panel.name} ${panel.patience ?? ''}`} ctrl={ctrl} panel={panel} />;
}
