export { CardBack } from './CardBack.tsx';
export { CardFace, type CardFaceProps } from './CardFace.tsx';
export { Ghost, type GhostProps } from './Ghost.tsx';
export { indexText } from './index-text.ts';
export type { FaceIndices, FaceRank, FaceStyle, FaceSuit } from './types.ts';
