// Finds room for something that is shown for a moment: as near as possible to what it belongs to, and on top of nothing.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

const kGrid = 8;

export const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
export const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The distance between two boxes; 0 if they touch. */
function distance(one: Box, other: Box): number {
  const x = Math.max(0, other.left - one.right, one.left - other.right);
  const y = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return Math.hypot(x, y);
}

/** The free box of that size nearest to `anchor` inside `bounds`; undefined if there is no room. */
export function freePlace(anchor: Box, size: Size, solids: readonly Box[], bounds: Box): Box | undefined {
  let best: Box | undefined;
  let least = Infinity;
  for (let top = bounds.top; top + size.height <= bounds.bottom; top += kGrid) {
    for (let left = bounds.left; left + size.width <= bounds.right; left += kGrid) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const far = distance(box, anchor);
      if (far >= least || solids.some((one) => meets(box, one))) continue;
      [best, least] = [box, far];
    }
  }
  return best;
}

/** Everything on a table that must stay visible. */
const kSolid = [
  ...[
    '[data-stack]',
    '.target > .area',
    '[data-pile]',
    '.pile',
    '[data-die]',
    '[data-chip]',
    '[data-seat]',
    '[data-zone]',
  ],
  ...['header', '.timeline-place', '.prompt-place > *', '.hand-place > *', '.spells-place', '.foot > *'],
  ...['.strip-place', '.keep-note', '.aim-place', '.icon-btn', 'nav', '.side', '.aside', '.panel'],
].join(', ');
const kMargin = 4;

export function solidsOf(root: ParentNode): Box[] {
  return [...root.querySelectorAll(kSolid)].flatMap((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (width < 1 || height < 1) return [];
    return { left: left - kMargin, top: top - kMargin, right: right + kMargin, bottom: bottom + kMargin };
  });
}
