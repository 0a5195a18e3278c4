import { describe, expect, test } from 'vitest';
import { layoutFor } from '../src/boards/duel/geometry';
import { characterMotion, flyersOf, secretMotion } from '../src/boards/duel/motion';
import { Playback, withoutFlyers } from '../src/boards/duel/playback.svelte';
import type { DuelEvent, DuelView } from '../src/generated/messages';
import { patched } from '../src/table/patch';
import { asked, game } from './duel-frames';

const { view } = asked('MOVE');
const layout = layoutFor(1920, 1080);
const returned = (exchange: 'kept' | 'swapped' | '?'): DuelEvent => ({
  ...{ type: 'SecretsReturned', seat: 'M', a: 'PUR', b: 'BLU', exchange },
});

describe('what is done with two secret cards', () => {
  test('looks and lasts the same, whether they are exchanged, kept or nobody may know', () => {
    const shown = (['kept', 'swapped', '?'] as const).map((exchange) => {
      const flyers = flyersOf(view, returned(exchange), 1);
      const motions = flyers.map((one) => (one.kind === 'secret' ? secretMotion(layout, one) : undefined));
      return JSON.stringify({ flyers, motions });
    });
    expect(new Set(shown).size).toBe(1);
    expect(shown[0]).toContain('"kind":"secret"');
  });

  test('every card goes back to where it came from, on screen', () => {
    for (const flyer of flyersOf(view, returned('?'), 1)) {
      if (flyer.kind !== 'secret') throw new Error(flyer.kind);
      const { frames } = secretMotion(layout, flyer);
      expect(frames.at(-1)?.['transform']).toBe(frames[0]?.['transform']);
    }
  });
});

test('one action takes at most 1.6 s', () => {
  const moves = [
    ['YEL', 'GRE', 'step'],
    ['YEL', 'BLU', 'skip'],
    ['YEL', 'TRK', 'swap'],
  ] as const;
  for (const [from, to, move] of moves) {
    for (const flyer of flyersOf(view, { type: 'CharacterMoved', seat: 'K', from, to, move }, 1)) {
      if (flyer.kind !== 'character') throw new Error(flyer.kind);
      const { duration, frames } = characterMotion(layout, flyer);
      expect(duration).toBeLessThanOrEqual(1600);
      const offsets = frames.map((one) => Number(one.offset));
      expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    }
  }
  expect(flyersOf(view, { type: 'CharacterMoved', seat: 'K', from: 'YEL', to: 'TRK', move: 'swap' }, 1)).toHaveLength(
    2,
  );
});

test('a card that is drawn from the discard pile shows its back on its way', () => {
  const [flyer] = flyersOf(view, { type: 'CardSalvaged', seat: 'K', card: 'TS+' }, 1);
  expect(flyer).toMatchObject({ kind: 'card', card: '?' });
});

test('pieces in the air are nowhere on the board', () => {
  const slot = view.slots.find((one) => one.card)?.slot ?? '';
  const flyers = flyersOf(view, { type: 'CardTaken', seat: 'K', slot, card: 'TS', face: 'up', zone: 'acquired' }, 1);
  expect(withoutFlyers(view, flyers).slots.find((one) => one.slot === slot)?.card).toBeUndefined();
  expect(view.slots.find((one) => one.slot === slot)?.card).toBeDefined();
});

test.each([0, 1])('at speed %i a whole game ends in the true view', (speed) => {
  const { frames } = game('knight');
  const [first, last] = [frames[0]?.view as DuelView, frames.at(-1)?.view as DuelView];
  const playback = new Playback(first);
  playback.speed = speed;
  let now = first;
  for (const { events, patches } of frames.slice(1)) {
    playback.feed(events.map((event, i) => ({ event, view: (now = patched(now, patches[i] ?? [])) })));
  }
  playback.skip();
  expect(playback.playing).toBe(false);
  expect(playback.shown).toEqual(last);
  expect(playback.flyers).toEqual([]);
});
