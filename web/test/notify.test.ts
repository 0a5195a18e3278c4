import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HostMessage, Seat, SeatState, Table, TowersView } from '../src/generated/messages';
import { fetchKit } from '../src/games/kits';
import NotifyOffer from '../src/notify/NotifyOffer.svelte';
import { callBackTo } from '../src/notify/table.svelte';
import { wish } from '../src/notify/wish.svelte';
import { TableStore } from '../src/table/table.svelte';
import { texts } from '../src/texts/texts.svelte';
import { FakeLine } from './fake-line';
import { asked as duelAsked } from './duel-frames';
import { frame } from './frames';
import { rooted } from './rooted.svelte';

/** The notifications shown now, by table. */
let shown: Map<string, FakeNotification>;
/** All notifications ever shown. */
let said: { title: string; body: string }[];
let answer: NotificationPermission;
class FakeNotification {
  static permission: NotificationPermission = 'granted';
  static requestPermission = vi.fn(async () => (FakeNotification.permission = answer));
  onclick: (() => void) | undefined;
  constructor(
    readonly title: string,
    readonly options: { tag: string; body: string; data: string },
  ) {
    shown.set(options.tag, this);
    said.push({ title, body: options.body });
  }
  close(): void {
    if (shown.get(this.options.tag) === this) shown.delete(this.options.tag);
  }
}

let visibility: DocumentVisibilityState;
function look(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
  flushSync();
}

const code = 'brave-raven-42';
const sitter = (seat: Seat, more: Partial<SeatState> = {}): SeatState => ({
  ...{ seat, sitter: 'person', name: `Player ${seat}`, present: true, away: false, passes: false },
  ...more,
});
const tableOf = (seats: SeatState[], more: Partial<Table> = {}): Table => ({
  ...{ type: 'table', table: code, game: 'towers', revision: 1, settings: {}, status: 'running', visibility: 'link' },
  ...{ seats, spectators: 0, absence: 90 },
  ...more,
});

/** Opens a page at a table, in the browser as set up so far. */
async function load() {
  look('visible');
  await texts.choose('en');
  const line = new FakeLine();
  const store = new TableStore(line, await fetchKit('towers'));
  let seq = 0;
  const say = (message: HostMessage): void => {
    line.onmessage?.(message);
    flushSync();
  };
  const sit = (...seats: Seat[]): void => {
    for (const seat of seats) say({ type: 'seated', request: seat, seat, token: '' });
  };
  /** Sends a view in which this seat is asked. */
  const ask = (asked: Seat): void => {
    const view: TowersView = { ...frame('start').view, observer: [...store.mine][0] ?? 'A', asked };
    say({ type: 'view', seq: ++seq, view });
  };
  const begin = (): void => {
    ends.push(rooted(() => callBackTo(() => store)));
    flushSync();
  };
  return { store, say, sit, ask, begin };
}
/** Waits for the game and its texts to load. */
const settle = (): Promise<void> => vi.dynamicImportSettled();

