import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SeatInfo } from '../src/boards/seat';
import type { Marked } from '../src/boards/towers/surface';
import TowersTable from '../src/boards/towers/TowersTable.svelte';
import PassSheet from '../src/pages/table/PassSheet.svelte';
import { texts } from '../src/texts/texts.svelte';
import { frame } from './frames';

beforeAll(() => texts.choose('en'));
afterEach(cleanup);

function show(name: string, more: Record<string, unknown> = {}) {
  const { view, legal, table } = frame(name);
  const seats = table.seats.map((one): SeatInfo => ({
    ...{ seat: one.seat, name: `Player ${one.seat}`, paint: one.seat, bot: one.seat !== 'A' },
    ...{ level: 'child', elo: 90, you: one.seat === 'A', away: false },
  }));
  const onwonder = vi.fn();
  const onintent = vi.fn();
  const shown = render(TowersTable, { view, legal, seats, seat: 'A', lines: [], onintent, onwonder, ...more });
  return { view, legal, onintent, onwonder, ...shown };
}
const button = (container: HTMLElement, selector: string): HTMLElement => {
  const found = container.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

describe('why not, at the board', () => {
  test('a card that cannot be played asks', async () => {
    const { container, view, onwonder, onintent } = show('wizard');
    await fireEvent.click(button(container, '.hand [aria-disabled="true"]'));
    const asked = onwonder.mock.calls[0]?.[0] as string;
    expect(asked).toMatch(/^play /);
    expect(view.players[0]?.hand).toContain(asked.split(' ')[1]);
    expect(onintent).not.toHaveBeenCalled();
  });

  test('a spell that cannot be cast asks', async () => {
    const { container, onwonder } = show('start');
    await fireEvent.click(button(container, '.tile[aria-disabled="true"]'));
    expect(onwonder).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^cast /));
  });

  test('before a card is chosen the board says so itself', async () => {
    const { container, onwonder } = show('start');
    await fireEvent.click(button(container, '[data-space="1"] .area'));
    expect(screen.getByText(/^Pick a card first/)).toBeDefined();
    expect(onwonder).not.toHaveBeenCalled();
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByText(/^Pick a card first/)).toBeNull();
  });

  test('by keyboard as well', async () => {
    const { container, view, onwonder } = show('wizard');
    const dull = view.ring.find(({ space, towers }) => {
      const isLive = button(container, `[data-space="${space}"]`).classList.contains('live');
      return towers.length > 0 && !isLive;
    });
    const space = button(container, `[data-space="${dull?.space ?? -1}"]`);
    await fireEvent.focus(space);
    await fireEvent.keyDown(space, { key: 'Enter' });
    expect(onwonder).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^(wizard|tower) \d/));
  });

  test('who looks on is told so', async () => {
    const { container, onwonder } = show('start', { seat: undefined, legal: [] });
    await fireEvent.click(button(container, '.tile'));
    expect(screen.getByText(/^You’re watching/)).toBeDefined();
    expect(onwonder).not.toHaveBeenCalled();
  });
});

describe('notes', () => {
  test('are taken by touching a space, and play nothing', async () => {
    const set = vi.fn();
    const at = (surface: string): Marked => (surface === 'ground 1' ? { B: 1 } : {});
    const { container, onintent } = show('start', { marks: { at, set } });
    await fireEvent.keyDown(window, { key: 'n', code: 'KeyN' });
    await fireEvent.click(button(container, '[data-space="1"] .area'));
    expect(screen.getByRole('dialog', { name: 'Notes: space 1' })).toBeDefined();
    await fireEvent.click(screen.getByRole('button', { name: /^Player B: 1 wizard noted/ }));
    expect(set).toHaveBeenCalledExactlyOnceWith('ground 1', 'B', 2);
    expect(onintent).not.toHaveBeenCalled();
    await fireEvent.keyDown(window, { key: 'Escape' });
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are offered only where the table allows them', () => {
    show('start');
    expect(screen.queryByRole('button', { name: 'Notes' })).toBeNull();
  });
});

test('a seat says who sits there and opens its card', async () => {
  const onseat = vi.fn();
  show('start', { onseat });
  await fireEvent.click(screen.getByRole('button', { name: /^Player B, Child \(Elo 90\)/ }));
  expect(onseat).toHaveBeenCalledExactlyOnceWith('B');
});

test('the time left stands beside the question', () => {
  show('start', { left: 9_400 });
  const timer = screen.getByRole('timer', { name: 'Time left' });
  expect(timer.textContent).toBe('0:10');
  expect(timer.classList.contains('short')).toBe(true);
});

test('a standing pass names the spells that are asked about after all', async () => {
  const onpass = vi.fn();
  const onclose = vi.fn();
  const shown = render(PassSheet, { spells: ['MW', 'PB'], isSet: false, onpass, onclose });
  const box = button(shown.container, 'input[value="PB"]');
  await fireEvent.click(box);
  await fireEvent.click(button(shown.container, 'button.btn:nth-of-type(3)'));
  expect(onpass).toHaveBeenCalledExactlyOnceWith('turn', ['PB']);
  expect(onclose).toHaveBeenCalled();
});
