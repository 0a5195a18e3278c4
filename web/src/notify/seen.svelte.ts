// Whether the user can see this page. Pages of one browser tell each other which table they show, so that no window
// notifies about a table that another one shows.
let isHidden = $state(document.visibilityState === 'hidden');
document.addEventListener('visibilitychange', () => (isHidden = document.visibilityState === 'hidden'));

const lockOf = (code: string): string => `spires.seen ${code}`;

export const seen = {
  get isHidden(): boolean {
    return isHidden;
  },
  /** Marks the table as shown while this page is visible; returns a function that ends it. */
  show(code: string): () => void {
    let end = (): void => undefined;
    const shown = new Promise<void>((resolve) => (end = resolve));
    void navigator.locks?.request(lockOf(code), { mode: 'shared' }, () => shown);
    return end;
  },
  /** Whether any window shows the table now. */
  async isShown(code: string): Promise<boolean> {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return held.some((one) => one.name === lockOf(code));
  },
};
