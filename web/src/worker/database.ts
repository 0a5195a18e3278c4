// The journal in IndexedDB: table heads by code, entries by code and number.
import type { Book, Entry, Head, Page } from './journal';

const kName = 'spires';
const kVersion = 1;
const kStores = ['tables', 'entries'];

export class Database implements Book {
  #open: Promise<IDBDatabase> | undefined;

  async read<T>(work: (page: Page) => Promise<T>): Promise<T> {
    const open = await this.#database();
    return work(new Sheet(open.transaction(kStores, 'readonly')));
  }

  async write<T>(work: (page: Page) => Promise<T>): Promise<T> {
    const open = await this.#database();
    // Strict durability: on disk, not only in a system buffer, when the transaction completes.
    const transaction = open.transaction(kStores, 'readwrite', { durability: 'strict' });
    const complete = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
    });
    try {
      const result = await Promise.race([work(new Sheet(transaction)), failure(complete)]);
      await complete;
      return result;
    } catch (error) {
      abort(transaction);
      throw error;
    }
  }

  #database(): Promise<IDBDatabase> {
    this.#open ??= openDatabase(() => (this.#open = undefined)).catch((error: unknown) => {
      this.#open = undefined;
      throw error;
    });
    return this.#open;
  }
}

/** Only rejects, with the error of the transaction (no space left): it says more than that of the failed request. */
const failure = (complete: Promise<void>): Promise<never> => complete.then(() => new Promise<never>(() => undefined));

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It was already aborted.
  }
}

function openDatabase(onlost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(kName, kVersion);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('tables', { keyPath: 'code' });
      asked.result.createObjectStore('entries');
    };
    asked.onerror = () => reject(asked.error ?? new DOMException('no database', 'UnknownError'));
    asked.onsuccess = () => {
      const database = asked.result;
      // The browser closed it, or a newer page wants to upgrade it; it is reopened when needed.
      database.onclose = onlost;
      database.onversionchange = () => {
        database.close();
        onlost();
      };
      resolve(database);
    };
  });
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('failed', 'UnknownError'));
  });

/** The key range of all entries of a table: an array sorts after every number. */
const everyNumber = (code: string): IDBKeyRange => IDBKeyRange.bound([code, 0], [code, []]);

class Sheet implements Page {
  readonly #tables: IDBObjectStore;
  readonly #entries: IDBObjectStore;

  constructor(transaction: IDBTransaction) {
    this.#tables = transaction.objectStore('tables');
    this.#entries = transaction.objectStore('entries');
  }

  head(code: string): Promise<Head | undefined> {
    return done(this.#tables.get(code) as IDBRequest<Head | undefined>);
  }
  heads(): Promise<Head[]> {
    return done(this.#tables.getAll() as IDBRequest<Head[]>);
  }
  entries(code: string): Promise<Entry[]> {
    return done(this.#entries.getAll(everyNumber(code)) as IDBRequest<Entry[]>);
  }
  write(head: Head): void {
    this.#tables.put(head);
  }
  put(code: string, number: number, entry: Entry): void {
    this.#entries.put(entry, [code, number]);
  }
  remove(code: string): void {
    this.#tables.delete(code);
    this.#entries.delete(everyNumber(code));
  }
}
