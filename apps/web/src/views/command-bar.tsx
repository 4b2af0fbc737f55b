import { collects, kindOf, type Move, nextToCollect, nextToDeal, REDEAL, type Session } from 'pasyans';
import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { undoIsOff } from '../ctrl/sealed.ts';
import { atOnce } from './at-once.ts';
import { Icon, type IconName } from './icons.tsx';

interface CommandProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly id: string;
  readonly main?: boolean;
  /** Unusable now; it stays where it is, so that no finger hits its neighbour. */
  readonly off?: boolean;
  /** Though unusable it can be pressed, and says why. */
  readonly tells?: boolean;
}

function Command({ icon, label, onClick, id, main = false, off = false, tells = false }: CommandProps): JSX.Element {
  const act = (): void => {
    if (!off || tells) onClick();
  };
  return (
    <button
      type="button"
      class={`command${main ? ' command-main' : ''}`}
      aria-disabled={off || undefined}
      {...atOnce(act)}
      data-testid={id}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

/** The few commands of play, under the thumb. New deal lies farthest from undo. */
export function CommandBar({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element {
  const { core, commands } = ctrl;
  const words = core.words.value;
  const session = core.session();
  const over = session.outcome() !== undefined;
  const undoOff = session.canUndo && undoIsOff(core, session);
  return (
    <nav class="command-bar" aria-label={words.commands}>
      <Command icon="undo" label={words.undo} onClick={commands.undo} id="undo" off={undoOff || !core.desk.canUndo} tells={undoOff} />
      <Command icon="redo" label={words.redo} onClick={commands.redo} id="redo" off={!core.desk.canRedo} />
      {over ? atTheEnd(ctrl) : session.game.choice === 'zero' ? steps(ctrl) : choices(ctrl, session)}
      <Command icon="deal" label={words.newDeal} onClick={commands.newDeal} id="new-deal" main={over} />
    </nav>
  );
}

function atTheEnd({ core }: Ctrl): JSX.Element {
  const { value: hidden } = core.resultHidden;
  const toggle = (): void => {
    core.resultHidden.value = !hidden;
  };
  return <Command icon="result" label={core.words.value.result} onClick={toggle} id="result-toggle" />;
}

function steps({ core, play }: Ctrl): JSX.Element {
  const words = core.words.value;
  return (
    <>
      <Command icon="step" label={words.step} onClick={play.step} id="step" main />
      {core.running.value ? (
        <Command icon="stop" label={words.stop} onClick={play.stop} id="stop" />
      ) : (
        <Command icon="run" label={words.runOut} onClick={play.runOut} id="run-out" />
      )}
    </>
  );
}

function choices({ core, help, play, route }: Ctrl, session: Session): JSX.Element {
  const words = core.words.value;
  const redeal = session
    .legal()
    .toArray()
    .find((m: Move) => kindOf(m) === REDEAL);
  return (
    <>
      {collects(session.game) && (
        <Command
          icon="collect"
          label={words.collect}
          onClick={() => play.collect()}
          id="collect"
          off={nextToCollect(session.game, session.table) === undefined}
        />
      )}
      {nextToDeal(session) !== undefined ? (
        <Command icon="deal" label={words.dealOn} onClick={play.dealOn} id="deal-on" main />
      ) : redeal === undefined ? (
        <Command icon="moves" label={words.moves} onClick={() => route.go({ name: 'moves' })} id="moves" />
      ) : (
        <Command icon="redeal" label={words.redeal} onClick={() => play.move(redeal)} id="redeal" main />
      )}
      <Command icon="hint" label={words.hint} onClick={help.hint} id="hint" />
    </>
  );
}
