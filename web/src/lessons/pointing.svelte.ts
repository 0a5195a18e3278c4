// A panel that points at things on the table: it rings them, follows them when the board moves, and moves aside when it
// would cover them.
import { untrack } from 'svelte';
import { placeFor, type Box } from './place';
import { avoidedBy, boxesOf } from './things';

const same = (a: readonly Box[], b: readonly Box[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const other = b[i];
    return other && Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + Math.abs(one.width - other.width) < 2;
  });

export class Pointing {
  at = $state({ x: 8, y: 8 });
  /** A dialog, such as the scoring, comes first. */
  isBehind = $state(false);
  rings = $state.raw<readonly Box[]>([]);

  /** Returns a function that ends it. `soon`: what the panel will speak of later. */
  follow(panel: HTMLElement, topics: readonly string[], soon: readonly string[] = []): () => void {
    let last = '';
    let frame = 0;
    const look = (): void => {
      frame = requestAnimationFrame(look);
      this.isBehind = document.querySelector('[aria-modal="true"], dialog[open]') !== null;
      const now = this.isBehind ? [] : boxesOf(topics);
      if (!same(now, this.rings)) this.rings = now;
      const { offsetWidth: width, offsetHeight: height } = panel;
      const key = [innerWidth, innerHeight, width, height, ...now.flatMap((one) => [one.x, one.y])]
        .map((one) => Math.round(one / 4))
        .join();
      if (key === last) return;
      last = key;
      this.at = placeFor({ width, height }, { width: innerWidth, height: innerHeight }, avoidedBy(topics, soon, panel));
    };
    untrack(look);
    return () => cancelAnimationFrame(frame);
  }
}
