import { expect, test } from 'vitest';
import { ghostOf } from '../src/boards/towers/ghost';
import { visibleWizards } from '../src/boards/towers/surface';
import type { TowersPreview } from '../src/generated/messages';
import { frame } from './frames';

const { view, legal } = frame('tall');

test('every tower move shows the block, its way and whom it covers', () => {
  for (const one of legal) {
    const ghost = ghostOf(view, one.preview as TowersPreview);
    const move = ghost.moves[0];
    if (move?.kind !== 'block') throw new Error(one.action);
    const from = view.ring[move.from];
    expect(one.action).toBe(`tower ${move.from}#${move.level}`);
    expect(move.towers).toBe((from?.towers.length ?? 0) - move.level + 1);
    const target = view.ring[move.to];
    const standing = target ? visibleWizards(target) : [];
    expect(ghost.covered.flatMap((covered) => covered.seats)).toEqual(standing);
    // A potion is filled only where a wizard is covered.
    if (ghost.potions.length > 0) expect(standing.length).toBeGreaterThan(0);
  }
});

test('what a lift would reveal is left open', () => {
  const unknown = legal.filter((one) => !one.preview?.complete);
  for (const one of unknown) expect(ghostOf(view, one.preview as TowersPreview).open).toBe(true);
});

test('a homecoming shows the gate and the flight of the castle', () => {
  const preview: TowersPreview = {
    events: [{ type: 'WizardEntered', owner: 'A', from: 3 }, { type: 'CastleMoved', to: '?' }, { type: 'TurnEnded' }],
    complete: true,
    castle_next: '?',
  };
  const ghost = ghostOf(view, preview);
  expect(ghost.ends).toBe(true);
  expect(ghost.moves).toEqual([
    { kind: 'wizard', owner: 'A', from: 3, to: view.castle.space, home: true, backward: false },
    { kind: 'castle', from: view.castle.space, to: '?' },
  ]);
  expect(ghost.castleNext).toBe('?');
});

test('headwinds blow backward, and the price is told', () => {
  const preview: TowersPreview = {
    events: [
      { type: 'SpellCast', caster: 'A', spell: 'HW', target: { spaces: [3], owner: 'B' }, cost: 2, toll: 'count' },
      { type: 'WizardMoved', owner: 'B', from: 3, to: 2 },
    ],
    complete: true,
  };
  const ghost = ghostOf(view, preview);
  expect(ghost.moves[0]).toMatchObject({ kind: 'wizard', backward: true });
  expect(ghost.price).toBe(2);
});
