// Lessons: their data and texts, the module that plays them, the coach, and the progress of a device. That exactly one
// idea works in each of them is shown by the engine in tests/match/lessons_test.cpp.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableConnection } from '../src/connection/connection';
import type { Game } from '../src/connection/game';
import { kit } from '../src/games/towers';
import type { HostMessage } from '../src/generated/messages';
import Coach from '../src/lessons/Coach.svelte';
import { explanationOf, lessonsOf, planOf, stepsOf, textOf, type Lesson } from '../src/lessons/lesson';
import { overlap, placeFor } from '../src/lessons/place';
import { progress } from '../src/lessons/progress.svelte';
import { LessonRun } from '../src/lessons/run.svelte';
import HomeLearn from '../src/pages/HomeLearn.svelte';
import { TableStore } from '../src/table/table.svelte';
import { hasText, kLanguages, texts } from '../src/texts/texts.svelte';
import { DeviceHost, isBuilt } from './device-host';
import { frame } from './frames';

const kGames: readonly Game[] = ['towers', 'duel'];

beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const every = async (): Promise<(readonly [Game, Lesson])[]> =>
  (await Promise.all(kGames.map(async (game) => (await lessonsOf(game)).map((one) => [game, one] as const)))).flat();

describe('the lessons', () => {
  test.each(kLanguages)('have every text: %s', async (language) => {
    await texts.choose(language);
    await texts.need('lessons', 'lessons.towers', 'lessons.duel');
    for (const [game, lesson] of await every()) {
      const steps = stepsOf(lesson);
      const wanted = [
        ...[textOf(game, lesson), textOf(game, lesson, 'done')],
        ...steps.map((_, i) => textOf(game, lesson, i + 1)),
        ...steps.flatMap((step) => Object.values(step.wrong ?? {}).map((key) => `lesson-${key}`)),
      ];
      for (const key of wanted) expect(hasText(key), `${language}: ${key}`).toBe(true);
      expect(hasText(textOf(game, lesson, steps.length + 1)), 'a text without a step').toBe(false);
    }
    await texts.choose('en');
  });

  test('cover what there is to learn, each once', async () => {
    const ids = (await every()).map(([game, { id }]) => `${game}/${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((one) => one.startsWith('towers/'))).toHaveLength(7);
    expect(ids.filter((one) => one.startsWith('duel/')).length).toBeGreaterThanOrEqual(9);
  });

  test('point at something in every step, except where only the answers can be pressed', async () => {
    for (const [game, lesson] of await every()) {
      for (const step of stepsOf(lesson)) expect(step.point, `${game}/${lesson.id}`).toBeDefined();
    }
  });

  test('explain a try by the first pattern that fits', () => {
    const step = { seat: 'A' as const, do: ['play W3'], wrong: { 'play T1': 'a', 'play *': 'b' } };
    expect(explanationOf(step, 'play T1')).toBe('lesson-a');
    expect(explanationOf(step, 'play T4')).toBe('lesson-b');
    expect(explanationOf(step, 'refuse')).toBe('lesson-other');
  });
});

/** Solves a lesson at the host of this device, after trying every wrong action of every step. */
async function solve(game: Game, lesson: Lesson): Promise<{ tries: number; told: string }> {
  const host = new DeviceHost(game);
  let number = 0;
  const ask = async (message: Record<string, unknown>): Promise<HostMessage> => {
    const request = `r${++number}`;
    host.send({ ...message, request } as never);
    for (;;) {
      const said = await host.next();
      heard(said);
      if ('request' in said && said.request === request) return said;
    }
  };
  let told = '';
  let legal: Extract<HostMessage, { type: 'legal' }> | undefined;
  const heard = (said: HostMessage): void => {
    if (said.type === 'events') [told, legal] = [told + JSON.stringify(said.events), undefined];
    if (said.type === 'legal') legal = said;
  };
  const asked = async () => {
    while (!legal) heard(await host.next());
    return legal;
  };
  expect((await ask({ type: 'create', ...planOf(game, lesson), token: 'a'.repeat(40) })).type).toBe('created');
  expect((await ask({ type: 'sit', seat: lesson.learner, name: 'Ada', nonce: 'n' })).type).toBe('seated');
  expect((await ask({ type: 'start' })).type).toBe('accepted');
  let tries = 0;
  for (const step of stepsOf(lesson)) {
    const { seq, actions } = await asked();
    for (const { action } of actions) {
      if (step.do.includes(action)) continue;
      const answer = await ask({ type: 'move', seat: lesson.learner, seq, action });
      expect(answer.type === 'refused' && answer.code, `${lesson.id}: ${action}`).toBe('off_script');
      expect(explanationOf(step, action), `${lesson.id}: ${action}`).not.toBe('lesson-other');
      tries += 1;
    }
    // The list of the next decision comes after the answer or before it.
    legal = undefined;
    const answer = await ask({ type: 'move', seat: lesson.learner, seq, action: step.do[0] });
    expect(answer.type, `${lesson.id}: ${step.do[0] ?? ''}: ${JSON.stringify(answer)}`).toBe('accepted');
  }
  while (!told.includes(`"${String(lesson.goal['type'])}"`)) heard(await host.next());
  host.close();
  return { tries, told };
}

describe('the host of this device', () => {
  test.runIf(kGames.every(isBuilt)).each(kGames)('plays every lesson: %s', async (game) => {
    for (const lesson of await lessonsOf(game)) {
      const { tries } = await solve(game, lesson);
      expect(tries, lesson.id).toBeGreaterThan(0);
    }
  });
});

describe('the place of the coach', () => {
  const room = { width: 360, height: 640 };
  test('covers nothing that it speaks of, wherever that is', () => {
    const panel = { width: 320, height: 180 };
    for (let y = 0; y <= 560; y += 40) {
      for (let x = 0; x <= 280; x += 40) {
        const thing = { x, y, width: 80, height: 80, weight: 1000 };
        const rest = { x: 0, y: 0, ...room, weight: 1 };
        const at = placeFor(panel, room, [thing, rest]);
        expect(overlap({ ...at, ...panel }, thing), `${x}, ${y}`).toBe(0);
        expect(at.x + panel.width <= room.width && at.y + panel.height <= room.height).toBe(true);
      }
    }
  });
  test('stays on a screen that is too small', () => {
    expect(placeFor({ width: 400, height: 700 }, room, [])).toEqual({ x: 8, y: 8 });
  });
});

async function begun(made = 0) {
  await texts.choose('en');
  await texts.need('lessons', 'lessons.towers');
  const [lesson] = await lessonsOf('towers');
  if (!lesson) throw new Error('no lesson');
  const line: TableConnection = { send: vi.fn(), close: vi.fn(), onmessage: undefined, onstate: undefined };
  const kept: number[] = [];
  const run = new LessonRun('towers', lesson, made, line, (now) => kept.push(now));
  const store = new TableStore(run, kit);
  const say = (message: unknown): void => line.onmessage?.(message as HostMessage);
  const lastRequest = (): string => (vi.mocked(line.send).mock.lastCall?.[0] as { request: string }).request;
  return { run, store, kept, say, lastRequest };
}

describe('a lesson in progress', () => {
  test('counts right decisions, explains wrong ones, and takes undone ones back', async () => {
    const { run, store, kept, say, lastRequest } = await begun();
    const notes = vi.spyOn(store.talk, 'take');
    store.mine = new Set(['A']);
    store.move('play T1');
    say({ type: 'refused', request: lastRequest(), code: 'off_script', key: 'refused.off_script', params: {} });
    expect(run.wrong).toBe('lesson-towers-walk-tower');
    expect(run.made).toBe(0);
    expect(notes, 'no error is shown').not.toHaveBeenCalled();
    store.move('play W3');
    say({ type: 'accepted', request: lastRequest(), seq: 2 });
    expect([run.made, run.wrong]).toEqual([1, undefined]);
    store.undo();
    say({ type: 'accepted', request: lastRequest(), seq: 3 });
    expect(run.made).toBe(0);
    store.move('play W3');
    say({ type: 'accepted', request: lastRequest(), seq: 4 });
    store.move('wizard 2A');
    say({ type: 'accepted', request: lastRequest(), seq: 5 });
    expect(run.isSolved).toBe(true);
    expect(kept).toEqual([1, 0, 1, 2]);
  });

  test('leaves other refusals to the table', async () => {
    const { run, store, say, lastRequest } = await begun();
    store.mine = new Set(['A']);
    store.move('play W5');
    say({ type: 'refused', request: lastRequest(), code: 'rule', rule: 'WT-4.3', key: 'x', params: {} });
    expect(run.wrong).toBeUndefined();
    expect(store.talk.notes).toHaveLength(1);
  });
});

describe('the coach', () => {
  async function sit(made = 0) {
    const here = await begun(made);
    const { view, legal } = frame('start');
    here.store.take({ type: 'seated', request: 's', seat: 'A', token: 't' } as HostMessage);
    here.store.take({ type: 'view', seq: 9, view });
    here.store.take({ type: 'legal', seq: 9, seat: 'A', actions: legal });
    const onagain = vi.fn();
    const props = {
      ...{ run: here.run, store: here.store, number: 1, all: 7, isPlaying: false },
      next: '/learn/towers/carry',
    };
    render(Coach, { ...props, onplay: vi.fn(), onagain });
    return { ...here, onagain };
  }

  test('says what to do, and why a try was wrong', async () => {
    const { run } = await sit();
    expect(screen.getByRole('heading', { name: /Lesson 1 of 7/ })).toBeDefined();
    expect(screen.getByText(/Play the Wizard 3 card/)).toBeDefined();
    run.wrong = 'lesson-towers-walk-tower';
    await tick();
    expect(screen.getByRole('alert').textContent).toMatch(/Look for the hat/);
  });

  test('shows the move on request', async () => {
    const { store } = await sit();
    await fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
    expect(store.hints.shown).toBe('play W3');
  });

  test('says what happened and where to go on', async () => {
    const { onagain } = await sit(2);
    expect(screen.getByText(/up onto the tower/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Next lesson' }).getAttribute('href')).toBe('/learn/towers/carry');
    expect(screen.getByRole('button', { name: 'Play now' })).toBeDefined();
    await fireEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(onagain).toHaveBeenCalledOnce();
  });
});

describe('the progress of a device', () => {
  test('is kept, and a lesson that was left goes on', () => {
    progress.begin('towers', 'trap', 'blue-owl-1', 1);
    expect(progress.begun('towers', 'trap')).toEqual({ code: 'blue-owl-1', made: 1 });
    expect(progress.isSolved('towers', 'trap')).toBe(false);
    progress.solve('towers', 'trap');
    progress.leave('towers', 'trap');
    expect(progress.isSolved('towers', 'trap')).toBe(true);
    expect(progress.isSolved('duel', 'trap')).toBe(false);
    expect(progress.begun('towers', 'trap')).toBeUndefined();
  });

  test('survives spoilt storage', () => {
    for (const spoilt of ['{', '[]', '{"solved":3,"begun":{"towers/trap":7}}', 'null']) {
      localStorage.setItem('spires.lessons', spoilt);
      expect(progress.begun('towers', 'trap')).toBeUndefined();
      progress.solve('towers', 'home');
      expect(progress.isSolved('towers', 'home')).toBe(true);
    }
  });
});

test('the lessons are offered once', async () => {
  await texts.choose('en');
  render(HomeLearn, { game: 'duel' });
  expect(screen.getByText(/^New here/)).toBeDefined();
  await fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(/^New here/)).toBeNull();
  cleanup();
  render(HomeLearn, { game: 'duel' });
  expect(screen.queryByText(/^New here/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Learn to play' }).getAttribute('href')).toBe('/learn/duel');
});
