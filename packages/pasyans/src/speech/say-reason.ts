import type { Lang } from '../engine/text.ts';
import type { Reason } from '../engine/word.ts';

/** A refusal with the rule it rests on: «Справа от короля места нет (правило 5).» */
export function sayReason(reason: Reason, lang: Lang): string {
  return `${reason.text[lang].replace(/[.!]$/, '')} (${ruleName(reason.rule, lang)}).`;
}

/** `R5` as «правило 5», `C9` as «общее правило 9». */
export function ruleName(rule: string, lang: Lang): string {
  const common = rule.startsWith('C');
  const number = rule.slice(1);
  if (lang === 'ru') return common ? `общее правило ${number}` : `правило ${number}`;
  return common ? `common rule ${number}` : `rule ${number}`;
}
