import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import type { LookingBack } from '../ctrl/help-shown.ts';
import { sayTurning } from '../ctrl/judging.ts';
import { placeAfter } from '../ctrl/marking.ts';
import { verdictWords } from '../i18n/verdict.ts';
import { HelpPanel } from './help-panel.tsx';

interface Props {
  readonly ctrl: Ctrl;
  readonly back: LookingBack;
}

/** Up to which move the game could be won, and the way back there. */
export function LookBack({ ctrl, back }: Props): JSX.Element {
  const words = verdictWords[ctrl.core.lang.value];
  const found = 'found' in back ? back.found : undefined;
  const text = (
    <div class="verdict-text">
      <p>{found ? sayTurning(found, back.of, ctrl.core) : words.lookingBack}</p>
      {'looked' in back && <p class="soft verdict-numbers">{words.looked(back.looked.places)}</p>}
    </div>
  );
  return (
    <HelpPanel ctrl={ctrl} label={words.lookBack} id="back" found={found !== undefined} text={text}>
      {found?.won !== undefined && found.won < back.of && <GoBack ctrl={ctrl} to={found.won} />}
    </HelpPanel>
  );
}

function GoBack({ ctrl: { core, commands }, to }: { readonly ctrl: Ctrl; readonly to: number }): JSX.Element {
  return (
    <div class="verdict-acts">
      <button
        type="button"
        class="button button-main"
        onClick={() => commands.goTo(placeAfter(core.desk.session, to))}
        data-testid="go-back"
      >
        {verdictWords[core.lang.value].goBack}
      </button>
    </div>
  );
}
