import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Playback } from '../src/boards/towers/playback.svelte';
import TowersTable from '../src/boards/towers/TowersTable.svelte';
import type { SeatInfo } from '../src/boards/seat';
import { trappedOf } from '../src/boards/towers/surface';
import { paintsOf } from '../src/table/seats';
import { routeOf } from '../src/router.svelte';
import { texts } from '../src/texts/texts.svelte';
import { frame, kFrames } from './frames';

beforeAll(() => texts.choose('en'));
afterEach(cleanup);

function show(name: string, permitted: { canUndo?: boolean } = {}) {
  const { view, legal, table } = frame(name);
  const onintent = vi.fn();
  const seats = table.seats.map((one): SeatInfo => ({
    seat: one.seat,
    name: `Player ${one.seat}`,
    paint: one.seat,
    bot: false,
    you: one.seat === 'A',
    away: false,
  }));
  const shown = render(TowersTable, { view, legal, seats, seat: 'A', lines: [], onintent, ...permitted });
  const space = (number: number): SVGElement => {
    const found = shown.container.querySelector<SVGElement>(`[data-space="${number}"]`);
    if (!found) throw new Error(`no space ${number}`);
    return found;
  };
  return { view, legal, onintent, space, ...shown };
}

describe('the table', () => {
  test.each(kFrames)('draws the frame %s', (name) => {
    const { container } = show(name);
    expect(container.querySelectorAll('[data-space]')).toHaveLength(16);
    expect(container.querySelectorAll('[data-space][tabindex="0"]')).toHaveLength(1);
    expect(container.textContent).not.toMatch(/(ask|do|log|space|spell|would)-[a-z]/);
  });

  test('a covered wizard is nowhere to be seen', () => {
    const { view, container } = show('tall');
    expect(view.ring.some((space) => space.ground === '?')).toBe(true);
    const visible = view.ring.flatMap((space) => {
      const top = space.towers[space.towers.length - 1]?.wizards ?? space.ground;
      return top === '?' ? [] : Object.values(top);
    });
    const drawn = container.querySelectorAll('.pieces [data-stack] .wizard');
    expect(drawn).toHaveLength(visible.reduce((sum, count) => sum + count, 0));
  });

  test('a piece is touched once to see what would happen, and sent by the gold button', async () => {
    const { legal, onintent, space, container } = show('wizard');
    const wanted = legal[0]?.action ?? '';
    const number = Number(/\d+/.exec(wanted)?.[0]);
    const hit = space(number).querySelector('.hit');
    if (!hit) throw new Error('nothing to touch');
    await fireEvent.click(hit);
    expect(onintent).not.toHaveBeenCalled();
    expect(container.querySelectorAll('.btn.gold')).toHaveLength(1);
    await fireEvent.click(screen.getByText('Confirm'));
    expect(onintent).toHaveBeenCalledExactlyOnceWith(wanted);
  });

  // The host alone says whether undo is free: after a cast, the caster may be asked again during another player's turn.
  test.each([true, false])('a player asked during another turn has Undo if the host says so: %s', (canUndo) => {
    const { view } = show('window', { canUndo });
    expect([view.turn, view.asked]).toEqual(['B', 'A']);
    expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(canUndo ? 1 : 0);
  });

  test('the keyboard alone does the same', async () => {
    const { legal, onintent, space } = show('wizard');
    const wanted = legal[0]?.action ?? '';
    const number = Number(/\d+/.exec(wanted)?.[0]);
    await fireEvent.focus(space(0));
    for (let i = 0; i < number; ++i) await fireEvent.keyDown(space(i), { key: 'ArrowRight' });
    await fireEvent.focus(space(number));
    await fireEvent.keyDown(space(number), { key: 'Enter' });
    await fireEvent.keyDown(space(number), { key: 'Enter' });
    expect(onintent).toHaveBeenCalledExactlyOnceWith(wanted);
  });

  test('the film of another turn is not called your turn', async () => {
    const { view, legal } = frame('wizard');
    const playback = new Playback({ ...view, turn: 'B', asked: 'B' });
    playback.isBehind = true;
    const prompt = (): string => screen.getByRole('group', { name: 'Question' }).textContent;
    render(TowersTable, { view, legal, seats: [], seat: 'A', lines: [], playback, onintent: vi.fn() });
    expect(prompt()).toContain('Berry is playing');
    expect(prompt()).toContain('Tap anything to skip to your turn');
    cleanup();
    playback.isBehind = false;
    render(TowersTable, { view, legal, seats: [], seat: 'A', lines: [], playback, onintent: vi.fn() });
    expect(prompt()).not.toContain('Berry');
  });

  test('while the film runs nothing is asked and no card or spell glows', () => {
    const { view, legal } = frame('start');
    const playback = new Playback({ ...view, act: 2 });
    const glows = (): number => document.querySelectorAll('[data-legal="card"], [data-legal="spell"]').length;
    const props = { view, legal, seats: [], seat: 'A' as const, lines: [], playback, canUndo: true, onintent: vi.fn() };
    playback.isBehind = true;
    render(TowersTable, props);
    const prompt = screen.getByRole('group', { name: 'Question' });
    expect(prompt.textContent).toContain('Showing your move');
    expect(prompt.querySelectorAll('button')).toHaveLength(0);
    expect(glows()).toBe(0);
    cleanup();
    playback.isBehind = false;
    render(TowersTable, props);
    expect(glows()).toBeGreaterThan(0);
  });

  test('the seat of this player says how many of their wizards are trapped, and no other seat', () => {
    const { view, container } = show('tall');
    const me = view.players.find((one) => one.seat === 'A');
    const trapped = me ? trappedOf(view, me) : 0;
    expect(trapped).toBeGreaterThan(0);
    expect(container.querySelector('[data-seat="A"]')?.textContent).toContain(`${trapped} trapped`);
    for (const other of container.querySelectorAll('[data-seat]:not([data-seat="A"])')) {
      expect(other.textContent).not.toContain('trapped');
    }
  });

  test('Escape takes back what was touched', async () => {
    const { legal, onintent, space } = show('wizard');
    const hit = space(Number(/\d+/.exec(legal[0]?.action ?? '')?.[0])).querySelector('.hit');
    if (!hit) throw new Error('nothing to touch');
    await fireEvent.click(hit);
    await fireEvent.keyDown(window, { key: 'Escape' });
    await tick();
    expect(screen.queryByText('Confirm')).toBeNull();
    expect(onintent).not.toHaveBeenCalled();
  });

  test('the number of a split card asks for its side', async () => {
    const { view, legal, onintent } = show('start');
    const hand = view.players[0]?.hand ?? [];
    const split = hand.findIndex((card) => legal.filter((one) => one.action.startsWith(`play ${card} `)).length === 2);
    if (split < 0) return;
    await fireEvent.keyDown(window, { key: String(split + 1) });
    const [tower] = screen.getAllByText(/^Tower \d$/);
    if (!tower) throw new Error('no side to choose');
    await fireEvent.click(tower);
    expect(onintent).toHaveBeenCalledExactlyOnceWith(`play ${hand[split]} tower`);
  });

  test('in the turn of the partner a card is offered: chosen, then sent by the gold button', async () => {
    const { view, table } = frame('team');
    const me = view.players.find((one) => one.hand !== undefined);
    const [card] = me?.hand ?? [];
    if (!me?.partner || !card) throw new Error('nobody to offer a card to');
    const asked = { ...view, asked: me.partner, turn: me.partner };
    const seats = table.seats.map((one): SeatInfo => ({
      ...{ seat: one.seat, name: `Player ${one.seat}`, paint: one.seat },
      ...{ bot: false, you: one.seat === me.seat, away: false },
    }));
    const onintent = vi.fn();
    const may = [{ action: `offer ${card}`, kind: 'offer' }];
    const props = { view: asked, legal: [], seats, seat: me.seat, lines: [], onintent };
    const { rerender } = render(TowersTable, { ...props, may });
    expect(screen.queryByText('Confirm')).toBeNull();
    await fireEvent.click(screen.getByText('Offer a card'));
    expect(screen.getAllByText(`Which card do you offer Player ${me.partner}?`)).not.toHaveLength(0);
    await fireEvent.keyDown(window, { key: '1' });
    expect(onintent).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByText('Confirm'));
    expect(onintent).toHaveBeenCalledExactlyOnceWith(`offer ${card}`);
    // The moment has passed, and there is nothing left to offer.
    await rerender({ ...props, may: [] });
    expect(screen.queryByText('Offer a card')).toBeNull();
    expect(screen.queryByText('Confirm')).toBeNull();
  });

  test('a look-on is asked nothing', () => {
    const { view, legal, table } = frame('start');
    const seats = table.seats.map((one): SeatInfo => ({
      seat: one.seat,
      name: one.seat,
      paint: one.seat,
      bot: false,
      you: false,
      away: false,
    }));
    const { container } = render(TowersTable, { view, legal, seats, lines: [], onintent: vi.fn() });
    expect(container.querySelectorAll('.btn.gold, .target.live, .tile.ready')).toHaveLength(0);
  });
});

test('chosen colours win, everybody else gets one that is left', () => {
  const seat = (letter: 'A' | 'B' | 'C', colour?: string) => ({
    ...{ seat: letter, sitter: 'person' as const, present: true, away: false, passes: false },
    ...(colour ? { colour } : {}),
  });
  expect([...paintsOf([seat('A', 'berry'), seat('B'), seat('C')]).values()]).toEqual(['B', 'A', 'C']);
  expect([...paintsOf([seat('A'), seat('B'), seat('C')]).values()]).toEqual(['A', 'B', 'C']);
});

test('addresses lead to pages', () => {
  expect(routeOf('/')).toEqual({ page: 'home' });
  expect(routeOf('/t/brave-raven-42')).toEqual({ page: 'table', code: 'brave-raven-42' });
  for (const path of ['/nowhere', '/t/a/b', '/new/x', '/t/%E0%A4%A', '/replay/a/b', '/index.php']) {
    expect(routeOf(path), path).toEqual({ page: 'missing' });
  }
});
