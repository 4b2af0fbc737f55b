import './wish.css';
import { useSignal } from '@preact/signals';
import { askedOption, type Options, type Patience, sentence } from 'pasyans';
import { loadPatience } from 'pasyans/catalogue';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { begin, type Prepared, prepare } from '../ctrl/ritual.ts';
import { MOST_WISH } from '../journal/end.ts';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { ritualWords } from './ritual.words.ts';
import { SealShown } from './seal-shown.tsx';
import { Segments } from './segments.tsx';

/** The ritual begins: a wish, written down or not, and cards that lie ready under a seal. */
export function WishPanel({ ctrl, panel }: PanelProps): JSX.Element {
  const { core, route } = ctrl;
  const words = ritualWords[core.lang.value];
  const patience = useSignal<Patience | undefined>(undefined);
  const { patience: onTable } = core.session().game;
  const wanted = panel.patience ?? onTable.id;
  useEffect(() => {
    if (wanted === onTable.id) patience.value = onTable;
    else
      loadPatience(wanted).then(
        (loaded) => {
          patience.value = loaded;
        },
        () => {
          route.close();
          core.notify((now) => now.loadFailed);
        },
      );
  }, [wanted]);
  const { value: chosen } = patience;
  return (
    <Dialog title={words.title} closeWord={core.words.value.close} onClose={route.close} id="wish-panel">
      {chosen && (chosen.tells ? <Wish ctrl={ctrl} patience={chosen} /> : <NoFortune ctrl={ctrl} patience={chosen} />)}
    </Dialog>
  );
}

interface WishProps {
  readonly ctrl: Ctrl;
  readonly patience: Patience;
}

function Wish({ ctrl, patience }: WishProps): JSX.Element {
  const { core, route } = ctrl;
  const lang = core.lang.value;
  const words = ritualWords[lang];
  const settings = core.settings.now.value;
  const options = useSignal<Options>(settings.options[patience.id] ?? {});
  const prepared = useSignal<Prepared | undefined>(undefined);
  const wish = useSignal('');
  useEffect(() => {
    // Other options are another game: it is shuffled and sealed anew.
    let stale = false;
    prepared.value = undefined;
    void prepare(ctrl, patience, options.value).then((ready) => {
      if (!stale) prepared.value = ready;
    });
    return () => {
      stale = true;
    };
  }, [options.value]);
  const { value: ready } = prepared;
  const start = (event: Event): void => {
    event.preventDefault();
    if (!ready) return;
    route.close();
    begin(ctrl, ready, wish.value);
  };
  return (
    <form class="wishing" onSubmit={start}>
      <p class="think">{words.think}</p>
      <label for="wish-text">{words.field}</label>
      <textarea
        id="wish-text"
        maxLength={MOST_WISH}
        aria-describedby="wish-about"
        value={wish.value}
        onInput={(event) => {
          wish.value = event.currentTarget.value;
        }}
      />
      <p id="wish-about" class="small soft">
        {words.fieldAbout}
      </p>
      <Asked
        ctrl={ctrl}
        patience={patience}
        options={ready?.session.game.options ?? options.value}
        set={(chosen) => (options.value = chosen)}
      />
      {ready && <SealShown ctrl={ctrl} ritual={ready.ritual} />}
      <p class="soft">{settings.ritualUndo ? words.undoOn : words.undoOff}</p>
      <div class="buttons">
        <button type="submit" class="button button-main" aria-disabled={ready ? undefined : true} data-testid="begin">
          {words.begin}
        </button>
      </div>
    </form>
  );
}

interface AskedProps extends WishProps {
  readonly options: Options;
  readonly set: (options: Options) => void;
}

/** What the patience asks before the deal. */
function Asked({ ctrl: { core }, patience, options, set }: AskedProps): JSX.Element | null {
  const name = askedOption(patience.options);
  const spec = name === undefined ? undefined : patience.options[name];
  if (name === undefined || !spec) return null;
  const lang = core.lang.value;
  return (
    <Segments
      name={name}
      label={spec.label[lang]}
      about={spec.about[lang]}
      values={spec.values.map(({ value, label }) => [value, sentence(label[lang])] as const)}
      now={options[name] ?? ''}
      choose={(value) => set({ ...options, [name]: value })}
    />
  );
}

function NoFortune({ ctrl: { core, route }, patience }: WishProps): JSX.Element {
  const words = ritualWords[core.lang.value];
  return (
    <div class="wishing">
      <p class="think">{words.noFortune(patience.title[core.lang.value])}</p>
      <div class="buttons">
        <button type="button" class="button button-main" onClick={() => route.go({ name: 'chooser' })}>
          {words.choose}
        </button>
      </div>
    </div>
  );
}
