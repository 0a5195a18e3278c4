// How fast this page shows what other players do. Stored on this device; the host never waits for it.
const key = 'spires.pace';
export const kPaces = ['instant', 'quick', 'normal', 'calm'] as const;
export type Pace = (typeof kPaces)[number];

/** Times are for the normal pace, in milliseconds; other paces multiply them. */
const factors: Record<Pace, number> = { instant: 0, quick: 0.5, normal: 1, calm: 2 };
const kAction = 1500;
const kShortestRead = 1200;
const kCharactersPerSecond = 15;

/** How long an action of another player takes at least. */
export function actionTime(at: Pace): number {
  return kAction * factors[at];
}

/** How long a line of so many characters stays legible at least. */
export function readTime(characters: number, at: Pace): number {
  return Math.max(kShortestRead, (characters / kCharactersPerSecond) * 1000) * factors[at];
}

/** The speed of motion that the pace allows to a player's own actions; 0: no motion. */
export function motionSpeed(at: Pace): number {
  return at === 'instant' ? 0 : 1 / factors[at];
}

function stored(): Pace {
  const word = localStorage.getItem(key);
  return kPaces.find((one) => one === word) ?? 'normal';
}

let chosen = $state(stored());

export const pace = {
  get now(): Pace {
    return chosen;
  },
  choose(next: Pace): void {
    chosen = next;
    localStorage.setItem(key, next);
  },
};
