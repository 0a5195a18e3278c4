import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readChoices } from '../src/boards/duel/actions';
import DuelTable from '../src/boards/duel/DuelTable.svelte';
import { kNothingPicked, menuOf, type Option, type Pick } from '../src/boards/duel/pick';
import { question } from '../src/boards/duel/question';
import Secrets from '../src/boards/duel/Secrets.svelte';
import UsedRow from '../src/boards/duel/UsedRow.svelte';
import { describeChoice, describeOption, describeSlot } from '../src/boards/duel/words';
import type { DuelView, LegalAction, Seat } from '../src/generated/messages';
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
  const area = (seat: Seat) => document.querySelector<HTMLElement>(`section[data-seat="${seat}"]`) as HTMLElement;
  expect(within(area('K')).getByText('only you can see')).toBeTruthy();
  expect(within(area('M')).getByLabelText('an unknown card')).toBeTruthy();
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

// The first decision with a face-up card that changes who leads where.
function counting(): { frame: DuelFrame; action: string; then: DuelView['standing'] } {
  for (const frame of game('knight').frames) {
    for (const { action, preview } of frame.view.phase === 'TAKE' ? frame.legal : []) {
      const then = preview && 'standing' in preview ? preview.standing : undefined;
      if (then && JSON.stringify(then.towers) !== JSON.stringify(frame.view.standing.towers)) {
        return { frame, action, then };
      }
    }
  }
  throw new Error('no card changes anything');
}

test('a tower says what a move would change: beside its number and in words', async () => {
  const { frame, action, then } = counting();
  const { container } = show(frame, 'K');
  const slot = container.querySelector(`[data-about="slot ${action.split(' ')[1] ?? ''}"]`) as Element;
  await fireEvent.click(slot);
  const after = then.towers.find(
    (one, i) => one.knight !== frame.view.standing.towers[i]?.knight,
  ) as DuelView['standing']['towers'][number];
  const before = frame.view.standing.towers.find((one) => one.tower === after.tower);
  const plaque = container.querySelector(`[data-tower="${after.tower}"] .standing`);
  expect(plaque?.textContent).toContain(`${String(before?.knight)}→${String(after.knight)}`);
  const target = container.querySelector(`[data-about="tower ${after.tower}"]`);
  expect(target?.getAttribute('aria-label')).toContain(`After this move: knight ${String(after.knight)}`);
});

test('every tower carries its spell, its cost and the standing', () => {
  const frame = asked('MOVE');
  const { container } = show(frame, 'K');
  const words = (tower: string) => container.querySelector(`[data-tower="${tower}"]`)?.textContent ?? '';
  expect(words('PUR')).toContain('Salvage card');
  expect(words('RED')).toContain('Any spell');
  expect(words('RED')).toContain('+any');
  expect(words('TRK')).toContain('no spell');
  for (const { tower, value } of frame.view.towers) expect(words(tower)).toContain(String(value));
  expect(words('BLU')).toMatch(/You \d/);
  expect(words('BLU')).toContain('Mage');
});

test('what can be used is marked, everything else on the ring is dimmed', () => {
  const frame = asked('MOVE');
  const { container } = show(frame, 'K');
  const marked = [...container.querySelectorAll('[data-tower][data-legal]')].map((one) =>
    one.getAttribute('data-tower'),
  );
  const towers = frame.legal.flatMap(({ action }) => /^move (\w+)$/.exec(action)?.[1] ?? []);
  expect(new Set(marked)).toEqual(new Set(towers));
  expect(container.querySelectorAll('[data-slot][data-legal]')).toHaveLength(0);
  expect(container.querySelectorAll('[data-slot] .dim').length).toBeGreaterThan(0);
  cleanup();
  // Nobody is asked: nothing is dimmed.
  const idle = show({ ...frame, legal: [] }, 'K').container;
  expect(idle.querySelectorAll('.dim')).toHaveLength(0);
});

test('stones say what they count as, and both ends what a stone would change there', async () => {
  const hasEnds = ({ preview }: LegalAction): boolean => !!preview && 'ends' in preview && preview.ends.length === 2;
  const frame = game('knight').frames.find(({ legal }) => legal.some(hasEnds));
  const tower = frame?.legal.find(hasEnds)?.action.split(' ')[1];
  if (!frame || !tower) throw new Error('no stone comes along');
  const { container } = show(frame, 'K');
  expect(container.querySelectorAll('.place.offered')).toHaveLength(0);
  await fireEvent.click(container.querySelector(`[data-about="tower ${tower}"]`) as Element);
  expect(container.querySelectorAll('.mine-place .place.offered .effect')).toHaveLength(2);
  const mine = frame.view.players.find((one) => one.seat === 'K');
  expect(container.querySelectorAll('.mine-place .badge')).toHaveLength(mine?.stone_cards.length ?? -1);
});

