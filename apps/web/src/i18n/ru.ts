import { firstWords } from './first.ts';

/** The app's words in Russian, which is the measure: English must have every one of them. */
export const ru = {
  appName: 'Пасьянс',
  close: 'Закрыть',
  cancel: 'Отмена',
  back: 'Назад',
  notLoaded: 'Загрузить не удалось: нет связи. Всё, что было на столе, цело.',
  ...firstWords.ru,

  // The table and its commands
  table: 'Стол',
  tableKeys: 'Стрелки — по столу, Enter — взять и положить карту, знак вопроса — все клавиши.',
  commands: 'Команды',
  undo: 'Вернуть',
  redo: 'Вперёд',
  step: 'Шаг',
  runOut: 'До конца',
  stop: 'Стоп',
  collect: 'Собрать',
  collectSafely: 'Собрать только безопасное',
  moves: 'Ходы',
  hint: 'Подсказка',
  judge: 'Ещё сойдётся?',
  redeal: 'Пересдать',
  dealOn: 'Раздать',
  newDeal: 'Новый',
  newDealLong: 'Новый расклад',
  restartLong: 'Этот же расклад сначала',
  rules: 'Правила',
  chooser: 'Все пасьянсы',
  journal: 'Дневник',
  statistics: 'Статистика',
  menu: 'Меню',
  settings: 'Настройки',
  keysHelp: 'Жесты и клавиши',
  options: 'Условия пасьянса',
  dealNumber: 'Номер расклада',
  makeWish: 'Загадайте желание.',
  wish: 'Загадать желание',
  sealed: 'под печатью',
  begin: 'Коснитесь стола, и карты пойдут.',
  relaxed: 'вольная игра',

  // Sentences
  gameUndone: (title: string) => `Снова на столе прежний пасьянс: «${title}».`,
  gameRedone: (title: string) => `Снова на столе «${title}».`,
  nothingToUndo: 'Возвращать нечего: это начало.',
  nothingToRedo: 'Вперёд идти некуда.',
  dealt: (title: string, deal: string) => `«${title}», расклад ${deal}.`,
  restarted: 'Расклад с начала. Обратно ведёт «Вперёд».',
  wentBack: (moves: number) => `Снова то, что было после хода ${moves}.`,
  fits: 'сюда можно',
  fitsNot: 'сюда нельзя',
  putDown: 'Карта положена обратно.',
  nothingSaid: 'Пока ничего не сказано.',

  // Help
  judging: 'Ищу, сойдётся ли ещё. Escape прерывает поиск.',

  // The end
  result: 'Итог',
  withReturn: 'с возвратом',

  // Chooser
  dealShort: (deal: string) => `№ ${deal}`,

  // Options and deal number
  ownCards: 'свои карты',

  // Menu, files, links
  shareTitle: 'Поделиться и сохранить',

  languageNames: { ru: 'Русский', en: 'English' },

  readBoard: 'Прочитать стол',

  // Storage
  storageGone: 'Браузер не даёт хранить данные: партия живёт, пока открыта страница.',
  storageFull: 'Место для сохранений кончилось: партия продолжается, но после закрытия может пропасть.',
  storageUnread: 'Сохранённые партии прочитать не удалось. Они не тронуты; попробуйте открыть страницу ещё раз.',
  damagedSave: 'Сохранённая партия повреждена и отложена. Её текст можно скачать.',
  damagedRecovered: 'Последнее сохранение повреждено; партия открыта по предыдущему, на ход раньше.',
  notOpened: 'В прошлый раз эта партия не открылась, поэтому на столе новая. Запись цела.',
  download: 'Скачать запись',
  otherTab: 'Эта партия идёт и в другой вкладке. Здесь она продолжается отдельно.',
  gotIt: 'Понятно',
};

/** What a translation has to give: the same keys, with the same arguments. */
export type Catalogue = typeof ru;
