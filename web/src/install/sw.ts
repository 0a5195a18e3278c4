// The service worker: the page opens without the network, always with files of one version. A new version is downloaded
// beside the old one and waits until the user asks for it.
// The build inserts the list of files; the script has no imports, so that it is one plain script.
interface Wait extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Wait {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Touched extends Wait {
  notification: Notification;
}
interface Window {
  url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listen: (event: Wait) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetched) => void): void;
  addEventListener(type: 'message', listen: (event: Wait & MessageEvent<unknown>) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: Touched) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
}
const scope = self as unknown as Scope;

declare const __VERSION__: string;
/** What the page needs in every language, and the second modules: this download is not part of a visit. */
declare const __FILES__: string[];
/** Cached on first use: fonts of languages that are not read here are never fetched. */
declare const __LATER__: string[];

const kCache = `spires-${__VERSION__}`;
const kPage = '/index.html';
const later = new Set(__LATER__);
const files = new Set(__FILES__);

// File names with a content hash never change their content, so the HTTP cache may answer; the others are reloaded.
const wanted = (path: string): Request =>
  new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' });

// Few at a time, because people are playing while this goes on; a file that fails is fetched again, because one missing
// file would undo all the others.
const kAtOnce = 4;
const kWaits = [1_000, 5_000, 20_000];

scope.addEventListener('install', (event) => {
  const queue = [...files];
  const work = async (cache: Cache): Promise<void> => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await cache.put(path, await fetched(path));
  };
  const all = async (): Promise<void> => {
    const cache = await caches.open(kCache);
    try {
      await Promise.all(Array.from({ length: kAtOnce }, () => work(cache)));
    } catch (error) {
      await caches.delete(kCache);
      throw error;
    }
  };
  event.waitUntil(all());
});

/** The file, after some attempts if need be. Waits as long as a busy server asks. */
async function fetched(path: string): Promise<Response> {
  for (const [tries, wait] of [...kWaits, undefined].entries()) {
    const answer = await fetch(wanted(path)).catch(() => undefined);
    if (answer?.ok) return answer;
    if (wait === undefined) throw new Error(`${path}: ${answer?.status ?? 'no answer'} after ${tries + 1} tries`);
    const asked = Number(answer?.headers.get('retry-after') ?? 0) * 1000;
    await new Promise((done) => setTimeout(done, Math.max(wait, asked)));
  }
  throw new Error(path);
}

// Keeps the previous version: another tab may still run it and load more of its files.
scope.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const names = (await caches.keys()).filter((name) => name.startsWith('spires-') && name !== kCache);
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
    await scope.clients.claim();
  };
  event.waitUntil(tidy());
});

scope.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(scope.skipWaiting());
  // Fonts that the page loaded before the service worker was installed.
  if (Array.isArray(event.data)) {
    const known = event.data.filter((path): path is string => later.has(path as string));
    event.waitUntil(Promise.all(known.map(keep)));
  }
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Requests about tables always go to the network.
  if (/^\/(api|ws|healthz|metrics)(\/|$)/.test(pathname)) return;
  if (files.has(pathname)) event.respondWith(own(pathname, request));
  else if (later.has(pathname)) event.respondWith(keep(pathname));
  // Same rule as on the server: whatever people open is a page, also one that does not exist.
  else if (request.mode === 'navigate') event.respondWith(own(kPage, request));
  else if (pathname.startsWith('/assets/')) event.respondWith(older(request));
});

// The notification carries the path of a page: focuses the window that shows it, or opens a new one.
scope.addEventListener('notificationclick', (event) => {
  const path = String(event.notification.data);
  const lead = async (): Promise<unknown> => {
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = windows.find((one) => new URL(one.url).pathname === path);
    return shown ? shown.focus() : scope.clients.openWindow(path);
  };
  event.notification.close();
  event.waitUntil(lead());
});

async function own(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(kCache);
  return (await cache.match(path)) ?? fetch(request);
}

async function older(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function keep(path: string): Promise<Response> {
  const cache = await caches.open(kCache);
  const known = await cache.match(path);
  if (known) return known;
  // It may be in the cache of the previous version, which will be deleted.
  const answer = (await caches.match(path)) ?? (await fetch(path));
  if (answer.ok) await cache.put(path, answer.clone());
  return answer;
}

export {};
