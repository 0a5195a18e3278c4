// The service worker for the page: whether a newer version waits. It takes over only on request, so that no game is
// interrupted.
const kHour = 3_600_000;
/** From the loaded page until the files for offline use are fetched. */
const kQuiet = 5_000;

let waiting = $state.raw<ServiceWorker>();
let isPutOff = $state(false);

export const update = {
  get isReady(): boolean {
    return waiting !== undefined && !isPutOff;
  },
  later(): void {
    isPutOff = true;
  },
  reload(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting?.postMessage('take over');
  },
  /** Pages without a service worker (plain http, some private windows) work otherwise. */
  begin(): void {
    if (!('serviceWorker' in navigator)) return;
    // First the page and the first move, then the files for offline use.
    const soon = (): unknown => setTimeout(() => void register(), kQuiet);
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon, { once: true });
  },
};

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    watch(registration);
    const [{ active }] = await Promise.all([navigator.serviceWorker.ready, document.fonts.ready]);
    active?.postMessage(fontsInUse());
  } catch {
    // Forbidden here; the page then needs the network.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  // The first service worker replaces none.
  const note = (): void => {
    if (navigator.serviceWorker.controller && registration.waiting) waiting = registration.waiting;
  };
  note();
  registration.addEventListener('updatefound', () => {
    isPutOff = false;
    registration.installing?.addEventListener('statechange', note);
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < kHour) return;
    looked = Date.now();
    void registration.update().catch(() => undefined);
  });
}

function fontsInUse(): string[] {
  const loaded = performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname);
  return loaded.filter((path) => path.endsWith('.woff2'));
}
