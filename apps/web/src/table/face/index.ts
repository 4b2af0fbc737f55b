export { CardBack } from './CardBack.tsx';
export { CardFace } from './CardFace.tsx';
export { Ghost } from './Ghost.tsx';
export { indexText } from './index-text.ts';
export type { BackDesign, FaceRank, FaceSuit } from './types.ts';
