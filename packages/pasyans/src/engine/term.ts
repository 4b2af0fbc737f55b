/** When a wish comes true: so many of each, added up. All 0 means at once. */
export interface Term {
  readonly years: number;
  readonly months: number;
  readonly weeks: number;
  readonly days: number;
}
