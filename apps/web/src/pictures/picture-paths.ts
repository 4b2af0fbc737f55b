/** The room a picture is drawn in, in its own units. */
export const PICTURE_SIZE = { width: 240, height: 160 } as const;

/** A small picture of a table as SVG paths: empty places, closed cards, open cards and the colours of their suits. */
export interface PicturePaths {
  readonly bare: string;
  readonly back: string;
  readonly paper: string;
  readonly red: string;
  readonly black: string;
}
