import './verdict.css';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import type { LookingBack } from '../ctrl/help-shown.ts';
import { sayTurning } from '../ctrl/judging.ts';
import { verdictWords } from '../i18n/verdict.ts';
import { Icon } from './icons.tsx';

interface Props {
  readonly ctrl: Ctrl;
  readonly back: LookingBack;
}

/** Up to which move the game could be won: the search while it goes on, then the way back there. */
export function LookBack({ ctrl, back }: Props): JSX.Element {
  const { core, help } = ctrl;
  const words = verdictWords[core.lang.value];
  const found = 'found' in back ? back.found : undefined;
  const { cancel, close } = core.words.value;
  return (
    <section class="verdict panel" aria-label={words.lookBack} data-testid="back">
      <div class="verdict-text">
        <p>{found ? sayTurning(found, back.of, core) : words.lookingBack}</p>
        {'looked' in back && <p class="soft verdict-numbers">{words.looked(back.looked.places)}</p>}
      </div>
      <button
        type="button"
        class={`verdict-close ${found ? 'icon-button' : 'button'}`}
        aria-label={found ? close : cancel}
        onClick={help.close}
        data-testid="verdict-close"
      >
        {found ? <Icon name="close" /> : cancel}
      </button>
      {found?.won !== undefined && found.won < back.of && <GoBack ctrl={ctrl} to={found.won} />}
    </section>
  );
}

function GoBack({ ctrl: { core, commands }, to }: { readonly ctrl: Ctrl; readonly to: number }): JSX.Element {
  return (
    <div class="verdict-acts">
      <button type="button" class="button button-main" onClick={() => commands.backTo(to)} data-testid="go-back">
        {verdictWords[core.lang.value].goBack}
      </button>
    </div>
  );
}
