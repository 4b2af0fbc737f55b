/** A lost deal of the game Gaps in its basic variant: aces at the head of the rows, `--` is a gap. */
export interface YardstickDeal {
  /** The number of the deal in the yardstick. */
  readonly seed: number;
  /** The suit of each row's ace. */
  readonly suits: readonly string[];
  readonly rows: readonly string[];
  /** How many different positions can be reached, the first one counted: found by an independent published solver. */
  readonly distinctStates: number;
}

export const YARDSTICK: readonly YardstickDeal[] = [
  {
    seed: 9,
    suits: ['C', 'H', 'S', 'D'],
    rows: [
      '-- 6D QH 5C -- 10C 8H 9C 5H 3C 2C 9S 2D',
      '5S KD QS 2H 4H 10H 5D QD 6C 4D JD 9H KH',
      '7H 2S 3H JH 3D 7S -- 4C 6H 8S 8C KS QC',
      '7C 4S 9D 10S 10D 3S KC -- 6S 7D 8D JC JS',
    ],
    distinctStates: 5962,
  },
  {
    seed: 20,
    suits: ['C', 'H', 'S', 'D'],
    rows: [
      '8S JS -- 4D 6D 3C 8C 5S -- -- 3S 2C 9C',
      'QH KH KC 7S JH 7C 4C 2D KD 7H 6C 9H 2H',
      'QC 10H 8H 5D 2S 6H 6S -- 4H 10D 5C 10C 4S',
      'QS 7D 10S JD JC 9S QD KS 3H 5H 8D 9D 3D',
    ],
    distinctStates: 8279,
  },
  {
    seed: 27,
    suits: ['C', 'H', 'S', 'D'],
    rows: [
      '6S 9D 5C QD 7S 8C 9C 2C QS -- 8H 2S 2H',
      '7C 6H 4C KH 4S 3S -- QH -- JD 4H 3H 8D',
      'JC 10D JH 2D 10C 7H 9H 10H 10S KC 5S KS 7D',
      'QC 5H 9S KD 6C 6D 3C -- 4D JS 3D 5D 8S',
    ],
    distinctStates: 9668,
  },
  {
    seed: 3,
    suits: ['C', 'H', 'S', 'D'],
    rows: [
      '8C 4H 10D QS 10S JC JS 5C 8D 8S 9S 5H 4D',
      '-- 2H 5S -- KS 2C JD 3D 9H 2S 9C KH 6H',
      '9D 6D 10H 2D 4S QD KC 4C 3S 7S 7D 6C 10C',
      'JH 7H -- 3H 6S 8H 3C 5D QH QC KD -- 7C',
    ],
    distinctStates: 17002,
  },
];
