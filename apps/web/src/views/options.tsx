import { useSignal } from '@preact/signals';
import { askedOption, type Options, sentence } from 'pasyans';
import type { JSX } from 'preact';
import { Dialog } from './dialog.tsx';
import type { PanelProps } from './lazily.tsx';
import { optionsWords } from './options.words.ts';
import { Segments } from './segments.tsx';

/** The options of the patience on the table; they take effect with a new deal. */
export function OptionsPanel({ ctrl: { core, commands, route } }: PanelProps): JSX.Element {
  const words = core.words.value;
  const own = optionsWords[core.lang.value];
  const lang = core.lang.value;
  const { game } = core.session();
  const { patience } = game;
  const chosen = useSignal<Options>(game.options);
  const asked = askedOption(patience.options);
  const names = Object.keys(patience.options).filter((name) => name !== asked);
  const relaxed = names.some((name) => patience.options[name]?.values.find(({ value }) => value === chosen.value[name])?.relaxed);
  const deal = (): void => {
    route.close();
    commands.deal(patience, { options: chosen.value });
  };
  return (
    <Dialog title={patience.title[lang]} closeWord={words.close} onClose={route.close} id="options-panel">
      <p class="soft">{names.length === 0 ? own.none : own.about}</p>
      {names.map((name) => {
        const spec = patience.options[name];
        return (
          spec && (
            <Segments
              key={name}
              name={name}
              label={spec.label[lang]}
              about={spec.about[lang]}
              values={spec.values.map(({ value, label }) => [value, sentence(label[lang])] as const)}
              now={chosen.value[name] ?? ''}
              choose={(value) => {
                chosen.value = { ...chosen.value, [name]: value };
              }}
            />
          )
        );
      })}
      {relaxed && (
        <p class="small">
          <span class="mark">{words.relaxed}</span> {own.relaxedAbout}
        </p>
      )}
      {names.length > 0 && (
        <div class="buttons">
          <button type="button" class="button button-main" onClick={deal} data-testid="options-deal">
            {own.deal}
          </button>
        </div>
      )}
    </Dialog>
  );
}
