// Loads files of the page again that a busy server or a changing network refused.
const kWaits = [400, 1200, 3000];
const kLongest = 10_000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Thrown inside `again`: the answer of a server that asks to wait. */
class BusyError extends Error {
  constructor(readonly wait: number) {
    super('the server asks to wait');
  }
}

/** Calls `load` until it succeeds, four times at most. Without a network it does not wait for one. */
export async function again<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of kWaits) {
    try {
      return await load();
    } catch (error) {
      if (typeof navigator !== 'undefined' && navigator.onLine === false) throw error;
      await pause(Math.max(wait, error instanceof BusyError ? error.wait : 0));
    }
  }
  return load();
}

/** Returns the milliseconds to wait if the server refused for now, or undefined. */
export function waitOf(answer: Response): number | undefined {
  if (answer.status !== 429 && answer.status !== 503) return undefined;
  const seconds = Number(answer.headers.get('retry-after'));
  return Math.min(seconds > 0 ? seconds * 1000 : 0, kLongest);
}

/** Fetches a file of the page. */
export function fetchAgain(path: string): Promise<Response> {
  return again(async () => {
    const answer = await fetch(path);
    const wait = waitOf(answer);
    if (wait !== undefined) throw new BusyError(wait);
    return answer;
  });
}

// Style sheets that failed. The import that linked one does not link it again, so it is mended here.
const failed = new Set<HTMLLinkElement>();
if (typeof document !== 'undefined') {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  document.addEventListener('error', note, { capture: true });
}

/**
 * Imports a part of the page, with its style sheets. Each of the two has its own tries, because a style sheet may fail
 * again only when the scripts have used up theirs.
 */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  const part = await again(load);
  await again(() => Promise.all([...failed].map(linkAnew)));
  return part;
}

function linkAnew(old: HTMLLinkElement): Promise<unknown> {
  failed.delete(old);
  const link = old.cloneNode() as HTMLLinkElement;
  const isLoaded = new Promise((done, fail) => {
    link.addEventListener('load', done);
    link.addEventListener('error', () => fail(new Error(`${link.href} did not load`)));
  });
  old.replaceWith(link);
  return isLoaded;
}