test('a tower opens in full under the pointer and by keyboard', async () => {
  const { container } = show(asked('MOVE'), 'K');
  const tower = container.querySelector('[data-about="tower PUR"]') as SVGElement;
  expect(container.querySelector('.tip')).toBeNull();
  tower.focus();
  await vi.waitFor(() => {
    expect(container.querySelector('.tip')?.textContent).toContain('Draw a random card from the discard pile');
  });
  tower.blur();
  await tick();
  expect(container.querySelector('.tip')).toBeNull();
});

test('only one person at the device is called “You”', () => {
  const frame = asked('MOVE');
  const { container } = show(frame, 'K');
  expect(container.querySelectorAll('[data-own]')).toHaveLength(1);
  expect(container.querySelector('.score')?.getAttribute('aria-label')).toMatch(/^You: \d+ points? \(.+\), Mage: /);
  expect(screen.getByText('You are the knight')).toBeTruthy();
  cleanup();
  const both = show(frame, 'K', { seats: seats.map((one) => ({ ...one, you: true })) }).container;
  expect(both.querySelectorAll('[data-own]')).toHaveLength(0);
  expect(both.querySelector('.score')?.getAttribute('aria-label')).toMatch(/^Knight: /);
});

describe('two looked-at cards', () => {
  const frame = asked('RETURN');
  const drawn = (): (string | null)[] =>
    [...document.querySelectorAll('.looked [role="img"]')].map((one) => one.getAttribute('aria-label'));
  const labels = (): string[] => [...document.querySelectorAll('.prompt button')].map((one) => one.textContent.trim());

  test('are shown where they lie, also while the swap is under the pointer', async () => {
    show(frame, frame.view.asked);
    const before = drawn();
    expect(before).toHaveLength(2);
    const swap = answerOf('Swap them');
    if (!swap) throw new Error('no swap');
    await fireEvent.pointerEnter(swap);
    expect(document.querySelector('.looked .swap')).not.toBeNull();
    expect(drawn()).toEqual(before);
    await fireEvent.pointerLeave(swap);
    expect(document.querySelector('.looked .swap')).toBeNull();
  });

  test('a proposed answer leaves the other one in sight', async () => {
    show(frame, frame.view.asked, { suggested: 'swap' });
    await tick();
    expect(document.querySelector('.prompt .gold')?.textContent.trim()).toBe('Swap them');
    expect(labels()).toContain('Leave them');
    expect(document.querySelector('.prompt .question')?.textContent).toContain('Swap the 2 cards?');
  });

  test('leaving them stands where the look was confirmed', () => {
    show(frame, frame.view.asked);
    expect(labels().slice(-2)).toEqual(['Swap them', 'Leave them']);
  });
});

test('the aim says how, and the guess what it is worth', () => {
  show(asked('GUESS'), 'K');
  expect(document.querySelector('.goal')?.textContent).toContain('find the princess (+3)');
  expect(document.querySelector('.prompt')?.textContent).toContain('Last question: 3 points if you’re right');
});

test('the score says what is counted, and the secret cards what they are worth', () => {
  const { view } = asked('MOVE');
  show(asked('MOVE'), 'K');
  expect(document.querySelector('.score')?.getAttribute('title')).toMatch(/Towers \d+, Secret cards \d+, Chests \d+/);
  cleanup();
  render(Secrets, { props: { view, name: (seat) => seat } });
  expect(document.body.textContent).toContain('1 point per matching picture');
});

test('of 2 equal paid cards the first stays in the row while the second one waits', () => {
  const laid = [{ card: 'TS', end: 'L' as const }];
  const touching = { options: new Map(), held: new Set<string>(), label: () => '', onpoint: vi.fn(), onpick: vi.fn() };
  const offer = { card: 'TS', gains: [], isIdle: false };
  const props = { seat: 'K' as const, row: ['FE'], stones: [], laid, offers: { L: offer, R: offer }, touching };
  const cards = (placed: number): number => {
    const { container } = render(UsedRow, { props: { ...props, placed } });
    const count = container.querySelectorAll('.one').length;
    cleanup();
    return count;
  };
  // Under the pointer it is drawn at its end; once placed it joins the row.
  expect([cards(0), cards(1)]).toEqual([1, 2]);
});

test('the prompt counts the 2 cards of a cost', () => {
  const { view, legal } = asked('SPELL');
  const at = structuredClone(view);
  for (const one of at.players) if (one.seat === at.active) one.tower = 'RED';
  const menu = menuOf(at, readChoices(legal), kNothingPicked);
  const ask = (pick: Pick): string => question(at, pick, { ...menu, chosen: undefined }, true, (seat) => seat);
  expect(ask({ laid: [], card: 'TS' })).toContain('Card 1 of 2');
  expect(ask({ laid: [{ card: 'TS', end: 'L' }], card: 'TS' })).toContain('Card 2 of 2');
});
