// The guides of the first games, played to the end on the real engine by a random player.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { kit } from '../src/games/towers';
import type { TableConnection } from '../src/connection/connection';
import type { Game } from '../src/connection/game';
import type { HostMessage, LegalAction, Seat } from '../src/generated/messages';
import { guidePlan } from '../src/guide/begin';
import Coach from '../src/guide/Coach.svelte';
import { guides } from '../src/guide/kept-guides';
import { Lesson } from '../src/guide/lesson.svelte';
import { kSteps } from '../src/guide/steps';
import HomeLearn from '../src/pages/HomeLearn.svelte';
import { TableStore } from '../src/table/table.svelte';
import { hasText, kLanguages, t, texts, type Language } from '../src/texts/texts.svelte';
import { DeviceHost, isBuilt } from './device-host';
import { frame } from './frames';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Deterministic random numbers for a seed. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const kGames: [Game, Seat][] = [
  ['towers', 'A'],
  ['duel', 'K'],
];
const cases = kGames.flatMap(([game, me]) => kLanguages.map((language) => [game, language, me] as const));

/** Plays the guided game; returns the lesson and the proposed steps. */
async function play(game: Game, language: Language, me: Seat, seed: number) {
  const host = new DeviceHost(game);
  const lesson = new Lesson(game);
  const proposed = new Set<string>();
  const random = dice(seed);
  host.send({ type: 'create', request: 'c', ...guidePlan(game, language) });
  await host.until('created');
  host.send({ type: 'sit', request: 's', seat: me, name: 'Ola', token: 'a'.repeat(40) });
  host.send({ type: 'start', request: 'b' });
  let promised: string | undefined;
  for (let moves = 0; ;) {
    const said = await host.next();
    lesson.take(said, me);
    expect(said.type === 'refused' ? said : undefined).toBeUndefined();
    if (said.type === 'over') break;
    if (said.type !== 'legal' || said.seat !== me) continue;
    if (promised) expect(lesson.done, promised).toContain(promised);
    promised = undefined;
    const { actions, seq } = said;
    const step = lesson.next(actions, me);
    let action = actions[random(actions.length)]?.action ?? '';
    if (step) {
      proposed.add(step.id);
      expect(t(`guide-${step.id}-text`)).not.toContain('guide-');
      // The guide never proposes a step that is done.
      expect(lesson.done).not.toContain(step.id);
      // Sometimes the player follows the guide; the step must then be done.
      const way = lesson.wayTo(step, actions, me);
      if (way && random(2) === 0) [action, promised] = [way, step.id];
    }
    expect(lesson.isFinished).toBe(step === undefined);
    host.send({ type: 'move', request: `m${++moves}`, seat: me, seq, action });
  }
  host.close();
  return { lesson, proposed };
}

describe.each(cases)('the guide of %s in %s', (game, language, me) => {
  test.skipIf(!isBuilt(game))(
    'comes to its end whatever is played',
    async () => {
      await texts.choose(language);
      const { lesson, proposed } = await play(game, language, me, 7 + kLanguages.indexOf(language));
      expect(lesson.isFinished).toBe(true);
      const [first, second] = kSteps[game];
      expect(proposed.has(first?.id ?? '')).toBe(true);
      expect(lesson.done).toContain(first?.id);
      expect(lesson.done).toContain(second?.id);
      if (game === 'duel') expect(lesson.done).toContain('duel-score');
      else expect(lesson.done).toContain('towers-fill');
    },
    60_000,
  );

  test('has every sentence', async () => {
    await texts.choose(language);
    for (const { id } of kSteps[game]) {
      expect(hasText(`guide-${id}`), id).toBe(true);
      expect(hasText(`guide-${id}-text`), id).toBe(true);
      // One or two sentences that fit on a phone.
      expect(t(`guide-${id}-text`).length, id).toBeLessThan(130);
    }
  });
});

