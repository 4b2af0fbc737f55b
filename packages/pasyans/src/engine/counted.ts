/** How often something came in deals that were really played, by whom: what a study found, for sentences and pictures. */
export interface CountedShare {
  /** The player's name: `careless`, `sensible`, or `solver`, who knows all cards. */
  readonly player: string;
  readonly deals: number;
  /** In how many of the deals it came. */
  readonly times: number;
  /** Deals that the player could not decide: it may have come in any of them. */
  readonly unknown: number;
  /** 95 %, shares from 0 to 1. */
  readonly interval: readonly [low: number, high: number];
}
