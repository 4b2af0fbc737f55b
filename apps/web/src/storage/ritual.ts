import * as v from 'valibot';

/** What a game played as a ritual has besides; its being there is the mark. */
export const Ritual = v.object({
  /** The wish, if the player has written it down. It stays on the device, and in the player's own exports. */
  wish: v.optional(v.string()),
  /** The hash that was shown before the first card; absent where the browser could not reckon one. */
  sealed: v.optional(v.string()),
  /** The line that was hashed (docs/notation.md, seals): a secret till the game is over. */
  content: v.optional(v.string()),
  /** True from the first end of the game on: the seal is open. */
  opened: v.optional(v.boolean()),
});

export type Ritual = v.InferOutput<typeof Ritual>;
