import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import LogPanel from '../src/boards/LogPanel.svelte';
import { kit } from '../src/games/towers';
import type { LogLine } from '../src/boards/log';
import TowersTable from '../src/boards/towers/TowersTable.svelte';
import { RecordedConnection } from '../src/demo/recorded';
import type { ClientMessage, HostMessage, Seat, TowersEvent, TowersView } from '../src/generated/messages';
import ReplayView from '../src/pages/replay/ReplayView.svelte';
import TableView from '../src/pages/TableView.svelte';
import { keptReels } from '../src/replay/kept-reels';
import { Reel } from '../src/replay/reel.svelte';
import { TableStore } from '../src/table/table.svelte';
import { texts } from '../src/texts/texts.svelte';
import { frame, replayed, runFile } from './frames';

const game = replayed();
vi.mock('../src/replay/engine', async (original) => ({
  ...(await original<object>()),
  // Stone towers: the same game with covered wizards hidden.
  replay: (_: string, eyes: string) => {
    const { view, ...told } = replayed();
    const ring = view.ring.map((space) => ({ ...space, ground: '?' as const, towers: [] }));
    const seen = eyes.endsWith('~') ? { ...told, view: { ...view, ring }, patches: [] } : { ...told, view };
    return Promise.resolve({ ...seen, game: 'towers', settings: {} });
  },
}));

beforeAll(() => texts.choose('en'));
// Fetched before, so that no test waits for it.
beforeAll(() => Promise.all([import('../src/film/Timeline.svelte'), import('../src/pages/table/LogSheet.svelte')]));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
});
afterEach(cleanup);

describe('the log', () => {
  const lines = Array.from({ length: 6 }, (_, i): LogLine => ({
    number: i,
    until: i,
    seat: 'A',
    say: () => `line ${i}`,
  }));

  test('newer lines go back to their moment, older ones are only read, with a word why', async () => {
    const go = vi.fn();
    const rewind = { reaches: (line: LogLine) => line.number >= 3, why: 'too long ago', go };
    render(LogPanel, { lines, paint: (seat) => seat, rewind });
    expect(screen.getAllByRole('button').map((one) => one.textContent.trim())).toEqual(['line 5', 'line 4', 'line 3']);
    expect(screen.getByText('line 2').closest('button')).toBeNull();
    expect(screen.getByText('too long ago')).toBeTruthy();
    await fireEvent.click(screen.getByText('line 4'));
    expect(go).toHaveBeenCalledExactlyOnceWith(lines[4]);
  });

  test('is one stop of the Tab key; arrows walk through it', async () => {
    render(LogPanel, { lines, paint: (seat) => seat, rewind: { reaches: () => true, go: vi.fn() } });
    const stops = (): string[] =>
      screen.getAllByRole('button').flatMap((one) => (one.tabIndex === 0 ? [one.textContent.trim()] : []));
    expect(stops()).toEqual(['line 5']);
    screen.getByText('line 5').closest('button')?.focus();
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    expect(stops()).toEqual(['line 4']);
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'End' });
    expect(document.activeElement?.textContent.trim()).toBe('line 0');
  });

  test('says which line the board shows', () => {
    render(LogPanel, { lines, paint: (seat) => seat, rewind: { reaches: () => true, at: 2, go: vi.fn() } });
    expect(document.querySelector('[aria-current="step"]')?.textContent.trim()).toBe('line 2');
    expect(document.querySelectorAll('.later')).toHaveLength(3);
  });
});

describe('glass and badges', () => {
  const reel = new Reel(kit, game.view, game.first - 1);
  reel.take(game.first, game.events, game.patches, (seat: Seat) => seat);
  const view = reel.at(game.first + 350) as TowersView;
  const show = (glass: boolean) =>
    render(TowersTable, { view, legal: [], seats: [], lines: [], glass, onintent: vi.fn() });

  test('an open table shows badges beside the levels, glass the wizards themselves', () => {
    const badges = show(false).container.querySelectorAll('[data-covered]').length;
    cleanup();
    const { container } = show(true);
    expect(badges).toBeGreaterThan(0);
    expect(container.querySelectorAll('[data-inside]')).toHaveLength(badges);
    expect(container.querySelectorAll('[data-covered]')).toHaveLength(0);
    expect(container.querySelector('.spoken ol')?.textContent).toMatch(/under level \d+: /);
  });

  test('a board that is looked at asks nothing', () => {
    const { view: now, legal } = frame('wizard');
    const bar = createRawSnippet(() => ({ render: () => '<p>the past</p>' }));
    const { container } = render(TowersTable, {
      view: now,
      legal: [],
      seats: [],
      seat: 'A',
      lines: [],
      bar,
      onintent: vi.fn(),
    });
    expect(legal.length).toBeGreaterThan(0);
    expect(screen.getByText('the past')).toBeTruthy();
    expect(container.querySelectorAll('.target.live, .btn.gold')).toHaveLength(0);
  });
});

/** A recorded run whose host can send more messages. */
class Spoken extends RecordedConnection {
  readonly asked: ClientMessage[] = [];
  override send(message: ClientMessage): void {
    this.asked.push(message);
    super.send(message);
  }
  say(message: HostMessage): void {
    this.onmessage?.(message);
  }
}

