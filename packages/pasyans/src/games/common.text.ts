import type { RuleText } from './game-text.ts';

/** The rules common to all patiences, to be cited in refusals. A patience whose own rule says otherwise goes before them. */
export const commonRules: readonly RuleText[] = [
  {
    id: 'C1',
    mark: 'decided',
    text: {
      ru:
        'Расклад — это колода в определённом порядке; верхняя карта сдаётся первой. Порядок задаёт номер расклада, но можно назвать и ' +
        'свои карты по одной. Карты, которые пасьянс велит отобрать заранее, вынимают до раздачи, если в его правилах не сказано иначе.',
      en:
        'A deal is a pack in a fixed order; its top card is dealt first. The deal id sets the order, but you may also name the cards ' +
        'yourself, one by one. If a patience wants some cards set apart, this is done before dealing, unless its own rules say otherwise.',
    },
  },
  {
    id: 'C2',
    mark: 'decided',
    text: {
      ru:
        'Тот же номер расклада, те же настройки и те же ходы всегда приводят к той же картине. Настройки выбирают до начала; посреди ' +
        'партии они не меняются.',
      en:
        'The same deal id, the same options and the same moves always lead to the same position. Options are chosen before the start and ' +
        'do not change during a game.',
    },
  },
  {
    id: 'C3',
    mark: 'decided',
    text: {
      ru:
        'Пасьянсы бывают трёх родов. В одних решать нечего: карты ложатся сами, вы лишь открываете их шаг за шагом. В других после ' +
        'раздачи всё видно и выбор за вами. В третьих вы выбираете, пока часть карт ещё закрыта.',
      en:
        'Patiences are of three kinds. In some there is nothing to decide: you only open the cards step by step. In others all is seen ' +
        'after the deal and the choice is yours. In the third kind you choose while some cards are still hidden.',
    },
  },
  {
    id: 'C4',
    mark: 'decided',
    text: {
      ru:
        'Ход — то, что решили вы. Что следует за ним само (заполнить место, выложить новый резерв из одной карты), делается тут же, ' +
        'прежде чем вы снова станете выбирать. Отмена хода возвращает и то и другое.',
      en:
        'A move is what you decide. What follows by itself (a place is refilled, a fresh reserve card is laid) is done straight away, ' +
        'before you choose again. Undoing the move takes back both.',
    },
  },
  {
    id: 'C5',
    mark: 'decided',
    text: {
      ru:
        'За ход берут одну карту, и только такую, на которой ничего не лежит: верхнюю в стопке или последнюю в веере. Несколько карт ' +
        'сразу переносят, лишь когда правила пасьянса говорят о цепочках.',
      en:
        'A move takes one card, and only a card with nothing lying on it: the top one of a pile or the last one of a fan. Several cards ' +
        'move together only where the rules of the patience speak of runs.',
    },
  },
  {
    id: 'C6',
    mark: 'decided',
    text: {
      ru: 'Карта, попавшая на базовую стопку, остаётся там; вернуть её можно только отменой хода. Иначе лишь в «Квадрате».',
      en: 'Once on a foundation, a card remains there; only undoing the move brings it back. Only Square is different.',
    },
  },
  {
    id: 'C7',
    mark: 'decided',
    text: {
      ru: 'Карта подходит к двум базовым стопкам — выбираете вы. Команда «Собрать» берёт стопку с меньшим номером.',
      en: 'When a card fits two foundations, you choose. The Collect command takes the one with the lower number.',
    },
  },
  {
    id: 'C8',
    mark: 'decided',
    text: {
      ru:
        'Пустые места, которые положено заполнять, заполняются сами, начиная с меньшего номера, и вы не ходите, пока есть чем их ' +
        'заполнить. Откуда берут карту, решает настройка: из колоды, а после неё с верха талона; только из колоды (кончилась — место ' +
        'ждёт, пока в ней снова не появятся карты); сначала с верха талона, а если он пуст — из колоды. Самому класть карту на пустое ' +
        'место нельзя, если пасьянс этого не разрешает.',
      en:
        'Empty places that have to be refilled are refilled by themselves, the lowest number first, and you do not move while there is a ' +
        'card to fill them. An option says where the card comes from: from the stock, and after it from the top of the waste; from the ' +
        'stock only (an exhausted stock leaves the place waiting for a new one); or first from the top of the waste, and from the stock ' +
        'when the waste is empty. You may not fill a place with your own hand unless the patience allows it.',
    },
  },
  {
    id: 'C9',
    mark: 'decided',
    text: {
      ru:
        'Талон переворачивают весь сразу и не тасуют: карта, которая легла на него первой, станет верхней в новой колоде. Это ваш ход. ' +
        'Он возможен, когда колода кончилась, в талоне есть карты и остался ещё проход.',
      en:
        'The whole waste is turned over without shuffling, so that its oldest card comes out first again. This is a move of yours. You ' +
        'can make it when no stock card is left, the waste has cards and you still have a pass.',
    },
  },
  {
    id: 'C10',
    mark: 'decided',
    text: {
      ru: 'Первый раз колоду проходят без пересдачи, каждый следующий проход — одна пересдача. Три прохода — это две пересдачи.',
      en: 'The first pass needs no redeal; every further pass is one redeal. Three passes are two redeals.',
    },
  },
  {
    id: 'C11',
    mark: 'decided',
    text: {
      ru:
        'После каждого хода прежде всего смотрят, не сошёлся ли пасьянс. Не сошёлся и ходов не осталось — партия проиграна; открыть ' +
        'карту из колоды, перевернуть талон и пересдать — тоже ходы. Где карты можно носить туда и обратно, положение бывает безнадёжным ' +
        'и при ходах. Сдаться можно всегда, это проигрыш. Пасьянс без выбора проигран, если все шаги сделаны, а он не сошёлся.',
      en:
        'After every move we first look whether the patience has come out. If it has not and no move is left, the game is lost; to open ' +
        'a stock card, to turn over the waste or to redeal is a move too. Where cards can go to and fro, a position may be hopeless ' +
        'though moves remain. Giving up is always open to you and counts as lost. A patience without choices is lost if all its steps ' +
        'are done and it has not come out.',
    },
  },
  {
    id: 'C12',
    mark: 'decided',
    text: {
      ru: 'В игре двумя колодами каждая карта есть дважды. Для правил две одинаковые карты — одно и то же.',
      en: 'A game with two packs has two of every card. The rules make no difference between them.',
    },
  },
  {
    id: 'C13',
    mark: 'decided',
    text: {
      ru: 'Последняя карта веера — та, что лежит с краю и ничем не накрыта. Где карт нет, нет и последней карты.',
      en: 'The last card of a fan is the uncovered one at its end. Where there are no cards, there is no last card.',
    },
  },
  {
    id: 'C14',
    mark: 'decided',
    text: {
      ru:
        '«Собрать» — удобство, а не правило. Команда ищет карту, подходящую к базовой стопке: на местах или в стопках по порядку ' +
        'номеров, потом в резерве, в талоне и в руке. Нашла — кладёт, делает то, что следует само, и ищет снова. Из колоды она не ' +
        'открывает и ничего не пересдаёт. Карту, которую сам источник советует придержать, она оставляет вам. Отмена возвращает всё собранное разом.',
      en:
        'Collect is a convenience, not a rule. It looks for a card that fits a foundation: in the places or piles in order of their ' +
        'numbers, then in the reserve, the waste and the hand. It plays the first it finds, does what follows by itself and looks again. ' +
        'It never turns the stock and never redeals. A card that the source itself advises to hold back is left to you. Undo takes all of it back at once.',
    },
  },
];
