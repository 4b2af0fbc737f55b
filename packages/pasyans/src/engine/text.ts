/** The two languages every player-facing text exists in; Russian comes first. */
export type Lang = 'ru' | 'en';

/** One text in both languages: a missing translation does not compile. */
export interface Text {
  readonly ru: string;
  readonly en: string;
}
