/** The journal and the figures made of it: whoever opens one is a step from the other, so they come together. */
export { JournalPanel } from './journal.tsx';
export { StatisticsPanel } from './statistics.tsx';
