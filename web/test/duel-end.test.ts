import { describe, expect, test } from 'vitest';
import { changesOf, ghostOf } from '../src/boards/duel/ghost';
import { stepsOf } from '../src/boards/duel/scoring';
import { xrayOf } from '../src/boards/duel/xray';
import type { DuelPreview, DuelLook, DuelStanding } from '../src/generated/messages';
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
    const xray = xrayOf(record, last?.view.looks ?? []);
    const end = xray?.moments.at(-1)?.under;
    for (const { tower, secret } of last?.view.towers ?? []) expect(end?.get(tower), tower).toBe(secret);
    expect(xray?.box).toBe(last?.view.box);
  });

  test('the X-ray knows every look, with its round', () => {
    const looks = xrayOf(record, last?.view.looks ?? [])?.moments.flatMap(({ look }) => look ?? []) ?? [];
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
  expect(xrayOf('spires-record 1\ngame towers\n', [])).toBeUndefined();
});

test('a game that was ended before anybody decided has the beginning in its X-ray', () => {
  const [dealt = ''] = game('knight').record.split(/^\d+ [KM] /m);
  const xray = xrayOf(dealt, []);
  expect(xray?.moments).toHaveLength(1);
  expect(xray?.moments[0]?.under.size).toBe(5);
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

test('what was taken back is not in the X-ray', () => {
  const record = [
    ...['1 ? boxed FE', '2 ? secret BLU TO', '3 ? secret GRE BO', '4 K move BLU', '5 K look BLU GRE', '6 K swap'],
    ...['7 undo 2', '8 undo 1', '9 K move GRE', '10 K look BLU GRE', '11 K keep'],
  ].join('\n');
  const told: DuelLook[] = [{ round: 1, seat: 'K', a: 'BLU', b: 'GRE', seen_a: 'TO', seen_b: 'BO', exchange: 'kept' }];
  const looks = xrayOf(record, told)?.moments.map(({ look, under }) => [look?.round, look?.swapped, under.get('BLU')]);
  expect(looks).toEqual([
    [undefined, undefined, 'TO'],
    [1, false, 'TO'],
  ]);
});
