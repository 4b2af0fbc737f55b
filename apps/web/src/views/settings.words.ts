import type { Lang } from 'pasyans';
import type { Settings } from '../ctrl/settings.ts';

/** The words of the settings: fetched with their panel. */
interface SettingsWords {
  readonly cards: string;
  readonly table: string;
  readonly play: string;
  readonly app: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Settings['theme'], string>>;
  readonly cloth: string;
  readonly cloths: Readonly<Record<Settings['cloth'], string>>;
  readonly clothAbout: string;
  readonly indices: string;
  readonly indicesNames: Readonly<Record<Settings['indices'], string>>;
  readonly faces: string;
  readonly facesNames: Readonly<Record<Settings['faces'], string>>;
  readonly back: string;
  readonly backs: Readonly<Record<Settings['back'], string>>;
  readonly colours: (title: string) => string;
  readonly coloursAbout: string;
  readonly coloursAuto: (four: boolean) => string;
  readonly coloursFour: string;
  readonly coloursTwo: string;
  readonly pace: string;
  readonly paces: Readonly<Record<Settings['pace'], string>>;
  readonly paceStill: string;
  readonly sounds: string;
  readonly soundsAbout: string;
  readonly leftHanded: string;
  readonly leftHandedAbout: string;
  readonly oneTouch: string;
  readonly oneTouchAbout: string;
  readonly showTargets: string;
  readonly autoCollect: string;
  readonly autoCollectAbout: string;
  readonly ritualUndo: string;
  readonly ritualUndoAbout: string;
  readonly letterKeys: string;
  readonly letterKeysAbout: string;
  readonly licences: string;
  readonly fontLicence: string;
}

export const settingsWords: Readonly<Record<Lang, SettingsWords>> = {
  ru: {
    cards: 'Карты',
    table: 'Стол',
    play: 'Игра',
    app: 'Приложение',
    language: 'Язык',
    theme: 'Освещение',
    themes: { auto: 'как в системе', light: 'день', dark: 'вечер', contrast: 'высокая контрастность' },
    cloth: 'Сукно',
    cloths: { green: 'зелёное', blue: 'синее', plum: 'сливовое', wine: 'вишнёвое', slate: 'серое', linen: 'льняное' },
    clothAbout: 'При высокой контрастности стол чёрный, какое бы сукно ни лежало.',
    indices: 'Буквы на картах',
    indicesNames: { auto: 'как язык', ru: 'Т К Д В', en: 'A K Q J' },
    faces: 'Лица карт',
    facesNames: { normal: 'обычные', large: 'крупные' },
    back: 'Рубашка',
    backs: { ornament: 'завитки', stitch: 'вышивка', lattice: 'решётка', waves: 'волны' },
    colours: (title) => `Цвета мастей: «${title}»`,
    coloursAbout: 'Для каждого пасьянса отдельно. Четыре цвета легче различить там, где ходы решает масть.',
    coloursAuto: (four) => `как здесь удобнее: ${four ? 'четыре' : 'два'}`,
    coloursFour: 'четыре',
    coloursTwo: 'два',
    pace: 'Движение карт',
    paces: { none: 'без движения', quick: 'быстро', calm: 'спокойно', slow: 'медленно' },
    paceStill: 'В системе включено «меньше движения», поэтому карты ложатся сразу.',
    sounds: 'Тихие звуки',
    soundsAbout: 'Шорох карты, тасовка, в конце — колокольчик.',
    leftHanded: 'Для левой руки',
    leftHandedAbout: 'Стол и кнопки зеркально. Ряды, которые читают слева направо, остаются как есть.',
    oneTouch: 'Ходить одним касанием',
    oneTouchAbout: 'Карта, у которой одно-единственное место, идёт туда сразу. Без этого её касаются дважды.',
    showTargets: 'Показывать, куда идёт взятая карта',
    autoCollect: 'Самому собирать то, что не повредит',
    autoCollectAbout: 'После каждого хода и только в тех пасьянсах, где это доказано.',
    ritualUndo: 'Разрешить возврат ходов в гадании',
    ritualUndoAbout: 'Ответ, ради которого карту закрыли снова, будет отмечен: «с возвратом».',
    letterKeys: 'Буквы как команды',
    letterKeysAbout: 'Ctrl+Z и Ctrl+Y действуют всегда.',
    licences: 'Лицензии',
    fontLicence: 'Лицензия шрифтов',
  },
  en: {
    cards: 'Cards',
    table: 'Table',
    play: 'Play',
    app: 'App',
    language: 'Language',
    theme: 'Light',
    themes: { auto: 'as the system', light: 'day', dark: 'evening', contrast: 'high contrast' },
    cloth: 'Cloth',
    cloths: { green: 'green', blue: 'blue', plum: 'plum', wine: 'cherry', slate: 'grey', linen: 'linen' },
    clothAbout: 'With high contrast the table is black, whatever cloth lies on it.',
    indices: 'Letters on the cards',
    indicesNames: { auto: 'as the language', ru: 'Т К Д В', en: 'A K Q J' },
    faces: 'Card faces',
    facesNames: { normal: 'usual', large: 'large' },
    back: 'Back of the cards',
    backs: { ornament: 'scrolls', stitch: 'embroidery', lattice: 'lattice', waves: 'waves' },
    colours: (title) => `Suit colours: ${title}`,
    coloursAbout: 'For each patience by itself. Four colours are easier to tell apart where suits decide the moves.',
    coloursAuto: (four) => `what suits this one: ${four ? 'four' : 'two'}`,
    coloursFour: 'four',
    coloursTwo: 'two',
    pace: 'Movement of cards',
    paces: { none: 'none', quick: 'quick', calm: 'calm', slow: 'slow' },
    paceStill: 'Your system asks for less motion, so cards lie down at once.',
    sounds: 'Quiet sounds',
    soundsAbout: 'The rustle of a card, shuffling, a chime at the end.',
    leftHanded: 'Left-handed',
    leftHandedAbout: 'Table and buttons mirrored. Rows that are read from left to right stay as they are.',
    oneTouch: 'Move by one touch',
    oneTouchAbout: 'A card with one place to go to goes there at once. Without this it is touched twice.',
    showTargets: 'Show where a card picked up can go',
    autoCollect: 'Collect by itself what cannot hurt',
    autoCollectAbout: 'After every move, and only in patiences of which it is proved.',
    ritualUndo: 'Allow taking moves back when cards tell fortunes',
    ritualUndoAbout: 'An answer for which a card was closed again is marked “with take-back”.',
    letterKeys: 'Letters as commands',
    letterKeysAbout: 'Ctrl+Z and Ctrl+Y always work.',
    licences: 'Licences',
    fontLicence: 'Licence of the typefaces',
  },
};
