import { type ExactOdds, exactOdds, fractionText, type Game, type Heading, type Lang, type Patience } from 'pasyans';
import { loadPatience } from 'pasyans/catalogue';
import type { CompactRow } from 'pasyans/odds';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { gameOf } from '../ctrl/open-games.ts';
import { barOf, nameOf, playersOf, rowOf } from '../odds/bars.ts';
import type { Player } from '../odds/headline.ts';
import { oddsWords } from '../odds/odds.words.ts';
import { comesOut, oftenOf } from '../odds/often.ts';
import { rowsOf } from '../odds/rows.ts';
import { ShareBars } from '../plots/share-bars.tsx';
import { OptionOdds } from './odds-options.tsx';
import { OddsTable } from './odds-table.tsx';
import { PageLink } from './page-link.tsx';
import { useLoaded } from './use-loaded.ts';

interface PatienceOddsProps {
  readonly ctrl: Ctrl;
  readonly heading: Heading;
}

/** All that is known of how often one patience comes out. */
export function PatienceOdds({ ctrl, heading }: PatienceOddsProps): JSX.Element | null {
  const patience = useLoaded(ctrl, () => loadPatience(heading.id), heading.id);
  const lang = ctrl.core.lang.value;
  const words = oddsWords[lang];
  if (!patience) return null;
  const rows = rowsOf(patience.id);
  return (
    <>
      <Usual patience={patience} rows={rows} lang={lang} />
      <OptionOdds patience={patience} rows={rows} lang={lang} />
      <h3>{words.source}</h3>
      <p>{words.sourceAbout(patience.rev)}</p>
      <Onward ctrl={ctrl} heading={heading} />
    </>
  );
}

interface RowsProps {
  readonly patience: Patience;
  readonly rows: readonly CompactRow[];
  readonly lang: Lang;
}

/** With the usual options: in words, as a picture, as a table; and exactly, where that is known. */
function Usual({ patience, rows, lang }: RowsProps): JSX.Element {
  const words = oddsWords[lang];
  const game = gameOf(patience);
  const players = playersOf(game).map((player) => ({ player, name: nameOf(player, game, lang), row: rowOf(rows, game, player) }));
  const exact = exactOdds(game);
  return (
    <>
      <InWords game={game} rows={rows} lang={lang} />
      <ShareBars title={words.plotTitle} bars={players.map(({ name, row }) => barOf(name, row, lang))} />
      <OddsTable label={words.inFigures} first={words.columns.player} lines={players} lang={lang} />
      {players.map(({ player, name, row }) => row?.wins && <Kinds key={player} name={name} row={row} wins={row.wins} lang={lang} />)}
      <details class="how-to">
        <summary>{words.howTo}</summary>
        {words.howToRead.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
      {exact && <Exact exact={exact} lang={lang} />}
    </>
  );
}

/** The figures told to somebody who does not like figures. */
function InWords({ game, rows, lang }: { readonly game: Game; readonly rows: readonly CompactRow[]; readonly lang: Lang }): JSX.Element {
  const words = oddsWords[lang];
  const told = (player: Player): string[] => {
    const row = rowOf(rows, game, player);
    if (!row) return [];
    return [words.told[player](oftenOf(row, lang)), ...(row.unknown > 0 ? [words.undecided(row.unknown, row.deals)] : [])];
  };
  const itself = game.choice === 'zero' ? rowOf(rows, game, 'solver') : undefined;
  const sentences = itself ? [`${comesOut(itself, lang)}.`, words.noSkill] : [words.howOften, ...playersOf(game).flatMap(told)];
  return <p class="odds-told">{sentences.join(' ')}</p>;
}

interface KindsProps {
  readonly name: string;
  readonly row: CompactRow;
  readonly wins: NonNullable<CompactRow['wins']>;
  readonly lang: Lang;
}

/** Of which kinds the wins were. */
function Kinds({ name, row, wins, lang }: KindsProps): JSX.Element {
  const words = oddsWords[lang];
  const kinds = Object.entries(wins) as [keyof typeof words.kindNames, number][];
  const parts = kinds.map(([kind, won]) => `${words.kindNames[kind]} — ${words.won(won, row.deals)}`);
  return (
    <p class="small soft">
      {words.kinds(name, parts.join('; '))} {row.firstWin && words.firstWin}
    </p>
  );
}

function Exact({ exact, lang }: { readonly exact: ExactOdds; readonly lang: Lang }): JSX.Element {
  const words = oddsWords[lang];
  const { numerator, denominator } = exact.chance;
  const decimal = (share: number): string => new Intl.NumberFormat(lang, { maximumFractionDigits: 4 }).format(share);
  const mean = Number(exact.mean.numerator) / Number(exact.mean.denominator);
  return (
    <>
      <h3>{words.exact}</h3>
      <p>
        {numerator === denominator
          ? words.exactCertain
          : words.exactIs(fractionText(exact.chance), decimal(Number(numerator) / Number(denominator)))}{' '}
        {exact.why[lang]} {exact.holds === 'unseen' && words.unseen}
      </p>
      {mean > 0 && (
        <p>{words.mean[exact.left](new Intl.NumberFormat(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(mean))}</p>
      )}
    </>
  );
}

/** Where one may go from here. */
function Onward({ ctrl, heading: { id } }: PatienceOddsProps): JSX.Element {
  const { core, commands, route } = ctrl;
  const words = oddsWords[core.lang.value];
  const lay = (): void => {
    route.home();
    if (core.session().game.patience.id !== id) void commands.choose(id);
  };
  return (
    <nav class="buttons" aria-label={words.title}>
      <button type="button" class="button button-main" onClick={lay} data-testid="odds-lay">
        {words.lay}
      </button>
      <PageLink ctrl={ctrl} to={{ name: 'rules', patience: id }} class="button" testid="odds-rules">
        {words.rules}
      </PageLink>
      <PageLink ctrl={ctrl} to={{ name: 'statistics', patience: id }} class="button" testid="odds-statistics">
        {words.mine}
      </PageLink>
      <PageLink ctrl={ctrl} to={{ name: 'odds' }} class="button" testid="odds-all">
        {words.all}
      </PageLink>
    </nav>
  );
}
