import { describe, expect, test } from 'vitest';
import { changesOf, ghostOf } from '../src/boards/duel/ghost';
import { stepsOf } from '../src/boards/duel/scoring';
import { xrayOf } from '../src/boards/duel/xray';
import type { DuelPreview, DuelStanding } from '../src/generated/messages';
import { isBuilt } from './device-host';
import { openReplay } from './open-replay';
import { asked, duelFrames, game, kGames } from './duel-frames';

describe.each(kGames)('the end of a game of the %s', (name) => {
  const { frames, record } = game(name);
  const events = frames.flatMap((one) => one.events);
  const last = frames.at(-1);

  test('is told in steps that add up to what the host has counted', () => {
    const steps = stepsOf(events);
    const total = steps.at(-1);
    if (total?.kind !== 'total') throw new Error('no total');
    for (const { seat, total: points } of total.totals) expect(total.sofar[seat as 'K' | 'M'], seat).toBe(points);
    expect(steps.filter((one) => one.kind === 'tower')).toHaveLength(5);
    expect(steps.map((one) => one.kind)[0]).toBe('guess');
    const winner = last?.over?.places.find((one) => one.place === 1)?.seat;
    expect(total.winner).toBe(winner);
  });

  test.runIf(isBuilt('duel'))('the X-ray ends with what was shown then', async () => {
    const { box, moments } = xrayOf(await openReplay(record));
    const end = moments.at(-1)?.under;
    for (const { tower, secret } of last?.view.towers ?? []) expect(end?.get(tower), tower).toBe(secret);
    expect(box).toBe(last?.view.box);
  });

  test.runIf(isBuilt('duel'))('the X-ray knows every look, with its round and its exchange', async () => {
    const [dealt, ...moments] = xrayOf(await openReplay(record)).moments;
    const looks = moments.flatMap(({ look }) => look ?? []);
    expect(dealt?.look).toBeUndefined();
    expect(looks).toHaveLength(moments.length);
    // An exchange is seen: the cards under the two towers change places, and no other card does.
    for (const [i, { look, under }] of moments.entries()) {
      const before = (i === 0 ? dealt : moments[i - 1])?.under ?? new Map();
      const [a, b] = look?.isSwapped ? [look.b, look.a] : [look?.a, look?.b];
      const moved = new Map([[look?.a, a] as const, [look?.b, b] as const]);
      for (const [tower, secret] of under) expect(secret, tower).toBe(before.get(moved.get(tower) ?? tower));
    }
    const told = last?.view.looks ?? [];
    expect(looks.map(({ seat, round, a, b }) => ({ seat, round, a, b }))).toEqual(
      told.map(({ seat, round, a, b }) => ({ seat, round, a, b })),
    );
    for (const [i, { exchange }] of told.entries()) {
      if (exchange && exchange !== '?') expect(looks[i]?.isSwapped).toBe(exchange === 'swapped');
    }
  });
});

test('a game that was not counted has no scoring', () => {
  expect(stepsOf([{ type: 'GameEnded', winner: 'K', tiebreak: 'none' }])).toEqual([]);
});

test.runIf(isBuilt('duel'))('a game that was ended before the first decision has the deal in its X-ray', async () => {
  const told = await openReplay(game('knight').record);
  const dealt = told.events.findIndex(({ type }) => type === 'TurnStarted');
  const { moments } = xrayOf({ ...told, events: told.events.slice(0, dealt), patches: told.patches.slice(0, dealt) });
  expect(moments).toHaveLength(1);
  expect(moments[0]?.under.size).toBe(5);
});

describe('a ghost', () => {
  const previewOf = (text: string): DuelPreview => {
    const found = duelFrames()
      .flatMap((one) => one.legal)
      .find((one) => one.action === text);
    if (!found?.preview) throw new Error(`no preview of ${text}`);
    return found.preview as DuelPreview;
  };

  test('of a move shows who comes where, and a card that comes along', () => {
    const walk = ghostOf(previewOf('move RED'));
    expect(walk.walks[0]).toMatchObject({ seat: 'K', to: 'RED', move: 'step' });
    const along = duelFrames()
      .filter((one) => one.view.phase === 'MOVE')
      .flatMap((one) => one.legal)
      .map((one) => ghostOf(one.preview as DuelPreview))
      .find((one) => one.takes.length > 0);
    expect(along?.takes[0]?.slot).toContain('|');
  });

  test('of a spell shows the cards that are paid and what it does', () => {
    const cast = ghostOf(previewOf('cast RED BO L TS L as PUR'));
    expect(cast.lays.map(({ card, end, from }) => `${card} ${end} ${from}`)).toEqual([
      'BO L acquired',
      'TS L acquired',
    ]);
    expect(cast.spell).toEqual({ spell: 'salvage', as: 'PUR', fails: false });
  });

  test('of a push is about the cards of the other one', () => {
    const push = ghostOf(previewOf('push TS L'));
    expect(push.lays).toEqual([{ seat: 'M', card: 'TS', end: 'L', from: 'acquired' }]);
  });

  test('of an exchange marks both towers; nothing is known of a card face down', () => {
    expect(ghostOf(previewOf('swap'))).toMatchObject({ swaps: true });
    expect(ghostOf(previewOf('keep'))).toMatchObject({ swaps: false });
    const down = asked('TAKE').legal.find((one) => one.action === 'take RED|BLU')?.preview as DuelPreview;
    expect(ghostOf(down)).toMatchObject({ open: true, takes: [{ card: '?', face: 'down' }] });
  });

  test('weighs the towers as the host does: a card face down changes nothing', () => {
    const frames = duelFrames().filter((one) => one.legal.some(({ preview }) => preview));
    const changes = frames.flatMap(({ view, legal }) =>
      legal.flatMap(({ preview }) => {
        const ghost = ghostOf(preview as DuelPreview);
        expect(ghost.standing.towers.map(({ tower }) => tower)).toEqual(view.towers.map(({ tower }) => tower));
        return ghost.takes.some(({ face }) => face === 'up') ? changesOf(view.standing, ghost.standing) : [];
      }),
    );
    expect(changes.length).toBeGreaterThan(0);
    const { view, legal } = asked('TAKE');
    const down = legal.find((one) => one.action === 'take RED|BLU')?.preview as DuelPreview;
    expect(changesOf(view.standing, ghostOf(down).standing)).toEqual([]);
  });

  test('shows the towers whose count changes', () => {
    const standing = (knight: number): DuelStanding => ({
      ...{ points: [], veiled: 0, secrets: 0 },
      towers: [
        { tower: 'GRE', knight, mage: 2, majority: knight > 2 ? 'K' : 'M' },
        { tower: 'RED', knight: 0, mage: 0, majority: 'nobody' },
      ],
    });
    expect(changesOf(standing(1), undefined)).toEqual([]);
    expect(changesOf(standing(1), standing(1))).toEqual([]);
    expect(changesOf(standing(1), standing(3))).toEqual([{ tower: 'GRE', knight: 3, mage: 2, majority: 'K' }]);
  });
});