describe('a lesson', () => {
  const events = (...list: unknown[]): HostMessage =>
    ({ type: 'events', seat: 'A', first: 1, events: list }) as HostMessage;

  test('has six steps in each game', () => {
    for (const [game] of kGames) expect(kSteps[game]).toHaveLength(6);
  });

  test('counts what is done first, in whatever order', () => {
    const lesson = new Lesson('towers');
    lesson.take(events({ type: 'SpellCast', caster: 'A' }), 'A');
    expect([...lesson.done]).toEqual(['towers-spell']);
    expect(lesson.next([], 'A')?.id).toBe('towers-cards');
    lesson.look('card W3');
    expect(lesson.next([], 'A')?.id).toBe('towers-play');
  });

  test('what others do does not count', () => {
    const lesson = new Lesson('towers');
    lesson.take(
      events(
        { type: 'TurnStarted', seat: 'B' },
        { type: 'CardPlayed', seat: 'B' },
        { type: 'TowerMoved', uncovered: { A: 1 } },
        { type: 'PotionFilled', seat: 'B' },
        { type: 'SpellCast', caster: 'B' },
        { type: 'WizardEntered', owner: 'B' },
      ),
      'A',
    );
    expect(lesson.done.size).toBe(0);
  });

  test('proposes what can be done now', () => {
    const lesson = new Lesson('towers', ['towers-cards', 'towers-play']);
    const action = {
      action: 'wizard 3A',
      kind: 'wizard',
      preview: { events: [{ type: 'WizardEntered', owner: 'A' }] },
    };
    const step = lesson.next([action as unknown as LegalAction], 'A');
    expect(step?.id).toBe('towers-home');
    expect(step && lesson.wayTo(step, [action as unknown as LegalAction], 'A')).toBe('wizard 3A');
    expect(lesson.next([], 'A')?.id).toBe('towers-fill');
  });

  test('ends with its last step, by skipping, and with the game', () => {
    const lesson = new Lesson('duel');
    for (let i = 0; i < 6; ++i) {
      const step = lesson.next([], 'K');
      expect(lesson.isFinished).toBe(false);
      if (step) lesson.skip(step);
    }
    expect(lesson.isFinished).toBe(true);
    const other = new Lesson('duel');
    other.take({ type: 'over', seq: 9, reason: 'points', places: [] }, 'K');
    expect(other.isFinished).toBe(true);
  });
});

describe('the coach at the table', () => {
  function sit() {
    const connection: TableConnection = { send: vi.fn(), close: vi.fn(), onmessage: undefined, onstate: undefined };
    const store = new TableStore(connection, kit);
    const { view, legal, table } = frame('start');
    store.take({
      ...table,
      type: 'table',
      table: 'blue-owl-1',
      game: 'towers',
      status: 'running',
    } as unknown as HostMessage);
    store.take({ type: 'seated', request: 's', seat: 'A' } as HostMessage);
    store.take({ type: 'view', seq: 9, view });
    store.take({ type: 'legal', seq: 9, seat: 'A', actions: legal });
    const onend = vi.fn();
    const kept = { game: 'towers' as const, done: [], skipped: [] };
    guides.keep('blue-owl-1', kept);
    render(Coach, { store, code: 'blue-owl-1', kept, onend });
    return { store, onend };
  }

  test('goes on when its event happens, and remembers it', async () => {
    await texts.choose('en');
    const { store } = sit();
    expect(screen.getByText('Step 1 of 6: Look at your cards')).toBeDefined();
    const card = document.createElement('button');
    card.dataset['about'] = 'card W1';
    document.body.append(card);
    await fireEvent.focusIn(card);
    card.remove();
    expect(screen.getByText('Step 2 of 6: Play a card')).toBeDefined();
    store.take({
      ...{ type: 'events', seat: 'A', first: 10 },
      events: [{ type: 'CardPlayed', seat: 'A', card: 'W1', side: 'wizard', value: 1, rerolls: 0 }],
    });
    await tick();
    expect(screen.getByText('Step 3 of 6: Fill a potion')).toBeDefined();
    expect(guides.get('blue-owl-1')?.done).toEqual(['towers-cards', 'towers-play']);
  });

  test('can be left step by step, and at once', async () => {
    await texts.choose('en');
    const { onend } = sit();
    await fireEvent.click(screen.getByRole('button', { name: 'Skip step' }));
    expect(screen.getByText('Step 2 of 6: Play a card')).toBeDefined();
    await fireEvent.click(screen.getByRole('button', { name: 'End guide' }));
    expect(onend).toHaveBeenCalledOnce();
    expect(guides.get('blue-owl-1')).toBeUndefined();
  });
});

test('the guide offers itself once', async () => {
  await texts.choose('en');
  render(HomeLearn, { game: 'towers' });
  expect(screen.getByText(/^New here/)).toBeDefined();
  await fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(/^New here/)).toBeNull();
  cleanup();
  render(HomeLearn, { game: 'towers' });
  expect(screen.queryByText(/^New here/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Learn in 6 steps' })).toBeDefined();
});
