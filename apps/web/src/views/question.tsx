import type { JSX } from 'preact';
import type { Ctrl } from '../ctrl/ctrl.ts';
import { lazily } from './lazily.tsx';

const QuestionDialog = lazily(async () => (await import('./question-dialog.tsx')).QuestionDialog);

/** What has to be decided before play goes on. Few patiences ask anything, so the dialog is fetched with the first question. */
export function Question({ ctrl }: { readonly ctrl: Ctrl }): JSX.Element | null {
  const question = ctrl.core.question.value;
  return question ? <QuestionDialog ctrl={ctrl} question={question} /> : null;
}
