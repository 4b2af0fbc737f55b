import { fromOf, type Move, sayMove, sentence } from 'pasyans';
import type { JSX } from 'preact';
import type { Question as Asked } from '../ctrl/core.ts';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { atOnce } from './at-once.ts';
import { Dialog } from './dialog.tsx';
import { questionWords } from './question.words.ts';

/** What has to be decided before play goes on: which of several moves, or what the patience asks before the deal. */
export function Question({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element | null {
  const { core } = ctrl;
  const question = core.question.value;
  if (!question) return null;
  const words = core.words.value;
  const close = (): void => {
    core.question.value = undefined;
  };
  const { title, body } = bodyOf(ctrl, question, close);
  return (
    <Dialog key={question.kind} title={title} closeWord={words.cancel} onClose={close} kind="narrow" id="question">
      {body}
    </Dialog>
  );
}

interface Body {
  readonly title: string;
  readonly body: JSX.Element;
}

function bodyOf(ctrl: Ctrl, question: Asked, close: () => void): Body {
  if (question.kind === 'move') return whichMove(ctrl, question.moves);
  return question.kind === 'sure' ? sure(ctrl, question, close) : whichValue(ctrl, question);
}

function sure({ core, play }: Ctrl, { move, text }: Asked & { readonly kind: 'sure' }, close: () => void): Body {
  const words = questionWords[core.lang.value];
  const { game, table } = core.desk.session;
  const body = (
    <>
      <p>{text[core.lang.value]}</p>
      <div class="choices">
        <button type="button" class="button" onClick={() => play.sure(move)} data-testid="sure">
          {sentence(sayMove(game, table, move, core.lang.value))}
        </button>
        <button type="button" class="button" onClick={close}>
          {words.notYet}
        </button>
      </div>
    </>
  );
  return { title: words.areYouSure, body };
}

function whichMove({ core, play }: Ctrl, moves: readonly Move[]): Body {
  const { game, table } = core.desk.session;
  const body = (
    <div class="choices">
      {moves.map((m) => (
        <button key={m} type="button" class="button" {...atOnce(() => play.move(m))}>
          {sentence(sayMove(game, table, m, core.lang.value))}
        </button>
      ))}
    </div>
  );
  const words = questionWords[core.lang.value];
  const oneCard = new Set(moves.map(fromOf)).size === 1;
  return { title: oneCard ? words.choosePlace : words.chooseMove, body };
}

function whichValue({ core, commands }: Ctrl, asked: Asked & { readonly kind: 'option' }): Body {
  const lang = core.lang.value;
  const spec = asked.patience.options[asked.option];
  const body = (
    <>
      {asked.patience.tells && <p class="wish-line">{core.words.value.makeWish}</p>}
      <p class="soft">{spec?.about[lang]}</p>
      <div class="choices">
        {spec?.values.map(({ value, label }) => (
          <button key={value} type="button" class="button" {...atOnce(() => commands.answer(value))} data-testid={`answer-${value}`}>
            {sentence(label[lang])}
          </button>
        ))}
      </div>
    </>
  );
  return { title: spec?.label[lang] ?? '', body };
}
