// Keyboard shortcuts of the table. Letters and digits are read by key position, so that they are the same keys in every
// language. They can be turned off, for speech input and against accidental typing.
const key = 'spires.keys';
let isOn = $state(localStorage.getItem(key) !== 'no');

export const keys = {
  get isOn(): boolean {
    return isOn;
  },
  turn(on: boolean): void {
    isOn = on;
    localStorage.setItem(key, on ? 'yes' : 'no');
  },
};

function isForTable(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
  // An open dialog over the table gets all keys.
  const isCovered = document.querySelector('dialog[open], [aria-modal="true"]') !== null;
  return isOn && !typing && !isCovered && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
}

/** The letter on an English keyboard; "?" for help. */
export function letterOf(event: KeyboardEvent): string | undefined {
  if (!isForTable(event)) return undefined;
  if (event.key === '?') return '?';
  // On-screen keyboards send no key code.
  return event.code ? /^Key([A-Z])$/.exec(event.code)?.[1] : event.key.toUpperCase();
}

export function digitOf(event: KeyboardEvent): number | undefined {
  if (!isForTable(event) || event.shiftKey) return undefined;
  const digit = /^(?:Digit|Numpad)?([1-9])$/.exec(event.code || event.key)?.[1];
  return digit ? Number(digit) : undefined;
}
