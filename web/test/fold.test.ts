import { expect, test } from 'vitest';
import { fold } from '../src/boards/towers/fold';
import type { TowersView } from '../src/generated/messages';
import { run } from './frames';

// Where the castle would fly is left to the rules; hands are compared as sets.
function seen(view: TowersView): unknown {
  const players = view.players.map((one) => ({ ...one, hand: one.hand?.toSorted() }));
  return {
    ...{ ring: view.ring, castle: view.castle.space, players, phase: view.phase, asked: view.asked, turn: view.turn },
    ...{ draw: view.draw_size, discard: view.discard_size, top: view.discard_top, card: view.card, act: view.act },
  };
}

test('folding the events of a real game gives the views of that game', () => {
  const frames = run();
  let checked = 0;
  for (let i = 1; i < frames.length; ++i) {
    const [before, after] = [frames[i - 1], frames[i]];
    if (!before || !after) continue;
    const folded = after.events.reduce(fold, before.view);
    expect(seen(folded), `frame ${i}`).toEqual(seen(after.view));
    checked += after.events.length;
  }
  expect(checked).toBeGreaterThan(100);
});
