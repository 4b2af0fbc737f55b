/** The list of the patiences without their rules, which are loaded one by one: for programs that cannot carry all at once. */
export { catalogue, type Entry, findEntry } from './games/catalogue.ts';
