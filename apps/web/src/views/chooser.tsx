import './chooser.css';
import './segments.css';
import { useSignal } from '@preact/signals';
import type { Heading } from 'pasyans';
import { catalogue, findHeading } from 'pasyans/catalogue';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { Picture } from '../pictures/picture.tsx';
import { chooserWords } from './chooser.words.ts';
import { FILTER_NAMES, type Filter, found, switched } from './chooser-find.ts';
import { OnePatience } from './chooser-patience.tsx';
import { Unfinished } from './chooser-unfinished.tsx';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { PageLink } from './page-link.tsx';
import { todaysPatience } from './today.tsx';

/** All patiences, the games begun, the patience of the day, or whichever luck brings. */
export function Chooser({ ctrl }: PanelProps): JSX.Element {
  const { core, route } = ctrl;
  const words = chooserWords[core.lang.value];
  const on = useSignal<readonly Filter[]>([]);
  const typed = useSignal('');
  useEffect(() => void ctrl.kept.refresh(), [ctrl]);
  const shown = found(catalogue, on.value, typed.value);
  const showAll = (): void => {
    on.value = [];
    typed.value = '';
  };
  return (
    <Dialog title={words.title} closeWord={core.words.value.close} onClose={route.close} kind="wide chooser" id="chooser">
      <span class="ornament-head" aria-hidden="true" />
      <Unfinished ctrl={ctrl} />
      <Offers ctrl={ctrl} among={shown} />
      <div class="chooser-tools">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <fieldset class="segments" aria-label={words.filterLabel}>
          {FILTER_NAMES.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={on.value.includes(name)}
              onClick={() => (on.value = switched(on.value, name))}
              data-testid={`filter-${name}`}
            >
              {words.filters[name]}
            </button>
          ))}
        </fieldset>
      </div>
      <p class="small soft chooser-found">
        <span role="status" data-testid="found">
          {shown.length > 0 ? words.found(shown.length) : words.nothingFound}
        </span>
        {shown.length < catalogue.length && (
          <button type="button" class="button" onClick={showAll} data-testid="show-all">
            {words.showAll}
          </button>
        )}
      </p>
      <ul class="patiences">
        {shown.map((heading) => (
          <li key={heading.id}>
            <OnePatience ctrl={ctrl} heading={heading} typed={typed.value} />
          </li>
        ))}
      </ul>
      <p class="centred chooser-odds">
        <PageLink ctrl={ctrl} to={{ name: 'odds' }} testid="all-odds">
          {words.allOdds}
        </PageLink>
      </p>
    </Dialog>
  );
}

interface OffersProps {
  readonly ctrl: Ctrl;
  readonly among: readonly Heading[];
}

/** For whoever does not want to choose: the patience of the day, and any of those shown. */
function Offers({ ctrl, among }: OffersProps): JSX.Element {
  const { core, commands, route } = ctrl;
  const words = chooserWords[core.lang.value];
  const { id } = todaysPatience();
  const surprise = (): void => {
    route.home();
    void commands.surprise(among.map((heading) => heading.id));
  };
  return (
    <div class="offers">
      <PageLink ctrl={ctrl} to={{ name: 'today' }} class="offer" testid="today">
        <Picture id={id} />
        <span>
          <b>{words.today}</b>
          <span class="small soft">{words.todayIs(findHeading(id)?.title[core.lang.value] ?? '')}</span>
        </span>
      </PageLink>
      <button type="button" class="button" onClick={surprise} disabled={among.length === 0} data-testid="surprise">
        {words.surprise}
      </button>
    </div>
  );
}
