import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readChoices } from '../src/boards/duel/actions';
import Balance from '../src/boards/duel/Balance.svelte';
import DuelTable from '../src/boards/duel/DuelTable.svelte';
import { ghostOf } from '../src/boards/duel/ghost';
import { kNothingPicked, menuOf, type Option, type Pick } from '../src/boards/duel/pick';
import { describeChoice, describeOption, describeSlot } from '../src/boards/duel/words';
import type { DuelPreview, DuelView, LegalAction, Seat } from '../src/generated/messages';
import { texts } from '../src/texts/texts.svelte';
import { asked, game, kGames, type DuelFrame } from './duel-frames';

beforeAll(() => texts.choose('en'));
afterEach(cleanup);

const seats = (['K', 'M'] as const).map((seat) => ({
  ...{ seat, name: seat === 'K' ? 'Ola' : 'Mira', paint: seat, bot: false, you: seat === 'K', away: false },
}));
function show(frame: DuelFrame, seat: Seat | undefined, more: Record<string, unknown> = {}) {
  const onintent = vi.fn<(text: string) => void>();
  const props = { view: frame.view, legal: frame.legal, seats, seat, lines: [], onintent, ...more };
  return { onintent, ...render(DuelTable, { props }) };
}

/** The options to touch for each action, in order; the last may be an answer with a button. */
function ways(view: DuelView, actions: readonly LegalAction[]): Map<string, Option[]> {
  const choices = readChoices(actions);
  const found = new Map<string, Option[]>();
  const walk = (pick: Pick, way: Option[]): void => {
    const { spots, buttons } = menuOf(view, choices, pick);
    for (const { text } of buttons) if (!found.has(text)) found.set(text, way);
    for (const option of spots.values()) {
      if (option.choice && !found.has(option.choice.text)) found.set(option.choice.text, [...way, option]);
      if (!option.choice && way.length < 4) walk(option.then, [...way, option]);
    }
  };
  walk(kNothingPicked, []);
  return found;
}

const buttonOf = (words: string, begins = ''): Element => {
  const label = (one: Element): string => one.getAttribute('aria-label') ?? '';
  // Not by role: that would compute the role of every element on the table for every touch.
  const found = [...document.querySelectorAll('button, [role="button"]')].find(
    (one) => label(one).startsWith(begins) && label(one).endsWith(words),
  );
  if (!found) throw new Error(`nothing to touch says: ${begins} … ${words}`);
  return found;
};
// Two ends or two slots may have the same label for their action; their names distinguish them.
function touched(view: DuelView, option: Option): Element {
  const [kind, one = '', two] = option.spot.split(' ');
  const begins =
    kind === 'end' ? (two === 'L' ? 'left end' : 'right end') : kind === 'slot' ? describeSlot(view, one) : '';
  return buttonOf(describeOption(view, option), begins);
}

const answerOf = (says: RegExp | string): Element | undefined =>
  [...document.querySelectorAll('.prompt button')].find((one) => {
    const text = one.textContent.trim();
    return typeof says === 'string' ? text === says : says.test(text);
  });

describe.each(kGames)('the table of the %s', (name) => {
  const { frames, seat } = game(name);
  const kinds = new Map(frames.map((one) => [one.view.phase, one]));

  test.each([...kinds.keys()].filter((phase) => phase !== 'END'))(
    'gives every answer in %s by touch',
    async (phase) => {
      const frame = kinds.get(phase) as DuelFrame;
      for (const [text, way] of ways(frame.view, frame.legal)) {
        const { onintent } = show(frame, seat);
        for (const option of way) await fireEvent.click(touched(frame.view, option));
        const sent = (): string | undefined => onintent.mock.calls[0]?.[0];
        if (!sent()) {
          const choice = readChoices(frame.legal).find((one) => one.text === text);
          const label = choice ? describeChoice(frame.view, choice) : '';
          await fireEvent.click(answerOf(/^(Confirm|Cast)$/) ?? answerOf(label) ?? document.body);
        }
        expect(sent()).toBe(text);
        cleanup();
      }
    },
    // Each answer renders a new table.
    30_000,
  );
});

test('what is touched once waits for the gold button, and Escape takes it back', async () => {
  const { onintent } = show(asked('TAKE'), 'K');
  await fireEvent.click(buttonOf('Take toadstool with a chest'));
  expect(onintent).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('keys walk round the ring from what can be picked to what can be picked', async () => {
  const { container, onintent } = show(asked('MOVE'), 'K');
  const stop = () => container.querySelector('.target[tabindex="0"]') as SVGElement;
  stop().focus();
  await fireEvent.keyDown(stop(), { key: 'ArrowDown' });
  expect(stop().getAttribute('aria-label')).toContain('Move to the toad tower');
  await fireEvent.keyDown(stop(), { key: 'Enter' });
  // A second touch confirms it, unless the host says that no confirmation is needed.
  expect(onintent).not.toHaveBeenCalled();
  await fireEvent.keyDown(stop(), { key: 'Enter' });
  expect(onintent).toHaveBeenCalledWith('move GRE');
});

test('what the host says needs no confirming is sent at once', async () => {
  const frame = asked('MOVE');
  const legal = frame.legal.map((one) => ({ ...one, confirm: false }));
  const { container, onintent } = show({ ...frame, legal }, 'K');
  const stop = () => container.querySelector('.target[tabindex="0"]') as SVGElement;
  stop().focus();
  await fireEvent.keyDown(stop(), { key: 'Enter' });
  expect(onintent).toHaveBeenCalledOnce();
});

test('whatever cannot be used now asks why', async () => {
  const onwonder = vi.fn<(text: string | undefined) => void>();
  show(asked('MOVE'), 'K', { onwonder });
  await fireEvent.click(screen.getByRole('button', { name: /^Book tower/ }));
  expect(onwonder).toHaveBeenCalledWith('move PUR');
});

test('a veiled card is open for its owner alone', () => {
  const frame = game('knight').frames.find((one) => one.view.players.every((player) => player.veiled_size > 0));
  if (!frame) throw new Error('nobody has drawn one');
  show(frame, 'K');
  const mine = screen.getByRole('region', { name: 'Ola’s cards' });
  const theirs = screen.getByRole('region', { name: 'Mira’s cards' });
  expect(within(mine).getByText('only you can see')).toBeTruthy();
  expect(within(theirs).getByRole('img', { name: 'an unknown card' })).toBeTruthy();
  cleanup();
  // A viewer of a replay sees everything, and nothing is private.
  const { observer, ...open } = frame.view;
  expect(observer).toBe('K');
  show({ ...frame, view: open, legal: [] }, undefined);
  expect(screen.queryByText('only you can see')).toBeNull();
});

test('what was seen is marked as doubtful once the other one has had it in hand', () => {
  const frame = game('knight').frames.find((one) => one.view.towers.some((tower) => tower.stale));
  if (!frame) throw new Error('nothing is stale');
  show(frame, 'K');
  expect(document.body.textContent).toContain('It may have been swapped since.');
});

test('the strip says what a move would change', () => {
  const { towers } = asked('MOVE').view;
  const preview: DuelPreview = {
    ...{ events: [], complete: true },
    balance: [{ tower: 'GRE', knight: 2, mage: 0, majority: 'K' }],
  };
  render(Balance, { props: { towers, kind: 'desktop', ghost: ghostOf(preview) } });
  const cell = screen.getByRole('listitem', { name: /^Toad tower/ });
  expect(cell.getAttribute('aria-label')).toContain('After this move: knight 2, mage 0, knight leads');
  expect(cell.textContent).toContain('+2');
});
