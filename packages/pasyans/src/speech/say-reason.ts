import type { Lang } from '../engine/text.ts';
import type { Reason } from '../engine/word.ts';
import { ruleName } from './rule-name.ts';
import { spellCards } from './spell.ts';

/** A refusal with the rule it rests on: «Справа от короля места нет (правило 5).» */
export function sayReason(reason: Reason, lang: Lang): string {
  return `${spellCards(reason.text[lang], lang).replace(/[.!]$/, '')} (${ruleName(reason.rule, lang)}).`;
}
