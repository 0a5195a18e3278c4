import { describe, expect, test } from 'vitest';
import { layoutFor, ringPoints } from '../src/boards/towers/geometry';
import { blockMotion, castleMotion, flyersOf, wizardMotion, type Flyer, type Scene } from '../src/boards/towers/motion';
import { Playback, withoutFlyers } from '../src/boards/towers/playback.svelte';
import type { TowersEvent } from '../src/generated/messages';
import { patched } from '../src/table/patch';
import { frame, run } from './frames';

const { view } = frame('tall');
const layout = layoutFor(1920, 1080);
const scene: Scene = { layout, points: ringPoints(layout), view };
const from = view.ring.findIndex((space) => space.towers.length > 0 && space.space !== view.castle.space);

function flyer(event: TowersEvent): Flyer {
  const [first] = flyersOf(view, event, 1, 0);
  if (!first) throw new Error('nothing flies');
  return first;
}

describe('one action takes at most 1.6 s', () => {
  test.each([1, 2, 3, 5, 6])('a tower %i spaces far', (steps) => {
    const one = flyer({ type: 'TowerMoved', from, level: 1, to: (from + steps) % 16, uncovered: {} });
    if (one.kind !== 'block') throw new Error(one.kind);
    const { duration, frames } = blockMotion(scene, one);
    expect(duration).toBeLessThanOrEqual(1600);
    expect(duration).toBeGreaterThanOrEqual(360);
    const offsets = frames.map((keyframe) => Number(keyframe.offset));
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    expect(offsets[offsets.length - 1]).toBe(1);
  });

  test.each([1, 6])('a wizard %i spaces far', (steps) => {
    const one = flyer({ type: 'WizardMoved', owner: 'A', from: 2, to: 2 + steps });
    if (one.kind !== 'wizard') throw new Error(one.kind);
    expect(wizardMotion(scene, one).duration).toBe(110 * steps);
  });

  test('the castle all round', () => {
    const one = flyer({ type: 'CastleMoved', to: (view.castle.space + 15) % 16 });
    if (one.kind !== 'castle') throw new Error(one.kind);
    expect(castleMotion(scene, one).duration).toBeLessThanOrEqual(1600);
  });
});

test('pieces in the air are nowhere on the board', () => {
  const one = flyer({ type: 'TowerMoved', from, level: 1, to: (from + 1) % 16, uncovered: {} });
  const board = withoutFlyers(view, [one]);
  expect(board.ring[from]?.towers).toHaveLength(0);
  expect(view.ring[from]?.towers.length).toBeGreaterThan(0);
});

test.each([0, 1])('at speed %i a whole turn of everybody ends in the true view', (speed) => {
  const [before, after] = run().slice(4, 6);
  if (!before || !after) throw new Error('no run');
  const playback = new Playback(before.view);
  playback.speed = speed;
  let { view: now } = before;
  playback.feed(after.events.map((event, i) => ({ event, view: (now = patched(now, after.patches[i] ?? [])) })));
  playback.skip();
  expect(playback.playing).toBe(false);
  expect(playback.shown).toEqual(after.view);
  expect(playback.flyers).toEqual([]);
});
