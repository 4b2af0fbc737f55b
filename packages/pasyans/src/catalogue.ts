/** The list of the patiences without their rules, which are loaded one by one: for programs that cannot carry all at once. */
export { catalogue, findHeading } from './games/catalogue.ts';
export { loadPatience, patienceIds } from './games/loaders.ts';
