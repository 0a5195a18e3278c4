import { describe, expect, test } from 'vitest';
import { ghostOf, swingOf, type WeighedPreview } from '../src/boards/duel/ghost';
import { stepsOf } from '../src/boards/duel/scoring';
import { xrayOf } from '../src/boards/duel/xray';
import type { DuelEvent, DuelPreview } from '../src/generated/messages';
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

  test('the X-ray ends with what was shown then', () => {
    const xray = xrayOf(record);
    const end = xray?.moments.at(-1)?.under;
    for (const { tower, secret } of last?.view.towers ?? []) expect(end?.get(tower), tower).toBe(secret);
    expect(xray?.box).toBe(last?.view.box);
  });

  test('the X-ray knows every look, with its round', () => {
    const looks = xrayOf(record)?.moments.flatMap(({ look }) => look ?? []) ?? [];
    const told = last?.view.looks ?? [];
    expect(looks.map(({ seat, round, a, b }) => ({ seat, round, a, b }))).toEqual(
      told.map(({ seat, round, a, b }) => ({ seat, round, a, b })),
    );
    for (const [i, { exchange }] of told.entries()) {
      if (exchange !== '?') expect(looks[i]?.swapped).toBe(exchange === 'swapped');
    }
  });
});

test('a game that was not counted has no scoring, a text that is no record no X-ray', () => {
  expect(stepsOf([{ type: 'GameEnded', winner: 'K', tiebreak: 'none' }])).toEqual([]);
  expect(xrayOf('spires-record 1\ngame towers\n')).toBeUndefined();
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

  test('shows the swing at the towers where the preview weighs them', () => {
    const now = { tower: 'GRE', knight: 1, mage: 2, majority: 'M' } as const;
    const plain = ghostOf({ events: [], complete: true });
    expect(swingOf(now, plain)).toBeUndefined();
    const balance = [{ tower: 'GRE', knight: 3, mage: 2, majority: 'K' }] as const;
    const weighed: WeighedPreview = { events: [] as DuelEvent[], complete: true, balance };
    expect(swingOf(now, ghostOf(weighed))).toMatchObject({ knightBy: 2, mageBy: 0, turns: true, majority: 'K' });
    expect(swingOf({ ...now, knight: 3 }, ghostOf(weighed))).toBeUndefined();
  });
});
