import type { Lang } from '../engine/text.ts';

/** `R5` as «правило 5», `C9` as «общее правило 9». */
export function ruleName(rule: string, lang: Lang): string {
  const common = rule.startsWith('C');
  const number = rule.slice(1);
  if (lang === 'ru') return common ? `общее правило ${number}` : `правило ${number}`;
  return common ? `common rule ${number}` : `rule ${number}`;
}