const ends: (() => void)[] = [];
beforeEach(() => {
  shown = new Map();
  said = [];
  answer = 'granted';
  visibility = 'visible';
  FakeNotification.permission = 'granted';
  FakeNotification.requestPermission.mockClear();
  localStorage.clear();
  localStorage.setItem('spires.notify', 'yes');
  document.title = 'Spires';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a turn that begins while nobody looks', () => {
  test('is told once, as what is asked, and goes when the page is seen', async () => {
    const { say, sit, ask, begin } = await load();
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A');
    ask('B');
    begin();
    look('hidden');
    await settle();
    expect([said, document.title]).toEqual([[], 'Spires']);
    ask('A');
    await settle();
    ask('A');
    await settle();
    expect(said).toEqual([{ title: 'Wandering Towers', body: 'Your turn: play your first card (1 of 2)' }]);
    expect(document.title).toBe('Your turn · Spires');
    look('visible');
    expect([shown.size, document.title]).toEqual([0, 'Spires']);
  });

  test('is told in the language of then', async () => {
    const { say, sit, ask, begin } = await load();
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A');
    begin();
    look('hidden');
    await texts.choose('cs');
    ask('A');
    await settle();
    expect(said[0]?.title).toBe('Toulavé věže');
    await texts.choose('pl');
    flushSync();
    expect(document.title).toBe('Twoja kolej · Spires');
  });

  test('goes when the turn is over, when the game is, and when the page is left', async () => {
    const { say, sit, ask, begin } = await load();
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A');
    begin();
    look('hidden');
    const endings = [
      () => ask('B'),
      () => say({ type: 'over', seq: 9, cause: 'rules', winners: [], standings: [] } as unknown as HostMessage),
    ];
    for (const over of endings) {
      ask('A');
      await settle();
      expect([shown.size, document.title]).toEqual([1, 'Your turn · Spires']);
      over();
      expect([shown.size, document.title]).toEqual([0, 'Spires']);
    }
  });

  test('goes with the page', async () => {
    const { say, sit, ask, begin } = await load();
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A');
    begin();
    look('hidden');
    ask('A');
    await settle();
    dispatchEvent(new Event('pagehide'));
    expect(shown.size).toBe(0);
  });

  test('is not told to whoever was asked before they looked away', async () => {
    const { say, sit, ask, begin } = await load();
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A');
    ask('A');
    begin();
    look('hidden');
    ask('A');
    await settle();
    expect([said, document.title]).toEqual([[], 'Your turn · Spires']);
  });

  test('names who is meant where several people sit here', async () => {
    const { say, sit, ask, begin } = await load();
    say(tableOf([sitter('A'), sitter('B'), sitter('C')]));
    sit('A', 'B');
    begin();
    look('hidden');
    ask('B');
    await settle();
    expect(said[0]?.body).toBe('Player B: Your turn: play your first card (1 of 2)');
  });

  test('is left to the title against bots, where nobody waits, or where it is not wanted', async () => {
    const { say, sit, ask, begin } = await load();
    say(tableOf([sitter('A'), sitter('B', { sitter: 'bot' }), sitter('C', { away: true })]));
    sit('A');
    begin();
    look('hidden');
    ask('A');
    await settle();
    expect([said, document.title]).toEqual([[], 'Your turn · Spires']);
    ask('B');
    await wish.turn(false);
    say(tableOf([sitter('A'), sitter('B')]));
    ask('A');
    await settle();
    expect([said, document.title]).toEqual([[], 'Your turn · Spires']);
  });

  test('is not told where another window shows the table', async () => {
    vi.stubGlobal('navigator', {
      ...{ languages: ['en'] },
      locks: { request: async () => undefined, query: async () => ({ held: [{ name: `spires.seen ${code}` }] }) },
    });
    const { say, sit, ask, begin } = await load();
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A');
    begin();
    look('hidden');
    ask('A');
    await settle();
    expect(said).toEqual([]);
  });

  test('leads back to the table', async () => {
    const focus = vi.fn();
    vi.stubGlobal('focus', focus);
    const { say, sit, ask, begin } = await load();
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A');
    begin();
    look('hidden');
    ask('A');
    await settle();
    shown.get(code)?.onclick?.();
    expect([focus.mock.calls.length, location.pathname, shown.size]).toEqual([1, `/t/${code}`, 0]);
    history.replaceState(null, '', '/');
  });

  test('is shown by the service worker where pages may not', async () => {
    const { say, sit, ask, begin } = await load();
    const close = vi.fn();
    const showNotification = vi.fn(async () => undefined);
    const getNotifications = vi.fn(async () => [{ close }]);
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: async () => ({ showNotification, getNotifications }) },
    });
    const illegal = (): never => {
      throw new TypeError('Illegal constructor');
    };
    vi.stubGlobal('Notification', Object.assign(illegal, { permission: 'granted' }));
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A');
    begin();
    look('hidden');
    ask('A');
    await settle();
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Wandering Towers',
      expect.objectContaining({ tag: code, body: 'Your turn: play your first card (1 of 2)', data: `/t/${code}` }),
    );
    look('visible');
    await settle();
    expect(getNotifications).toHaveBeenCalledWith({ tag: code });
    expect(close).toHaveBeenCalled();
  });
});

