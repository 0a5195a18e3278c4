// Who I am, what I want and how it stands, in Wandering Towers.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import SeatPanel from '../src/boards/towers/SeatPanel.svelte';
import TowersTable from '../src/boards/towers/TowersTable.svelte';
import { kit } from '../src/games/towers';
import type { Over, Seat } from '../src/generated/messages';
import { infosOf } from '../src/table/seats';
import { texts } from '../src/texts/texts.svelte';
import { frame } from './frames';

beforeAll(() => texts.choose('en'));
afterEach(cleanup);
const name = (seat: Seat): string => `Player ${seat}`;

function show(which: string, mine: readonly Seat[]) {
  const { view, legal, table } = frame(which);
  const seats = infosOf(table.seats, new Set(mine), name, new Map(), new Map());
  return { view, ...render(TowersTable, { view, legal, seats, seat: 'A', lines: [], onintent: vi.fn() }) };
}

describe('You', () => {
  test('is on my seat, in the prompt, and my wizards have a crown', () => {
    const { view, container } = show('start', ['A']);
    expect(container.querySelector('[data-seat="A"] .name')?.textContent).toMatch(/^You/);
    expect(container.querySelector('.question')?.textContent).toMatch(/^Your turn/);
    const seen = view.ring.reduce((sum, { towers, ground }) => {
      const top = towers.at(-1)?.wizards ?? ground;
      return sum + (top === '?' ? 0 : (top.A ?? 0));
    }, 0);
    expect(container.querySelectorAll('.pieces [data-wizard="A"] [href="#crown"]')).toHaveLength(seen);
    expect(container.querySelectorAll('.pieces [data-wizard]:not([data-wizard="A"]) [href="#crown"]')).toHaveLength(0);
  });

  test('is a name where several people share a device', () => {
    const { container } = show('start', ['A', 'B']);
    expect(container.querySelector('[data-seat="A"] .name')?.textContent).toMatch(/^Player A/);
    expect(container.querySelector('.question')?.textContent).toMatch(/^Player A, play your first card/);
  });

  test('a partner is marked on the seat and on the board, and the aim is that of the team', () => {
    const { view, container } = show('team', ['A']);
    const partner = view.players.find((one) => one.seat === 'A')?.partner;
    if (!partner) throw new Error('no partner');
    expect(container.querySelectorAll('.seat.partner')).toHaveLength(1);
    expect(container.querySelector(`.seat.partner[data-seat="${partner}"]`)).toBeTruthy();
    const pale = container.querySelectorAll(`.pieces [data-wizard="${partner}"] [href="#crown-pale"]`).length;
    expect(pale).toBe(container.querySelectorAll(`.pieces [data-wizard="${partner}"]`).length);
    const side = view.players.filter((one) => one.seat === 'A' || one.seat === partner);
    const wizards = side.reduce((sum, one) => sum + one.home + one.out, 0);
    expect(screen.getByLabelText(new RegExp(`^Aim. Wizards home: \\d of ${wizards}\\.`))).toBeTruthy();
  });
});

describe.each(['phone', 'tablet', 'desktop'] as const)('a seat on a %s', (kind) => {
  const { view, table } = frame('team');
  const seats = infosOf(table.seats, new Set<Seat>(['A']), name, new Map(), new Map());
  function panel(of: Seat, spent = 0) {
    const [info, player] = [seats.find((one) => one.seat === of), view.players.find((one) => one.seat === of)];
    if (!info || !player) throw new Error('no such seat');
    const seat = { ...info, player: { ...player, full: 1, spent, empty: 4 - spent } };
    return render(SeatPanel, { seat, view, kind, me: of === 'A', partner: of === 'C' }).container;
  }

  test('has a pale crown if it is my partner’s', () => {
    expect(panel('C').querySelectorAll('[data-crown="partner"]')).toHaveLength(1);
    cleanup();
    expect(panel('B').querySelectorAll('[data-crown]')).toHaveLength(0);
  });

  // The aim is to fill them; spending one is no step back.
  test('counts spent potions as filled', () => {
    if (kind === 'phone') expect(panel('B', 2).querySelector('.mini')?.textContent).toMatch(/^\s*3\/5/);
    else expect(panel('B', 2).querySelectorAll('[href="#potion-spent"]')).toHaveLength(2);
  });
});

describe('the result', () => {
  const { view } = frame('over');
  const over: Over = {
    ...{ type: 'over', seq: 1, reason: 'goal' },
    places: view.players.map(({ seat }, i) => ({ seat, place: i + 1 })),
  };
  const [first, second] = view.players.map((one) => one.seat);
  test.each([
    ['I win', first, 'You win!'],
    ['I come second', second, `Player ${first ?? ''} wins, you come second`],
    ['I watch, or share the screen', undefined, `Player ${first ?? ''} wins`],
  ])('%s', (_, me, title) => {
    const { title: said, order } = kit.resultOf({ view, over, me, name } as Parameters<typeof kit.resultOf>[0]);
    expect(said).toBe(title);
    expect(order?.rule).toMatch(/^WT-\d/);
  });
});
