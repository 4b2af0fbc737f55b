/** What a link may open: the bare deal, the game from its first move on, or the game as it stands. */
export const LINKS = ['deal', 'replay', 'here'] as const;
export type LinkKind = (typeof LINKS)[number];
