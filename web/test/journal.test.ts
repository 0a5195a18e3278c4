import { beforeEach, describe, expect, test } from 'vitest';
import { Journal, kFinishedKept, type Append, type Entry } from '../src/worker/journal';
import { MemoryBook } from './memory-book';

const listing = { status: 'running', is_public: false, summary: '{"game":"towers"}' };
const add = (code: string, after: number, ...texts: string[]): Append => ({
  ...{ code, after, entries: texts.map((text) => ({ text })), now: 1000 + after },
  ...(after === 0 ? { listing } : {}),
});
let book: MemoryBook;
let journal: Journal;
beforeEach(() => {
  book = new MemoryBook();
  journal = new Journal(book, 'towers');
});
const textsOf = async (code: string) => (await journal.table(code))?.entries.map((one) => one.text);

describe('the journal of this device', () => {
  test('a table grows at its end, and keeps what a list says of it', async () => {
    expect(await journal.append(add('a', 0, 'one', 'two'))).toBe('stored');
    expect(await journal.append(add('a', 2, 'three'))).toBe('stored');
    expect(await journal.table('a')).toEqual({
      ...{ code: 'a', listing, touched: 1002 },
      entries: [{ text: 'one' }, { text: 'two' }, { text: 'three' }],
    });
    expect(await journal.all()).toHaveLength(1);
    // A worker hosts only one game.
    expect(await new Journal(book, 'duel').all()).toEqual([]);
  });

  test('who comes second with the same number changes nothing', async () => {
    await journal.append(add('a', 0, 'one'));
    expect(await journal.append(add('a', 1, 'mine'))).toBe('stored');
    expect(await journal.append(add('a', 1, 'theirs'))).toBe('conflict');
    expect(await journal.append(add('a', 0, 'a second table'))).toBe('conflict');
    expect(await textsOf('a')).toEqual(['one', 'mine']);
  });

  test('a table that was removed meanwhile does not begin in its middle', async () => {
    await journal.append(add('a', 0, 'one'));
    await journal.remove('a');
    expect(await journal.append(add('a', 1, 'two'))).toBe('unavailable');
    expect(await journal.all()).toEqual([]);
  });

  test('what cannot be stored is not half there, and somebody hears why', async () => {
    await journal.append(add('a', 0, 'one'));
    const faults: unknown[] = [];
    journal.onfault = (error) => faults.push(error);
    book.fault = new Error('no room');
    expect(await journal.append(add('a', 1, 'two'))).toBe('unavailable');
    expect(faults).toEqual([book.fault]);
    book.fault = undefined;
    expect(await textsOf('a')).toEqual(['one']);
    expect(await journal.append(add('a', 1, 'two'))).toBe('stored');
  });

  test('words of a seat are forgotten, its entries stay', async () => {
    const said = (owner: string, personal: string): Entry => ({ text: 'said', owner, personal });
    await journal.append({ ...add('a', 0), entries: [said('A', 'Ola'), said('B', 'Jan'), { text: 'moved' }] });
    await journal.forget('a', 'A');
    expect((await journal.table('a'))?.entries).toEqual([
      { text: 'said', owner: 'A' },
      said('B', 'Jan'),
      { text: 'moved' },
    ]);
    expect(await journal.append(add('a', 3, 'more'))).toBe('stored');
  });

  test('old finished games make room, games that go on never do', async () => {
    const finished = Array.from({ length: kFinishedKept + 3 }, (_, i) => i);
    await journal.append({ ...add('old', 0, 'x'), now: 0 });
    await journal.append({ ...add('shut', 0, 'x'), listing: { ...listing, status: 'closed' }, now: 9999 });
    for (const i of finished) {
      await journal.append({ ...add(`over-${i}`, 0, 'x'), listing: { ...listing, status: 'over' }, now: 100 + i });
    }
    await journal.tidy();
    const left = (await journal.all()).map((one) => one.code);
    expect(left).toHaveLength(kFinishedKept + 1);
    expect(left).toContain('old');
    for (const gone of ['shut', 'over-0', 'over-2']) expect(left).not.toContain(gone);
    expect(left).toContain('over-3');
    expect(book.entries.has('over-0')).toBe(false);
  });
});
