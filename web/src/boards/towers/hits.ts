// Hit testing: the shapes of the options over a stack, in the units of its point.
import { kRoof, kWizardPlaces, type StackShape } from './geometry';
import type { Option } from './pick';
import type { Seat } from '../../generated/messages';

export interface Hit {
  option: Option;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `minimum` is 44 px in units of the point's scale. */
export function hitsFor(
  options: readonly Option[],
  shape: StackShape,
  wizards: readonly Seat[],
  minimum: number,
): Hit[] {
  const levels = shape.levels.length;
  return options.flatMap((option) => {
    const { place } = option;
    if (place.part === 'wizard') return [wizardHit(option, shape, wizards, minimum)];
    if (place.part === 'space') return [wholeHit(option, shape)];
    const level = place.level ?? 1;
    const base = shape.levels[level - 1];
    if (!base) return [];
    const isTop = level === levels;
    const top = isTop ? base.y - kRoof - 26 : (shape.levels[level]?.y ?? base.y - shape.step);
    // The base of a tower overlaps the one below it.
    const bottom = base.y + 24;
    return [{ option, x: base.x - 50, y: top, width: 100, height: bottom - top }];
  });
}

function wizardHit(option: Option, shape: StackShape, wizards: readonly Seat[], minimum: number): Hit {
  const places = kWizardPlaces[wizards.length] ?? [];
  const i = Math.max(0, wizards.indexOf(option.place.owner ?? 'A'));
  const [x, y] = places[i] ?? [0, 0];
  // A single wizard gets a target as wide as a thumb; in a crowd each gets its own width.
  const width = wizards.length === 1 ? Math.max(44, minimum) : Math.max(26, Math.min(minimum, 34));
  const height = Math.max(62, minimum);
  return { option, x: shape.top.x + x - width / 2, y: shape.top.y + y + 8 - height, width, height };
}

function wholeHit(option: Option, shape: StackShape): Hit {
  const top = shape.top.y - 60;
  return { option, x: Math.min(0, shape.top.x) - 58, y: top, width: 116 + Math.abs(shape.top.x), height: 30 - top };
}

/** The keyboard focus frame around a whole space. */
export function focusFrame(
  shape: StackShape,
  castle: boolean,
): { x: number; y: number; width: number; height: number } {
  const top = shape.top.y - (castle ? 170 * shape.keep + 30 : 68);
  const x = Math.min(-64, shape.top.x - 64);
  return { x, y: top, width: Math.max(64, shape.top.x + 64) - x, height: 44 - top };
}
