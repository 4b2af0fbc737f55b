import './today.css';
import { defaultOptions, type Session } from 'pasyans';
import { findHeading, patienceIds } from 'pasyans/catalogue';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { localDate, type OfTheDay, ofTheDay } from '../ctrl/today.ts';
import { Picture } from '../pictures/picture.tsx';
import { chooserWords } from './chooser.words.ts';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { PageLink } from './page-link.tsx';

/** The patience of the day it is here. */
export const todaysPatience = (): OfTheDay => ofTheDay(localDate(new Date()), patienceIds);

/** The patience of the day: which it is, and the way to it. */
export function Today({ ctrl }: PanelProps): JSX.Element | null {
  const { core, kept, route } = ctrl;
  const lang = core.lang.value;
  const words = chooserWords[lang];
  const today = todaysPatience();
  const heading = findHeading(today.id);
  useEffect(() => void kept.refresh(), [kept]);
  if (!heading) return null;
  const date = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date());
  const begun = isOnTable(core.session(), today) || keptOf(ctrl, today) !== undefined;
  return (
    <Dialog title={words.today} closeWord={core.words.value.close} onClose={route.close} kind="narrow today" id="today-panel">
      <Picture id={today.id} />
      <p class="small soft">{date}</p>
      <h3 data-testid="today-title">{heading.title[lang]}</h3>
      <p>{heading.about[lang]}</p>
      <p class="small soft">
        {words.todayAbout} {words.todayDeal(String(today.deal))}
      </p>
      <div class="buttons">
        <button type="button" class="button button-main" onClick={() => layOut(ctrl, today)} data-testid="today-lay">
          {begun ? words.goOn : words.lay}
        </button>
        <PageLink ctrl={ctrl} to={{ name: 'rules', patience: today.id }} class="button">
          {core.words.value.rules}
        </PageLink>
        <PageLink ctrl={ctrl} to={{ name: 'odds', patience: today.id }} class="button">
          {words.odds}
        </PageLink>
      </div>
    </Dialog>
  );
}

/** Goes on with the patience of the day where it lies or is kept; else lays it out as everybody else does, with its usual options. */
function layOut(ctrl: Ctrl, today: OfTheDay): void {
  const { core, commands, kept, route } = ctrl;
  const game = keptOf(ctrl, today);
  route.home();
  if (isOnTable(core.session(), today)) return;
  if (game) void kept.resume(game);
  else void commands.choose(today.id, { options: {}, deal: today.deal });
}

const keptOf = ({ kept }: Ctrl, { id, deal }: OfTheDay) => kept.games.value.find((game) => game.patience === id && game.deal === deal);

/** True when the game on the table is the one of the day; what is asked before every deal everybody answers for himself. */
function isOnTable({ game, deal }: Session, today: OfTheDay): boolean {
  const { id, options } = game.patience;
  const usual = Object.entries(defaultOptions(options)).every(([name, value]) => options[name]?.asked || game.options[name] === value);
  return id === today.id && deal.id === today.deal && usual;
}
