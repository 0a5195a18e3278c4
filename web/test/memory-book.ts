// A journal's database in memory, for tests.
import type { Book, Entry, Head, Page } from '../src/worker/journal';

/** Keeps the writes of a transaction only if it succeeds. */
export class MemoryBook implements Book {
  heads = new Map<string, Head>();
  entries = new Map<string, Entry[]>();
  fault: Error | undefined;

  read<T>(work: (page: Page) => Promise<T>): Promise<T> {
    return work(this.#page(this.heads, this.entries));
  }
  async write<T>(work: (page: Page) => Promise<T>): Promise<T> {
    const heads = new Map(this.heads);
    const entries = new Map([...this.entries].map(([code, list]) => [code, [...list]]));
    const result = await work(this.#page(heads, entries));
    if (this.fault) throw this.fault;
    this.heads = heads;
    this.entries = entries;
    return result;
  }
  #page(heads: Map<string, Head>, entries: Map<string, Entry[]>): Page {
    return {
      head: async (code) => heads.get(code),
      heads: async () => [...heads.values()],
      entries: async (code) => entries.get(code) ?? [],
      write: (head) => void heads.set(head.code, head),
      put: (code, number, entry) => {
        const list = entries.get(code) ?? [];
        list[number - 1] = entry;
        entries.set(code, list);
      },
      remove: (code) => {
        heads.delete(code);
        entries.delete(code);
      },
    };
  }
}
