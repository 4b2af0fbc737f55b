import './odds.css';
import { findHeading } from 'pasyans/catalogue';
import type { JSX } from 'preact';
import { oddsWords } from '../odds/odds.words.ts';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { AllOdds } from './odds-index.tsx';
import { PatienceOdds } from './odds-page.tsx';

/** How often a patience comes out; without one, how often each does. */
export function Odds({ ctrl, panel }: PanelProps): JSX.Element {
  const { core, route } = ctrl;
  const lang = core.lang.value;
  const words = oddsWords[lang];
  const heading = panel.patience === undefined ? undefined : findHeading(panel.patience);
  return (
    <Dialog
      title={heading ? words.titleOf(heading.title[lang]) : words.title}
      closeWord={core.words.value.close}
      onClose={route.close}
      kind="book"
      id="odds-panel"
    >
      <div class="page odds-page" lang={lang}>
        {heading ? <PatienceOdds ctrl={ctrl} heading={heading} /> : <AllOdds ctrl={ctrl} />}
      </div>
    </Dialog>
  );
}
