// The animation speed, stored on this device.
const key = 'spires.speed';
export const kSpeeds = [0, 0.5, 1, 2] as const;

function stored(): number {
  const word = Number(localStorage.getItem(key) ?? '1');
  return kSpeeds.some((one) => one === word) ? word : 1;
}

let chosen = $state(stored());

export const speed = {
  get now(): number {
    return chosen;
  },
  choose(next: number): void {
    chosen = next;
    localStorage.setItem(key, String(next));
  },
};
