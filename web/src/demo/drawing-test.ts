// A position that no game reaches: every height of a stack and every number of wizards at once, to check the drawing.
import type { TowersSpace, TowersView, WizardCounts } from '../generated/messages';

const space = (number: number, towers: number, wizards: WizardCounts, shield = true): TowersSpace => ({
  space: number,
  shield: number % 4 === 0,
  ground: towers > 0 ? '?' : wizards,
  towers: Array.from({ length: towers }, (_, i) => ({
    tower: i,
    shield: i === towers - 1 ? shield : false,
    wizards: i === towers - 1 ? wizards : '?',
  })),
});

export function drawingTest(start: TowersView, keepBack = false): TowersView {
  const ring = Array.from({ length: 16 }, (_, i) => space(i, 0, {}));
  ring[1] = space(1, 1, { B: 1 });
  ring[2] = space(2, 1, { A: 1, B: 2, C: 1, D: 2 }, false);
  ring[4] = space(4, 0, { C: 1 });
  ring[6] = space(6, 9, { A: 1 });
  ring[8] = space(8, 0, { D: 1 });
  ring[10] = space(10, 4, { A: 1, B: 1 });
  ring[13] = space(13, 1, { C: 1, D: 1 }, false);
  ring[15] = space(15, keepBack ? 1 : 2, keepBack ? { E: 1 } : {});
  if (keepBack) ring[0] = space(0, 9, {});
  return { ...start, ring, castle: { space: keepBack ? 0 : 15, next: keepBack ? 4 : 0 } };
}
