/** 0 hearts, 1 diamonds, 2 clubs, 3 spades. */
export type FaceSuit = 0 | 1 | 2 | 3;

/** 1 ace … 10, 11 jack, 12 queen, 13 king. */
export type FaceRank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

/** Letters of the index: Т К Д В or A K Q J. */
export type FaceIndices = 'ru' | 'en';

/** The picture on the back. */
export type BackDesign = 'ornament' | 'stitch' | 'lattice' | 'waves';

/** `large`: a big rank and one big pip (or a portrait) instead of the counted pips. */
export type FaceStyle = 'normal' | 'large';
