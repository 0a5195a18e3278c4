// Seeded random numbers, so that a player repeats its choices as far as the game allows.
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pickOne<T>(random: Random, from: readonly { weight: number; thing: T }[]): T | undefined {
  let left = random() * from.reduce((sum, one) => sum + one.weight, 0);
  for (const one of from) {
    left -= one.weight;
    if (left < 0) return one.thing;
  }
  return from[from.length - 1]?.thing;
}
