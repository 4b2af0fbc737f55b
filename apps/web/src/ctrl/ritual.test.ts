import { createHash } from 'node:crypto';
import { findPatience, type Patience } from 'pasyans';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ritualWords } from '../views/ritual.words.ts';
import { type Device, device, openPage, settled } from './ctrl.testkit.ts';
import type { Ctrl } from './ctrl.ts';
import { placeAfter } from './marking.ts';
import { atAGlance, begin, check, prepare } from './ritual.ts';
import { sharing } from './sharing.ts';

const patience = (id: string): Patience => findPatience(id) as Patience;
const words = ritualWords.ru;
/** The deal that every shuffle of these tests gives: long enough a number to be looked for. */
const SECRET = 4_711_815;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(undefined, '', '/');
});

/** A page with a ritual just begun. */
async function asking(on: Device, id = 'wish', wish = 'Чтобы весна пришла раньше'): Promise<Ctrl> {
  let turn = 0;
  const ctrl = await openPage(on, { random: () => (turn++ === 1 ? SECRET - 1 : 41) });
  ctrl.core.settings.change({ pace: 'none' });
  const prepared = await prepare(ctrl, patience(id), {});
  begin(ctrl, prepared, wish);
  expect(ctrl.core.desk.session.deal.id).toBe(SECRET);
  return ctrl;
}

async function playOn({ play, core }: Ctrl, moves = Number.POSITIVE_INFINITY): Promise<void> {
  for (let n = 0; n < moves && core.desk.session.legal().count > 0; n++) play.move(core.desk.session.legal().at(0));
  await settled();
}

const out = ({ core }: Ctrl) => sharing(core, window);
const ritualOf = ({ core }: Ctrl) => core.meta(core.desk.session).ritual;
const depth = ({ core }: Ctrl): number => core.desk.session.here.depth;

/** Until it holds; a busy machine is no failure. */
const until = (holds: () => void | Promise<void>): Promise<void> => vi.waitFor(holds, { timeout: 50_000 });

/** Waits until this has been said, and nothing else with it. */
async function expectSaid({ core }: Ctrl, text: string): Promise<void> {
  await until(() => expect(core.said.value.text).toBe(text));
}

