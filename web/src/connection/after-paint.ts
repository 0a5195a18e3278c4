// Delays work until the picture of a press has been painted. A message of the host draws the table anew, which takes a slow
// phone longer than a picture; without the delay an answer that comes at once would hold up the sign that the press was
// felt. Everything that arrives meanwhile is then done together, in the order of arrival, and drawn once.
const kPresses = ['pointerdown', 'click', 'keydown'];
/** The most milliseconds; a hidden page paints nothing. */
const kLongest = 250;

let waiting: (() => void)[] | undefined;

/** Runs the work at once unless a press waits for its picture. */
export function afterPaint(work: () => void): void {
  if (waiting) waiting.push(work);
  else work();
}

function hold(): void {
  if (waiting) return;
  const mine: (() => void)[] = [];
  waiting = mine;
  const go = (): void => {
    if (waiting !== mine) return;
    waiting = undefined;
    for (const work of mine) work();
  };
  requestAnimationFrame(() => setTimeout(go));
  setTimeout(go, kLongest);
}

for (const press of kPresses) addEventListener(press, hold, { capture: true, passive: true });
