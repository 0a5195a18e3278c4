// The service worker for the page: whether a newer version waits. It takes over only on request, so that no game is
// interrupted.
const kHour = 3_600_000;
/** So long nothing is pressed and no file arrives before the files for offline use are fetched. */
const kIdle = 15_000;
/** From a first move until then. */
const kAfterMove = 3_000;

let waiting = $state.raw<ServiceWorker>();
let isPutOff = $state(false);
/** A visit begins with the page and a first move; the files for offline use are twice as many and would delay it. */
let visit: { end: AbortController; timer?: ReturnType<typeof setTimeout>; hasMoved: boolean } | undefined;

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
    visit = { end: new AbortController(), hasMoved: false };
    const { signal } = visit.end;
    const wait = (): void => plan(kIdle);
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, wait, { signal, capture: true });
    const files = new PerformanceObserver(wait);
    files.observe({ type: 'resource' });
    signal.addEventListener('abort', () => files.disconnect());
    wait();
  },
  /** The player of this page has made a move. */
  moved(): void {
    plan(kAfterMove);
    if (visit) visit.hasMoved = true;
  },
};

function plan(wait: number): void {
  if (!visit || visit.hasMoved) return;
  clearTimeout(visit.timer);
  visit.timer = setTimeout(() => {
    visit?.end.abort();
    visit = undefined;
    void register();
  }, wait);
}

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