describe('a sealed deal', () => {
  it('has the SHA-256 of its line for a seal, another salt every time, and is not on the table before it is begun', async () => {
    const ctrl = await openPage(device());
    const before = ctrl.core.desk.session;
    let last = 0;
    const shuffling = { ...ctrl, random: () => last++ };
    const [one, two] = [await prepare(shuffling, patience('wish'), {}), await prepare(shuffling, patience('wish'), {})];
    for (const { ritual, session } of [one, two]) {
      const { sealed = '', content = '' } = ritual;
      expect(sealed).toBe(createHash('sha256').update(content).digest('hex'));
      expect(content).toContain(`d=${session.deal.id}&`);
      expect(await check(atAGlance(sealed), `  ${content}\n`)).toMatchObject({ ok: true, value: { fits: true, hash: sealed } });
    }
    expect(one.ritual.content?.slice(-32)).not.toBe(two.ritual.content?.slice(-32));
    expect(ctrl.core.desk.session).toBe(before);
  });

  it('is kept with its seal and wish, and goes on with them after a reload in the middle', async () => {
    const on = device();
    const ctrl = await asking(on);
    await playOn(ctrl, 3);
    const ritual = ritualOf(ctrl);
    expect(ritual).toMatchObject({ wish: 'Чтобы весна пришла раньше', sealed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const again = await openPage(on);
    expect(ritualOf(again)).toEqual(ritual);
    expect(depth(again)).toBe(3);
    again.commands.undo();
    await expectSaid(again, words.noUndo);
    expect(depth(again)).toBe(3);
    await playOn(again);
    expect(ritualOf(again)).toEqual({ ...ritual, opened: true });
    const { wish, sealed, content } = ritual ?? {};
    const entered = async () => (await (await again.journal()).read())?.games.map((game) => game.ritual);
    await until(async () => expect(await entered()).toEqual([{ wish, sealed, content }]));
  });

  it('may be left and come back to', async () => {
    const on = device();
    const ctrl = await asking(on);
    await playOn(ctrl, 3);
    const ritual = ritualOf(ctrl);
    ctrl.commands.newDeal();
    expect(ritualOf(ctrl)).toBeUndefined();
    ctrl.commands.undo();
    expect([ritualOf(ctrl), depth(ctrl)]).toEqual([ritual, 3]);
    ctrl.commands.newDeal();
    await settled();
    await ctrl.kept.refresh();
    const row = ctrl.kept.games.value.find((game) => game.ritual !== undefined);
    const elsewhere = await openPage(on);
    if (row) await elsewhere.kept.resume(row);
    expect([ritualOf(elsewhere), depth(elsewhere)]).toEqual([ritual, 3]);
  });

  it('goes without a seal where the browser reckons none', async () => {
    vi.stubGlobal('crypto', {});
    const ctrl = await asking(device(), 'wish', '   ');
    vi.unstubAllGlobals();
    expect(ritualOf(ctrl)).toEqual({});
    expect(out(ctrl).link()).toContain(`d=${SECRET}`);
    await playOn(ctrl, 2);
    ctrl.commands.undo();
    await expectSaid(ctrl, words.noUndo);
  });
});

describe('while the seal is closed', () => {
  it('the number of the deal is told nowhere, and is to be had in no way', async () => {
    const on = device();
    const ctrl = await asking(on);
    const heard: string[] = [];
    const { core, commands, speech } = ctrl;
    core.said.subscribe(({ text }) => heard.push(text));
    await playOn(ctrl, 2);
    for (const command of [() => commands.neighbour(1), () => commands.neighbour(-1), out(ctrl).saveFile]) {
      const { session } = core.desk;
      command();
      await until(() => expect([words.noNumber, words.noRecord]).toContain(core.said.value.text));
      expect(core.desk.session).toBe(session);
    }
    expect(out(ctrl).link()).toBeUndefined();
    speech.board();
    speech.moves();
    speech.repeat();
    commands.newDeal();
    commands.undo();
    commands.redo();
    commands.undo();
    await settled();
    expect(heard.length).toBeGreaterThan(8);
    for (const text of [...heard, document.title, location.href]) expect(text).not.toContain(String(SECRET));
    expect(heard.find((text) => text.includes('под печатью'))).toBe('«Желание», расклад под печатью. Коснитесь стола, и карты пойдут.');
  });

  it('and is told when it is opened, and to be had again', async () => {
    const ctrl = await asking(device());
    await playOn(ctrl);
    await until(() => expect(ctrl.core.said.value.text).toContain(words.opened(String(SECRET))));
    expect(out(ctrl).link()).toContain(`d=${SECRET}`);
    const { content = '', sealed = '' } = ritualOf(ctrl) ?? {};
    expect(content).toContain(`d=${SECRET}&`);
    expect(createHash('sha256').update(content).digest('hex')).toBe(sealed);
  });

  it('no verdict looks under the cards', async () => {
    const ctrl = await asking(device(), 'will-it-come-true');
    ctrl.help.judge();
    await expectSaid(ctrl, words.noVerdict);
    expect(ctrl.help.judging.value).toBeUndefined();
  });
});

describe('taking back in a ritual', () => {
  it('is off and says so; a plain game of the same patience has it', async () => {
    const ctrl = await asking(device());
    await playOn(ctrl, 2);
    for (const command of [ctrl.commands.undo, ctrl.commands.restart, () => ctrl.commands.goTo(placeAfter(ctrl.core.desk.session, 1))]) {
      ctrl.core.say('');
      command();
      await expectSaid(ctrl, words.noUndo);
      expect([depth(ctrl), ctrl.core.toast.value?.text]).toEqual([2, words.noUndo]);
    }
    ctrl.commands.deal(patience('wish'), { deal: 5 });
    await playOn(ctrl, 2);
    ctrl.commands.undo();
    expect(depth(ctrl)).toBe(1);
  });

  it('can be allowed, and the answer says so', async () => {
    const ctrl = await asking(device());
    ctrl.core.settings.change({ ritualUndo: true });
    await playOn(ctrl, 3);
    ctrl.commands.undo();
    expect([depth(ctrl), ctrl.core.meta(ctrl.core.desk.session).peeked]).toEqual([2, true]);
    await playOn(ctrl);
    await until(() => expect(ctrl.core.said.value.text).toContain('С возвратом.'));
  });

  it('stays off when the game is over; the deal may then be played again as a game like any other', async () => {
    const ctrl = await asking(device());
    await playOn(ctrl);
    const { session } = ctrl.core.desk;
    ctrl.commands.undo();
    expect(session.outcome()).toBeDefined();
    ctrl.commands.restart();
    expect(ctrl.core.desk.session).not.toBe(session);
    expect([ctrl.core.desk.session.deal, ritualOf(ctrl), depth(ctrl)]).toEqual([session.deal, undefined, 0]);
    ctrl.commands.undo();
    expect(ctrl.core.desk.session).toBe(session);
  });
});

describe('checking a seal', () => {
  const line = 'pasyans seal 1 v=1&p=wish&r=1&d=16&s=1 00112233445566778899aabbccddeeff';
  const hash = createHash('sha256').update(line).digest('hex');

  it('says whether it fits, and gives the link to the deal', async () => {
    expect(await check(hash, line)).toEqual({ ok: true, value: { fits: true, hash, link: 'v=1&p=wish&r=1&d=16&s=1' } });
    const other = (hash.startsWith('0') ? '1' : '0') + hash.slice(1);
    expect(await check(other, line)).toMatchObject({ ok: true, value: { fits: false, hash } });
    expect(await check(hash, line.replace('d=16', 'd=17'))).toMatchObject({ ok: true, value: { fits: false } });
  });

  it('refuses what is no seal with a sentence', async () => {
    expect(await check(hash, '<b>16</b>')).toMatchObject({ ok: false, fault: { code: 'not-a-seal' } });
    expect(await check('печать', line)).toMatchObject({ ok: false, fault: { code: 'not-a-hash' } });
  });

  it('says so where it cannot be done', async () => {
    vi.stubGlobal('crypto', {});
    expect(await check(hash, line)).toMatchObject({ ok: true, value: { fits: 'unknown' } });
    vi.unstubAllGlobals();
  });
});