test('each game says what it asks', async () => {
  await texts.choose('en');
  const name = (seat: Seat): string => seat;
  const [towers, duel] = await Promise.all([fetchKit('towers'), fetchKit('duel')]);
  expect(towers.questionOf(frame('start').view, name)).toBe('Your turn: play your first card (1 of 2)');
  for (const phase of ['MOVE', 'TAKE', 'SPELL', 'LOOK'] as const) {
    expect(duel.questionOf(duelAsked(phase).view, name), phase).toMatch(/^[A-Z][^-]+ /);
  }
});

describe('the wish', () => {
  const hindrance = async (): Promise<string | undefined> => {
    await load();
    return wish.hindrance;
  };
  test('is off without an answer, and the browser is asked only by a touch', async () => {
    localStorage.clear();
    FakeNotification.permission = 'default';
    await load();
    expect([wish.isOn, wish.isOpen, wish.hindrance]).toEqual([false, true, undefined]);
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
    await wish.turn(true);
    expect([wish.isOn, wish.isOpen, localStorage.getItem('spires.notify')]).toEqual([true, false, 'yes']);
    await wish.turn(false);
    expect([wish.isOn, wish.isOpen]).toEqual([false, false]);
    await wish.turn(true);
    expect(FakeNotification.requestPermission).toHaveBeenCalledTimes(1);
  });

  test('stays open where the question of the browser is put away', async () => {
    localStorage.clear();
    FakeNotification.permission = answer = 'default';
    await load();
    await wish.turn(true);
    expect([wish.isOn, wish.isOpen]).toEqual([false, true]);
  });

  test('says what hinders it', async () => {
    FakeNotification.permission = 'denied';
    expect(await hindrance()).toBe('forbidden');
    vi.stubGlobal('isSecureContext', false);
    expect(await hindrance()).toBe('insecure');
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('Notification', undefined);
    await load();
    expect([wish.hindrance, wish.isOn]).toEqual(['unable', false]);
  });
});

describe('the question', () => {
  const tell = (): HTMLElement | null => screen.queryByRole('button', { name: 'Notify me' });

  beforeEach(() => {
    localStorage.clear();
    FakeNotification.permission = 'default';
  });

  test('stands in the lobby of a table where others may come, for whoever sits there', async () => {
    const { store, say, sit } = await load();
    say(tableOf([sitter('A'), sitter('B', { sitter: 'open' })], { status: 'gathering' }));
    render(NotifyOffer, { store });
    expect(tell()).toBeNull();
    sit('A');
    await tick();
    await fireEvent.click(screen.getByRole('button', { name: 'No thanks' }));
    expect([tell(), localStorage.getItem('spires.notify')]).toEqual([null, 'no']);
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  });

  test('is asked at the table of whoever has played and waits for somebody elsewhere, once', async () => {
    const { store, say, sit, ask } = await load();
    vi.useFakeTimers();
    const wait = async (seat: Seat): Promise<void> => {
      ask(seat);
      await vi.advanceTimersByTimeAsync(5000);
    };
    say(tableOf([sitter('A'), sitter('B'), sitter('C', { sitter: 'bot' })]));
    sit('A');
    render(NotifyOffer, { store, isOver: true });
    await wait('B');
    expect(tell()).toBeNull();
    ask('A');
    store.move('play W1');
    await wait('C');
    expect(tell()).toBeNull();
    await wait('B');
    expect(tell()).not.toBeNull();
    // The player's own turn removes it, and it does not come back.
    ask('A');
    await tick();
    expect(tell()).toBeNull();
    await wait('B');
    expect(tell()).toBeNull();
  });

  test('is not asked against bots', async () => {
    const { store, say, sit } = await load();
    say(tableOf([sitter('A'), sitter('B', { sitter: 'bot' })], { status: 'gathering' }));
    sit('A');
    render(NotifyOffer, { store });
    expect(tell()).toBeNull();
  });

  test('says so when the browser says no', async () => {
    answer = 'denied';
    const { store, say, sit } = await load();
    say(tableOf([sitter('A'), sitter('B')], { status: 'gathering' }));
    sit('A');
    render(NotifyOffer, { store });
    const button = tell();
    if (button) await fireEvent.click(button);
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('blocked'));
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
