import { counted } from 'pasyans';
import { firstWords } from './first.ts';
import type { Catalogue } from './ru.ts';

const MOVES = { one: 'move', many: 'moves' };

export const en = {
  appName: 'Pasyans',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  notLoaded: 'It could not be loaded: there is no connection. What was on the table is safe.',
  ...firstWords.en,

  table: 'Table',
  tableKeys: 'Arrow keys move about the table, Enter picks up and puts down a card, the question mark lists all keys.',
  commands: 'Commands',
  undo: 'Undo',
  redo: 'Redo',
  step: 'Step',
  runOut: 'To the end',
  stop: 'Stop',
  collect: 'Collect',
  collectSafely: 'Collect only what cannot hurt',
  moves: 'Moves',
  hint: 'Hint',
  judge: 'Still winnable?',
  redeal: 'Redeal',
  dealOn: 'Deal on',
  newDeal: 'New',
  newDealLong: 'New deal',
  restartLong: 'The same deal from the start',
  rules: 'Rules',
  chooser: 'All patiences',
  journal: 'Journal',
  statistics: 'Statistics',
  menu: 'Menu',
  settings: 'Settings',
  keysHelp: 'Gestures and keys',
  options: 'Options of the patience',
  dealNumber: 'Deal number',
  makeWish: 'Make a wish.',
  wish: 'Make a wish',
  sealed: 'under seal',
  begin: 'Touch the table to set the cards going.',
  relaxed: 'relaxed',

  gameUndone: (title: string) => `The game before is on the table again: ${title}.`,
  gameRedone: (title: string) => `${title} is on the table again.`,
  nothingToUndo: 'Nothing to take back: this is the start.',
  nothingToRedo: 'There is nothing ahead.',
  dealt: (title: string, deal: string) => `${title}, deal ${deal}.`,
  wentBack: (moves: number) => `Back to what lay there after move ${moves}.`,
  restarted: 'The deal from the start. Redo leads back.',
  fits: 'can go here',
  fitsNot: 'cannot go here',
  putDown: 'The card is put back.',
  movesNow: (n: number) => (n === 0 ? 'No moves.' : `${counted(n, MOVES, 'en')} now:`),
  nothingSaid: 'Nothing has been said yet.',

  judging: 'Looking whether it can still come out. Escape stops the search.',

  result: 'Result',
  withReturn: 'with take-back',

  dealShort: (deal: string) => `No. ${deal}`,

  ownCards: 'cards of your own',

  shareTitle: 'Share and save',

  languageNames: { ru: 'Русский', en: 'English' },

  readBoard: 'Read the table',

  storageGone: 'The browser does not let us store anything: the game lives as long as the page is open.',
  storageFull: 'There is no more room for saved games: play goes on, but the game may be lost when you close the page.',
  storageUnread: 'The saved games could not be read. They are untouched; try to open the page again.',
  damagedSave: 'The saved game is damaged and has been put aside. You can download its text.',
  damagedRecovered: 'The last save is damaged; the game was opened from the one before, a move earlier.',
  notOpened: 'This game did not open last time, so a new one is on the table. Its record is kept.',
  download: 'Download the record',
  otherTab: 'This game is being played in another tab too. Here it goes on separately.',
  gotIt: 'I see',
  newVersion: 'There is a new version.',
  reload: 'Reload',
} satisfies Catalogue;
