import { describe, expect, test } from 'vitest';
import type { Over, Seat, TowersPlayer, TowersView } from '../src/generated/messages';
import { standings, whyOf } from '../src/boards/towers/result';
import { hasText, kLanguages, texts } from '../src/texts/texts.svelte';
import { frame } from './frames';

const { view } = frame('over');
const player = (
  seat: Seat,
  out: number,
  [full, spent, empty]: [number, number, number],
  partner?: Seat,
): TowersPlayer => ({
  ...{ seat, hand_size: 3, home: 4 - out, out, full, spent, empty, reserved: false },
  ...(partner ? { partner } : {}),
});
const board = (players: TowersPlayer[]): TowersView => ({ ...view, players });
const over = (reason: string, places: Partial<Record<Seat, number>>): Over => ({
  ...{ type: 'over', seq: 1, reason },
  places: Object.entries(places).map(([seat, place]) => ({ seat: seat as Seat, place })),
});

describe('the result', () => {
  test('lists places from the first on, with what each has', () => {
    const list = standings(
      board([player('A', 1, [2, 1, 2]), player('B', 0, [3, 2, 0]), player('C', 0, [1, 1, 3])]),
      over('goal', { A: 2, B: 1, C: 3 }),
    );
    expect(list.map((one) => [one.place, one.players[0]?.seat, one.reached, one.filled, one.full])).toEqual([
      [1, 'B', true, 5, 3],
      [2, 'A', false, 3, 2],
      [3, 'C', false, 2, 1],
    ]);
  });

  test('partners stand together and count together', () => {
    const list = standings(
      board([
        player('A', 0, [1, 2, 0], 'C'),
        player('B', 2, [1, 0, 2], 'D'),
        player('C', 0, [3, 0, 0], 'A'),
        player('D', 0, [2, 1, 0], 'B'),
      ]),
      over('goal', { A: 1, B: 2, C: 1, D: 2 }),
    );
    expect(list.map((one) => one.players.map((two) => two.seat))).toEqual([
      ['A', 'C'],
      ['B', 'D'],
    ]);
    expect(list.map((one) => [one.reached, one.full])).toEqual([
      [true, 4],
      [false, 3],
    ]);
  });

  const one = player('A', 0, [3, 2, 0]);
  test.each([
    ['only one reached the goal', 'goal', [one, player('B', 1, [4, 0, 1])], { A: 1, B: 2 }, 'result-goal-only', 0],
    ['full potions decide', 'goal', [one, player('B', 0, [2, 3, 0])], { A: 1, B: 2 }, 'result-goal-full', 3],
    ['as many full potions', 'goal', [one, player('B', 0, [3, 2, 0])], { A: 1, B: 1 }, 'result-goal-shared', 3],
    ['deadlock', 'deadlock', [one, player('B', 0, [1, 0, 4])], { A: 1, B: 2 }, 'result-deadlock-filled', 5],
    [
      'deadlock, as many filled',
      'deadlock',
      [one, player('B', 0, [1, 4, 0])],
      { A: 1, B: 2 },
      'result-deadlock-full',
      3,
    ],
    ['agreed', 'agreed', [one, player('B', 3, [0, 0, 5])], { A: 1, B: 2 }, 'result-agreed', 0],
    ['resigned', 'resigned', [one, player('B', 3, [0, 0, 5])], { A: 1, B: 2 }, 'result-resigned', 0],
    ['alone, won', 'goal', [one], { A: 1 }, 'result-solo-won-why', 0],
    ['alone, lost', 'deadlock', [one], { A: 2 }, 'result-solo-lost-why', 0],
  ] as const)('says why: %s', async (_, reason, players, places, text, count) => {
    const end = over(reason, places);
    const why = whyOf(standings(board([...players]), end), end);
    expect([why.text, why.count]).toEqual([text, count]);
    expect(why.names).toEqual(Object.entries(places).flatMap(([seat, place]) => (place === 1 ? [seat] : [])));
    for (const language of kLanguages) {
      await texts.choose(language);
      expect(hasText(text), language).toBe(true);
    }
  });
});