describe('at the table', () => {
  const recorded = runFile();
  const frames = recorded.frames;
  function sit() {
    const connection = new Spoken(recorded);
    const store = new TableStore(connection, kit);
    const next = (i: number): void => {
      const one = frames[i];
      if (!one) throw new Error(`no frame ${i}`);
      const first = one.seq - one.events.length + 1;
      connection.say({ type: 'events', seat: 'A', first, events: one.events, patches: one.patches });
      connection.say({ type: 'legal', seq: one.seq, seat: 'A', actions: one.legal });
    };
    return { connection, store, next };
  }

  test('strict memory: the board goes back to the own last turn and no further', () => {
    const { connection, store, next } = sit();
    for (let i = 1; i < frames.length; ++i) next(i);
    // The run ends in the second turn of A; the other players' turns in between are over, and another one of A follows.
    const reel = store.reel;
    const turn: TowersEvent[] = [
      { type: 'TurnEnded' },
      { type: 'TurnStarted', seat: 'B' },
      { type: 'CardPlayed', seat: 'B', card: 'W1', side: 'wizard', value: 1, rerolls: 0 },
    ];
    connection.say({ type: 'events', seat: 'A', first: (reel?.last ?? 0) + 1, events: turn });
    const own = reel?.turns.findLast((one) => one.seat === 'A' && one.ends !== undefined);
    expect(own?.ends).toBe((reel?.last ?? 0) - 2);
    expect(reel?.reach).toBe((own?.begins ?? 0) - 1);
    expect(store.lines.some((line) => !reel?.reaches(line))).toBe(true);
    expect(store.lines.some((line) => reel?.reaches(line))).toBe(true);
  });

  test('a line of the log shows the past; nothing can be done there; new events bring a notice, no jump', async () => {
    const { store, next } = sit();
    next(1);
    render(TableView, { store, code: '' });
    // The timeline and the log are fetched when they are first shown.
    const found = (selector: string): Promise<HTMLElement> =>
      vi.waitFor(() => {
        const element = document.querySelector<HTMLElement>(selector);
        if (!element) throw new Error(`no ${selector}`);
        return element;
      });
    await fireEvent.click(await found('[data-log]'));
    const line = await found('.log li > button');
    await fireEvent.click(line);
    expect(screen.getByRole('region', { name: 'Looking back' })).toBeTruthy();
    expect(document.querySelectorAll('.target.live')).toHaveLength(0);
    next(2);
    await tick();
    expect(screen.getByRole('region', { name: 'Looking back' }).textContent).toMatch(/It’s your turn now|new line/);
    await fireEvent.click(screen.getByText('Back to now'));
    expect(screen.queryByRole('region', { name: 'Looking back' })).toBeNull();
  });

  test.each([0, 1])(
    'after a reload the log is still there, looked at %i answers later; what was missed is asked for',
    async (later) => {
      const before = sit();
      before.next(1);
      const { reel } = before.store;
      if (!reel) throw new Error('no reel');
      keptReels.keep('brave-raven-42', 'A', reel);
      const said = before.store.lines.map((line) => line.say());
      // The page is reopened two answers later.
      const late = { ...recorded, frames: frames.slice(2) };
      const connection = new Spoken(late);
      const store = new TableStore(connection, kit);
      for (const { seq, events, patches } of frames.slice(3, 3 + later)) {
        connection.say({ type: 'events', seat: 'A', first: seq - events.length + 1, events, patches });
      }
      render(TableView, { store, code: 'brave-raven-42' });
      await tick();
      expect(store.lines.map((line) => line.say())).toEqual(said);
      expect(connection.asked).toContainEqual(expect.objectContaining({ type: 'sync', seat: 'A', since: reel.last }));
      const missed = frames.slice(2, 3 + later);
      connection.say({
        ...{ type: 'events', seat: 'A', first: reel.last + 1, events: missed.flatMap((one) => one.events) },
        patches: missed.flatMap((one) => one.patches),
      });
      expect(store.reel?.last).toBe(missed.at(-1)?.seq);
      expect(store.view).toEqual(missed.at(-1)?.view);
    },
  );
});

describe('the replay', () => {
  test('is walked through by keys, and each moment is said', async () => {
    render(ReplayView, { opened: { record: '', seats: game.table.seats }, onfail: vi.fn(), onopen: vi.fn() });
    const scrub = await screen.findByRole<HTMLInputElement>('slider', { name: 'Moment of the game' });
    expect(scrub.getAttribute('aria-valuetext')).toContain('Turn 1 of');
    await fireEvent.keyDown(window, { key: 'PageDown' });
    expect(scrub.getAttribute('aria-valuetext')).toContain('Turn 2 of');
    const at = Number(scrub.value);
    await fireEvent.keyDown(window, { key: 'ArrowRight' });
    await fireEvent.keyDown(window, { key: 'ArrowRight' });
    expect(Number(scrub.value)).toBe(at + 2);
    await fireEvent.keyDown(window, { key: 'ArrowLeft' });
    expect(Number(scrub.value)).toBe(at + 1);
    await fireEvent.keyDown(window, { key: 'End' });
    expect(scrub.value).toBe(scrub.max);
    await fireEvent.keyDown(window, { key: 'Home' });
    expect(scrub.value).toBe('0');
    await fireEvent.input(scrub, { target: { value: '9' } });
    expect(scrub.getAttribute('aria-valuetext')).toMatch(/^Turn \d+ of \d+\. /);
    await fireEvent.keyDown(window, { key: ' ' });
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  test('glass can be switched off: then nobody is seen inside', async () => {
    const { container } = render(ReplayView, { opened: { record: '' }, onfail: vi.fn(), onopen: vi.fn() });
    await screen.findByRole('slider');
    await fireEvent.keyDown(window, { key: 'End' });
    expect(container.querySelectorAll('[data-inside]').length).toBeGreaterThan(0);
    await fireEvent.click(screen.getByRole('button', { name: 'View options' }));
    const glass = screen.getByRole<HTMLInputElement>('switch');
    expect(glass.checked).toBe(true);
    await fireEvent.click(glass);
    await expect.poll(() => container.querySelectorAll('[data-inside]').length).toBe(0);
    expect(container.querySelectorAll('[data-covered]')).toHaveLength(0);
  });
});
