import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { kit } from '../src/games/duel';
import * as kits from '../src/games/kits';
import type { HostMessage, Patch, Table } from '../src/generated/messages';
import TablePage from '../src/pages/Table.svelte';
import TableView from '../src/pages/TableView.svelte';
import { keptReels } from '../src/replay/kept-reels';
import { Reel } from '../src/replay/reel.svelte';
import { pace } from '../src/film/pace.svelte';
import { TableStore } from '../src/table/table.svelte';
import { texts } from '../src/texts/texts.svelte';
import { FakeLine } from './fake-line';
import { isBuilt } from './device-host';
import { game, kGames, type DuelFrame } from './duel-frames';
import { openReplay } from './open-replay';

vi.mock('../src/replay/engine', async (original) => ({
  ...(await original<object>()),
  replay: (...asked: Parameters<typeof openReplay>) => openReplay(...asked),
}));

beforeAll(() => texts.choose('en'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  pace.choose('instant');
});
afterEach(cleanup);

function sit(name: 'knight' | 'mage', isKnown = true) {
  const { frames, table, seat, record } = game(name);
  const line = new FakeLine();
  const store = new TableStore(line, isKnown ? kit : undefined);
  const running = { ...table, type: 'table', table: 'brave-raven-42', game: 'duel', status: 'running' } as Table;
  line.say(running);
  line.say({ type: 'seated', seat, token: 'secret', request: 'r' } as HostMessage);
  const [first, ...rest] = frames as [DuelFrame, ...DuelFrame[]];
  line.say({ type: 'view', seq: first.seq, view: first.view });
  line.say({ type: 'legal', seq: first.seq, seat, actions: first.legal });
  const next = (one: DuelFrame): void => {
    const { events, patches } = one;
    line.say({ type: 'events', seat, first: one.seq - events.length + 1, events, patches });
    line.say({ type: 'legal', seq: one.seq, seat, actions: one.legal });
  };
  return { line, store, rest, next, record, seat };
}

describe.each(kGames)('a table of the %s', (name) => {
  test('shows what the host says, and asks for nothing', () => {
    const { line, store, rest, next } = sit(name);
    for (const one of rest) {
      next(one);
      expect(store.view, String(one.seq)).toEqual(one.view);
      expect(store.playback?.shown, String(one.seq)).toEqual(one.view);
    }
    expect(line.sent).toEqual([]);
    expect(store.reel?.reach).toBe(game(name).frames[0]?.seq);
    expect(store.lines.length).toBeGreaterThan(20);
    const begun = rest.flatMap((one) => one.events).filter((event) => event.type === 'TurnStarted');
    expect(store.reel?.turns.length).toBe(begun.length + 1);
    expect(store.reel?.turns.slice(0, -1).every((turn) => turn.ends !== undefined)).toBe(true);
  });

  test('asks a host of version 1.0 for the view, and shows it', () => {
    const { line, store, rest } = sit(name);
    for (const { seq, events, view } of rest) {
      line.sent = [];
      line.say({ type: 'events', seat: store.me, first: seq - events.length + 1, events } as HostMessage);
      expect(line.sent.map(({ type }) => type)).toEqual(['sync']);
      line.say({ type: 'view', seq, view });
      expect([store.view, store.playback?.shown]).toEqual([view, view]);
    }
  });

  test.runIf(isBuilt('duel'))(
    'the end is counted step by step, then comes the result, then the X-ray',
    async () => {
      const { line, store, rest, next, record } = sit(name);
      const last = rest.at(-1);
      if (!last?.over) throw new Error('not over');
      for (const one of rest.slice(0, -1)) next(one);
      render(TableView, { store, code: 'brave-raven-42' });
      next(last);
      line.say(last.over);
      await vi.waitFor(() => screen.getByRole('dialog', { name: 'Scoring' }), { timeout: 20_000 });
      const dialog = screen.getByRole('dialog', { name: 'Scoring' });
      expect(within(dialog).getByText('Where is the princess?')).toBeTruthy();
      await fireEvent.click(within(dialog).getByRole('button', { name: 'To the result' }));
      await fireEvent.keyDown(window, { key: 'Escape' });
      await tick();
      const result = await screen.findByRole('dialog', { name: /wins, you come second$|^You win!$/ });
      const totals = rest.flatMap((one) => one.events).filter((event) => event.type === 'TotalCounted');
      for (const { total } of totals)
        expect(await within(result).findByText(String(total), { selector: 'strong' })).toBeTruthy();
      line.say({ type: 'exported', request: 'r', record });
      await tick();
      await fireEvent.click(within(result).getByRole('button', { name: 'X-ray' }));
      const xray = await screen.findByRole('dialog', { name: 'X-ray of the secret cards' });
      await within(xray).findByRole('table');
      expect(within(xray).getAllByRole('columnheader').length).toBeGreaterThan(1);
    },
    30_000,
  );
});

