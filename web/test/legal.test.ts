// What is legal, in words: the prompt, the cards and the spells of Wandering Towers.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import Hand from '../src/boards/towers/Hand.svelte';
import { readChoices, type Choice } from '../src/boards/towers/actions';
import TowersTable from '../src/boards/towers/TowersTable.svelte';
import type { TowersCard } from '../src/generated/messages';
import { texts } from '../src/texts/texts.svelte';
import { frame, kFrames } from './frames';

beforeAll(() => texts.choose('en'));
afterEach(cleanup);

function show(name: string) {
  const { view, legal, table } = frame(name);
  const seats = table.seats.map(({ seat }) => ({
    ...{ seat, name: `Player ${seat}`, paint: seat, bot: false, you: seat === 'A', self: seat === 'A', away: false },
  }));
  const shown = render(TowersTable, { view, legal, seats, seat: 'A', lines: [], onintent: vi.fn() });
  return { view, legal, ...shown };
}

describe('the prompt', () => {
  test('says which card of the turn is next and how many are left', () => {
    const { view } = show('start');
    expect(view.actions).toBe(2);
    expect(screen.getAllByText('Your turn: play your first card (1 of 2)').length).toBeGreaterThan(0);
    expect(screen.getByRole('img', { name: 'Cards left this turn: 2' })).toBeTruthy();
  });

  test('says what can be used, and that Swap hand ends the turn', () => {
    const { container } = show('start');
    expect(container.querySelector('.prompt .help')?.textContent).toMatch(
      /^Gold edge: you can use it now \(\d+ cards?/,
    );
    expect(screen.getByRole('button', { name: /Swap hand/ }).textContent).toMatch(/Swap hand\s*ends your turn/);
  });

  test('says what a spell under the mouse or with the focus does and costs', async () => {
    const name = kFrames.find((one) => frame(one).view.tiles.length > 0 && frame(one).view.asked === 'A');
    if (!name) throw new Error('no spells');
    const { container } = show(name);
    const tile = container.querySelector('.tile');
    if (!tile) throw new Error('no tile');
    for (const [enter, leave] of [
      ['pointerEnter', 'pointerLeave'],
      ['focus', 'blur'],
    ] as const) {
      await fireEvent[enter](tile);
      const words = container.querySelector('.prompt .help')?.textContent ?? '';
      expect(words).toMatch(/\d+ potion/);
      expect(tile.getAttribute('aria-label')).toContain(words);
      await fireEvent[leave](tile);
      expect(container.querySelector('.prompt .help')?.textContent ?? '').not.toBe(words);
    }
  });
});

describe('the hand', () => {
  test('of two equal cards the one that was pressed rises, and leaves its place', async () => {
    const { legal } = frame('start');
    const [choice] = readChoices(legal).filter((one) => one.action.verb === 'play');
    if (choice?.action.verb !== 'play') throw new Error('no card');
    const { card } = choice.action;
    const props = {
      ...{ hand: [card, card] as TowersCard[], choices: new Map<TowersCard, Choice[]>([[card, [choice]]]) },
      ...{ kind: 'desktop' as const, ownTurn: true, onpick: vi.fn(), onopen: vi.fn(), onkey: vi.fn() },
    };
    const { container, rerender } = render(Hand, props);
    const raised = (): string | undefined =>
      container.querySelector('.raised')?.closest<HTMLElement>('[data-place]')?.dataset['place'];
    const second = container.querySelector('[data-place="1"] button');
    if (!second) throw new Error('no second card');
    await fireEvent.click(second);
    await rerender({ ...props, chosen: choice.text });
    expect(raised()).toBe('1');
    await rerender({ ...props, hand: [card], inPlay: card, choices: new Map() });
    await rerender({ ...props, hand: [card], inPlay: undefined, choices: new Map() });
    const places = [...container.querySelectorAll('.hand > *')];
    expect(places[0]?.matches('[data-place="0"]')).toBe(true);
    expect(places[1]?.textContent.trim()).toBe('first card played');
  });
});
