// Whether the browser allows notifications from this page, and whether the user wants them. Without an answer there are
// none.
const key = 'spires.notify';

/** Why notifications are impossible, whatever the user wants. */
export type Hindrance = 'insecure' | 'unable' | 'forbidden';

function stored(): boolean | undefined {
  const word = localStorage.getItem(key);
  return word === null ? undefined : word === 'yes';
}
const allowed = (): NotificationPermission | undefined =>
  typeof Notification === 'function' ? Notification.permission : undefined;

let wished = $state(stored());
let permission = $state(allowed());
// The user can change it in the browser or in another window at any time, and not every browser fires an event.
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
    // Without https, some browsers lack the API and others always deny it.
    if (typeof isSecureContext === 'boolean' && !isSecureContext) return 'insecure';
    if (permission === undefined) return 'unable';
    return permission === 'denied' ? 'forbidden' : undefined;
  },
  /** The user has not answered yet. */
  get isOpen(): boolean {
    return wished === undefined && wish.hindrance === undefined;
  },
  /** The browser shows its own prompt the first time, so this needs a user gesture. */
  async turn(on: boolean): Promise<void> {
    if (on && permission === 'default') permission = await Notification.requestPermission();
    // A user who dismisses the browser's prompt can be asked again.
    if (on && permission === 'default') return;
    wished = on && permission === 'granted';
    localStorage.setItem(key, wished ? 'yes' : 'no');
  },
};
