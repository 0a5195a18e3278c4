import { expect, test } from 'vitest';
import { fold, kUncounted } from '../src/boards/duel/fold';
import type { DuelView } from '../src/generated/messages';
import { game, kGames } from './duel-frames';

// What only the rules can tell is left to the next view: who leads, what stones count as, what chests are worth.
function seen(view: DuelView): unknown {
  const players = view.players.map(({ seat, tower, acquired, used, veiled_size, veiled }) => ({
    ...{ seat, tower, acquired, used, veiled_size, veiled },
  }));
  const towers = view.towers.map(({ tower, secret, seen: known, stale }) => ({ tower, secret, known, stale }));
  return { ...view, players, towers };
}

test.each(kGames)('folding the events of a whole game of the %s gives its views', (name) => {
  const { frames } = game(name);
  let checked = 0;
  for (let i = 1; i < frames.length; ++i) {
    const [before, after] = [frames[i - 1], frames[i]];
    if (!before || !after) continue;
    expect(seen(after.events.reduce(fold, before.view)), `frame ${i}`).toEqual(seen(after.view));
    checked += after.events.length;
  }
  expect(checked).toBeGreaterThan(150);
  expect(frames.at(-1)?.view.phase).toBe('END');
});

test.each(kGames)('numbers change only after events that say so, in the game of the %s', (name) => {
  const { frames } = game(name);
  const numbers = (view: DuelView): unknown => [
    view.towers.map(({ knight, mage, majority }) => ({ knight, mage, majority })),
    view.players.map(({ counts, stones, chests, chest_points }) => ({ counts, stones, chests, chest_points })),
  ];
  let quiet = 0;
  for (let i = 1; i < frames.length; ++i) {
    const [before, after] = [frames[i - 1], frames[i]];
    if (!before || !after || after.events.some((event) => kUncounted.has(event.type))) continue;
    expect(numbers(after.view), `frame ${i}`).toEqual(numbers(before.view));
    quiet += 1;
  }
  expect(quiet).toBeGreaterThan(3);
});

test('a view is not changed by folding', () => {
  const [first, second] = game('knight').frames;
  const before = structuredClone(first?.view);
  second?.events.reduce(fold, first?.view as DuelView);
  expect(first?.view).toEqual(before);
});

test('an exchange that is hidden makes what was seen doubtful, one of the own moves it along', () => {
  const start = game('knight').frames[0]?.view as DuelView;
  const looked = fold(start, { type: 'SecretsSeen', seat: 'K', a: 'PUR', b: 'BLU', seen_a: 'FE', seen_b: 'ST*' });
  const swapped = fold(looked, { type: 'SecretsReturned', seat: 'K', a: 'PUR', b: 'BLU', exchange: 'swapped' });
  const at = (view: DuelView, tower: string) => view.towers.find((one) => one.tower === tower);
  expect([at(swapped, 'PUR')?.seen, at(swapped, 'BLU')?.seen]).toEqual(['ST*', 'FE']);
  const other = fold(swapped, { type: 'SecretsSeen', seat: 'M', a: 'PUR', b: 'RED', seen_a: '?', seen_b: '?' });
  const doubtful = fold(other, { type: 'SecretsReturned', seat: 'M', a: 'PUR', b: 'RED', exchange: '?' });
  expect(at(doubtful, 'PUR')).toMatchObject({ seen: 'ST*', stale: true });
  expect(at(doubtful, 'RED')).toMatchObject({ stale: false });
  expect(at(doubtful, 'BLU')).toMatchObject({ seen: 'FE', stale: false });
});
