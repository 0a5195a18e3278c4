// The tables of this device, stored as on the server: each is a journal of numbered entries, and an append names the
// number it follows. A change is acknowledged only after it is stored.
import type { Outcome } from './engine';

export interface Entry {
  text: string;
  /** The seat that owns the `personal` text, which can be deleted while the entry stays. */
  owner?: string;
  personal?: string;
}
export interface Listing {
  status: string;
  is_public: boolean;
  summary: string;
}
/** The data of a table without its entries. */
export interface Head {
  code: string;
  listing: Listing;
  /** The time of the last append, in milliseconds since 1970. */
  touched: number;
  count: number;
}
export interface StoredTable extends Omit<Head, 'count'> {
  entries: Entry[];
}
export interface Append {
  code: string;
  after: number;
  entries: Entry[];
  listing?: Listing;
  now: number;
}

/** The operations within one transaction. */
export interface Page {
  head(code: string): Promise<Head | undefined>;
  heads(): Promise<Head[]>;
  entries(code: string): Promise<Entry[]>;
  write(head: Head): void;
  /** Counted from 1. */
  put(code: string, number: number, entry: Entry): void;
  remove(code: string): void;
}
/** The storage. Each write is atomic and durable. */
export interface Book {
  read<T>(work: (page: Page) => Promise<T>): Promise<T>;
  write<T>(work: (page: Page) => Promise<T>): Promise<T>;
}

export const kFinishedKept = 50;

export class Journal {
  readonly #book: Book;
  readonly #game: string;
  /** Called with the error if a write fails. */
  onfault: ((error: unknown) => void) | undefined;

  constructor(book: Book, game: string) {
    this.#book = book;
    this.#game = game;
  }

  /** Every stored table of the game. */
  async all(): Promise<StoredTable[]> {
    return this.#book.read(async (page) => {
      const heads = (await page.heads()).filter((head) => gameOf(head.listing) === this.#game);
      return Promise.all(heads.map((head) => whole(page, head)));
    });
  }

  async table(code: string): Promise<StoredTable | undefined> {
    return this.#book.read(async (page) => {
      const head = await page.head(code);
      return head && whole(page, head);
    });
  }

  append({ code, after, entries, listing, now }: Append): Promise<Outcome> {
    return this.#change(async (page) => {
      const head = await page.head(code);
      const shown = listing ?? head?.listing;
      // The table was removed in another tab. A new table starts with its listing.
      if (!shown || (!head && after > 0)) return 'unavailable';
      if ((head?.count ?? 0) !== after) return 'conflict';
      entries.forEach((entry, i) => page.put(code, after + 1 + i, entry));
      page.write({ code, listing: shown, touched: now, count: after + entries.length });
      return 'stored';
    });
  }

  forget(code: string, owner: string): Promise<Outcome> {
    return this.#change(async (page) => {
      const entries = await page.entries(code);
      for (const [i, { personal, ...rest }] of entries.entries()) {
        if (personal !== undefined && rest.owner === owner) page.put(code, i + 1, rest);
      }
      return 'stored';
    });
  }

  remove(code: string): Promise<Outcome> {
    return this.#change(async (page) => {
      page.remove(code);
      return 'stored';
    });
  }

  /** Removes old games: closed tables, and all but the newest finished ones. Never removes running games. */
  tidy(): Promise<Outcome> {
    return this.#change(async (page) => {
      const heads = await page.heads();
      const of = (status: string) => heads.filter((one) => one.listing.status === status);
      const old = of('over').toSorted((a, b) => b.touched - a.touched);
      for (const { code } of [...of('closed'), ...old.slice(kFinishedKept)]) page.remove(code);
      return 'stored';
    });
  }

  async #change(work: (page: Page) => Promise<Outcome>): Promise<Outcome> {
    try {
      return await this.#book.write(work);
    } catch (error) {
      this.onfault?.(error);
      return 'unavailable';
    }
  }
}

/** The game named in the listing by the host, or ''. */
function gameOf({ summary }: Listing): string {
  try {
    return (JSON.parse(summary) as { game?: string }).game ?? '';
  } catch {
    return '';
  }
}

async function whole(page: Page, { code, listing, touched }: Head): Promise<StoredTable> {
  return { code, listing, touched, entries: await page.entries(code) };
}
