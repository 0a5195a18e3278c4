// Whether the browser allows notifications of this page, and whether the user wants them. Without an answer there are
// none.
const key = 'spires.notify';

/** Why there are none, whatever somebody wants. */
export type Hindrance = 'insecure' | 'unable' | 'forbidden';

function stored(): boolean | undefined {
  const word = localStorage.getItem(key);
  return word === null ? undefined : word === 'yes';
}
const allowed = (): NotificationPermission | undefined =>
  typeof Notification === 'function' ? Notification.permission : undefined;

let wished = $state(stored());
let permission = $state(allowed());
// It can be changed in the browser or in another window at any time, and not every browser tells.
function reread(): void {
  wished = stored();
  permission = allowed();
}
document.addEventListener('visibilitychange', reread);
void navigator.permissions
  ?.query({ name: 'notifications' })
  .then((status) => status.addEventListener('change', reread))
  .catch(() => undefined);

export const wish = {
  get isOn(): boolean {
    return wished === true && permission === 'granted';
  },
  get hindrance(): Hindrance | undefined {
    // Where pages are not told from each other by https, some browsers leave it out and others always say no.
    if (typeof isSecureContext === 'boolean' && !isSecureContext) return 'insecure';
    if (permission === undefined) return 'unable';
    return permission === 'denied' ? 'forbidden' : undefined;
  },
  /** Nobody has said yes or no yet. */
  get isOpen(): boolean {
    return wished === undefined && wish.hindrance === undefined;
  },
  /** The browser asks for itself the first time, so this follows a touch. */
  async turn(on: boolean): Promise<void> {
    if (on && permission === 'default') permission = await Notification.requestPermission();
    // Who closes the browser's question without an answer can be asked again.
    if (on && permission === 'default') return;
    wished = on && permission === 'granted';
    localStorage.setItem(key, wished ? 'yes' : 'no');
  },
};