test('the kit of the game is fetched, and what comes meanwhile waits in its order', async () => {
  const { store, rest, next } = sit('knight', false);
  for (const one of rest.slice(0, 5)) next(one);
  expect(store.view).toBeUndefined();
  await vi.waitFor(() => expect(store.kit?.game).toBe('duel'), { timeout: 10_000 });
  // A message that arrives while the queue is processed waits behind it.
  const sixth = rest[5];
  if (sixth) next(sixth);
  await vi.waitFor(() => expect(store.reel?.last).toBe(sixth?.seq));
  expect(store.legal.length).toBeGreaterThan(0);
});

test('a kit that cannot be fetched is said, with a way out', async () => {
  const fetched = vi.spyOn(kits, 'fetchKit').mockRejectedValue(new TypeError('no network'));
  const line = new FakeLine();
  render(TablePage, { code: 'brave-raven-42', connect: () => line });
  await tick();
  line.say({
    ...game('knight').table,
    type: 'table',
    table: 'brave-raven-42',
    game: 'duel',
    status: 'running',
  } as Table);
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
  fetched.mockRestore();
});

test('whoever opens a game that is over is not led through the scoring again', async () => {
  const { frames, table, seat } = game('knight');
  const last = frames.at(-1);
  if (!last?.over) throw new Error('not over');
  const line = new FakeLine();
  const store = new TableStore(line, kit);
  line.say({ ...table, type: 'table', table: 'brave-raven-42', game: 'duel', status: 'over' } as Table);
  line.say({ type: 'seated', seat, token: 'secret', request: 'r' } as HostMessage);
  render(TableView, { store, code: 'brave-raven-42' });
  line.say({ type: 'view', seq: last.seq, view: last.view });
  await tick();
  line.say(last.over);
  await vi.waitFor(() => screen.getByRole('dialog', { name: /wins, you come second$|^You win!$/ }));
  store.retell(Reel.of(kit, { reach: 0, view: last.view, events: last.events, patches: [] }, store.name));
  await tick();
  expect(screen.getAllByRole('button', { name: 'Scoring' }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog', { name: 'Scoring' })).toBeNull();
});

test('after a reload the past still shows what only the rules can count', () => {
  const { store, rest, next } = sit('knight');
  for (const one of rest) next(one);
  const { reel } = store;
  if (!reel) throw new Error('nothing was told');
  keptReels.keep('brave-raven-42', 'K', reel);
  const again = keptReels.get('brave-raven-42', 'K', kit, store.name, 300);
  for (const one of rest) expect(again?.at(one.seq), String(one.seq)).toEqual(one.view);
});

test('while the screen changes hands nothing is on it that one of the two may not see', async () => {
  const { line, store, rest, next } = sit('mage');
  const isKnown = ({ view }: DuelFrame): boolean => view.looking.length === 0 && view.towers.some((one) => one.seen);
  const seen = rest.find(isKnown);
  if (!seen) throw new Error('nobody looked');
  for (const one of rest.slice(0, rest.indexOf(seen) + 1)) next(one);
  line.say({ type: 'view', seq: seen.seq, view: seen.view });
  line.say({ type: 'seated', seat: 'K', token: 'other', request: 'r2' } as HostMessage);
  render(TableView, { store, code: 'brave-raven-42' });
  const faces = (): number => document.querySelectorAll('.duel-table g.seen').length;
  // The page was reopened, so it does not know who is in front of it.
  expect([store.handOver, faces()]).toEqual(['M', 0]);
  store.takeOver('M');
  await tick();
  expect(store.handOver).toBeUndefined();
  expect(faces()).toBeGreaterThan(0);
  const waiting = { type: 'Waiting', phase: 'MOVE', seat: 'K' } as const;
  const patch: Patch = [{ op: 'replace', path: '/asked', value: 'K' }];
  line.say({ type: 'events', seat: 'M', first: seen.seq + 1, events: [waiting], patches: [patch] });
  store.film.spoken = 'what only one of them may hear';
  await vi.waitFor(() => expect(store.handOver).toBe('K'));
  await tick();
  expect(faces()).toBe(0);
  expect(document.body.textContent).not.toContain(store.film.spoken);
  store.takeOver('K');
  expect(store.film.spoken).toBe('');
});
