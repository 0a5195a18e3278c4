import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { textOf } from '../src/boards/log';
import type { Playback } from '../src/boards/towers/playback.svelte';
import { actionsOf, spanOf } from '../src/film/actions';
import { Film } from '../src/film/film.svelte';
import { actionTime, pace, readTime, type Pace } from '../src/film/pace.svelte';
import { freePlace, meets, type Box } from '../src/film/place';
import { guardPresses } from '../src/film/press';
import Timeline from '../src/film/Timeline.svelte';
import { kit } from '../src/games/towers';
import type { Seat } from '../src/generated/messages';
import { Watching } from '../src/pages/table/watching.svelte';
import { Reel } from '../src/replay/reel.svelte';
import { Clocks } from '../src/table/clocks.svelte';
import type { TableStore } from '../src/table/table.svelte';
import { texts } from '../src/texts/texts.svelte';
import { replayed } from './frames';
import { rooted } from './rooted.svelte';

const { view, first, events, patches } = replayed();
const name = (seat: Seat): string => seat;

beforeAll(async () => {
  await texts.choose('en');
  await texts.need('film');
});
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  pace.choose('normal');
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** A film of everything that B does before a later turn of A. */
function shown(isOwn = (seat: Seat): boolean => seat === 'A') {
  const whole = new Reel(kit, view, first - 1);
  whole.take(first, events, patches, name);
  const own = whole.turns.filter((turn) => turn.seat === 'A');
  const [from, to] = [own[1]?.ends ?? 0, own[2]?.begins ?? 0];
  const reel = new Reel(kit, view, first - 1);
  const take = (after: number, until: number) =>
    reel.take(
      after + 1,
      events.slice(after + 1 - first, until + 1 - first),
      patches.slice(after + 1 - first, until + 1 - first),
      name,
    );
  take(first - 1, from);
  const playback = kit.playback(reel.at(from)) as Playback;
  const stage = { reel: () => reel, playback: () => playback, isOwn, isWatching: () => false, name };
  const film = new Film(stage);
  film.reset();
  /** The host sends everything at once. */
  const play = (): void => {
    take(from, to);
    film.go();
  };
  const actions = () => actionsOf(reel, spanOf(reel, 'A'), 'A');
  return { reel, film, playback, play, actions, take, from, to };
}
/** Lets the film run and notes when each line begins. */
async function watch(film: Film, most = 200_000): Promise<{ number: number; at: number }[]> {
  const begun: { number: number; at: number }[] = [];
  const start = performance.now();
  for (let now = 0; now < most; now += 10) {
    const number = film.line?.number;
    if (number !== undefined && begun.at(-1)?.number !== number) begun.push({ number, at: performance.now() - start });
    await vi.advanceTimersByTimeAsync(10);
    if (!film.isRunning && begun.length > 0) break;
  }
  return begun;
}

describe('the film', () => {
  test('shows every action of another player, one after the other, and ends in the present', async () => {
    const { film, reel, playback, play, actions } = shown();
    play();
    expect(film.isRunning || film.at < reel.last).toBe(true);
    const begun = await watch(film);
    expect(begun.map((one) => one.number)).toEqual(actions().map((one) => one.line.number));
    expect(begun.length).toBeGreaterThan(1);
    expect(film.at).toBe(reel.last);
    expect(playback.shown).toBe(reel.at(reel.last));
    expect(playback.isBehind).toBe(false);
  });

  test('each pace is a factor of the normal one, and instant needs no time', async () => {
    const lasts: Partial<Record<Pace, number>> = {};
    for (const one of ['quick', 'normal', 'calm'] as const) {
      pace.choose(one);
      const { film, play } = shown();
      const start = performance.now();
      play();
      await watch(film);
      lasts[one] = performance.now() - start;
    }
    const normal = lasts.normal ?? 0;
    expect((lasts.quick ?? 0) / normal).toBeCloseTo(0.5, 1);
    expect((lasts.calm ?? 0) / normal).toBeCloseTo(2, 1);
    pace.choose('instant');
    const { film, play, reel, playback } = shown();
    play();
    expect([film.isRunning, film.at, playback.shown]).toEqual([false, reel.last, reel.at(reel.last)]);
  });

  test('an action has its time, and a line stays until it can be read', async () => {
    const { film, play, actions } = shown();
    film.rows = () => 1;
    play();
    const begun = await watch(film);
    const lines = actions().map((one) => one.line);
    for (const [i, one] of begun.slice(0, -1).entries()) {
      const lasts = (begun[i + 1]?.at ?? 0) - one.at;
      const line = lines[i];
      expect(lasts).toBeGreaterThanOrEqual(actionTime('normal') - 20);
      expect(lasts).toBeGreaterThanOrEqual(readTime(line ? textOf(line).length : 0, 'normal') - 20);
    }
    expect(readTime(10, 'normal')).toBe(1200);
    expect(readTime(30, 'normal')).toBe(2000);
    expect(readTime(30, 'calm')).toBe(4000);
    expect(readTime(30, 'quick')).toBe(1000);
    expect(readTime(30, 'instant')).toBe(0);
  });

  test('own actions are shown without waiting', async () => {
    const { film, play } = shown(() => true);
    play();
    await vi.advanceTimersByTimeAsync(0);
    expect([film.isRunning, film.line]).toEqual([false, undefined]);
  });

  test('the board is behind as soon as others have acted, also while an own action still moves', async () => {
    const { film, reel, playback, take, from, to } = shown((seat) => seat !== 'A');
    take(from, to);
    const line = reel.lines.find((one) => one.number > from);
    // Here the film is for B, whose actions come first; A's follow.
    take(to, to + 20);
    film.go();
    expect(line?.seat).toBe('B');
    expect([film.isRunning, playback.isBehind]).toEqual([false, true]);
  });

  test('tells nothing before it is shown', async () => {
    const { film, play, actions, reel } = shown();
    play();
    await vi.advanceTimersByTimeAsync(10);
    const told = actions().filter(({ line }) => line.number <= film.told);
    expect(told).toHaveLength(1);
    expect(reel.lines.length).toBeGreaterThan(told.length);
  });

  test('takes an action in parts, as they come', async () => {
    const { film, reel, take, from, to } = shown();
    take(from, to);
    const [one, two] = actionsOf(reel, spanOf(reel, 'A'), 'A');
    if (!one || !two) throw new Error('too few actions');
    const { film: late, take: more, from: start } = shown();
    more(start, one.line.number);
    late.go();
    await vi.advanceTimersByTimeAsync(300);
    expect(late.line?.number).toBe(one.line.number);
    more(one.line.number, two.line.number);
    late.go();
    // The second action waits for the time of the first.
    await vi.advanceTimersByTimeAsync(300);
    expect(late.line?.number).toBe(one.line.number);
    await vi.advanceTimersByTimeAsync(5000);
    expect(late.at).toBe(two.line.number);
    expect(film.at).toBe(from);
  });

  test('pauses, steps back and on, and goes on from there', async () => {
    const { film, play, actions } = shown();
    play();
    await vi.advanceTimersByTimeAsync(100);
    film.pause(true);
    const lines = actions().map((one) => one.line);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(film.line?.number).toBe(lines[0]?.number);
    film.step(1, lines);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([film.line?.number, film.isPaused]).toEqual([lines[1]?.number, true]);
    film.step(-1, lines);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([film.line?.number, film.isPaused]).toEqual([lines[0]?.number, true]);
    film.pause(false);
    const begun = await watch(film);
    expect(begun.at(-1)?.number).toBe(lines.at(-1)?.number);
  });

  test('skipping shows the present at once and reads what was left out, player by player', async () => {
    const { film, play, actions, reel, playback } = shown();
    play();
    await vi.advanceTimersByTimeAsync(100);
    film.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([film.isRunning, film.at]).toEqual([false, reel.last]);
    expect(playback.shown).toBe(reel.at(reel.last));
    expect(film.spoken).toMatch(/^B: /);
    for (const { line } of actions()) expect(film.spoken).toContain(textOf(line));
    // The queue is empty: nothing follows.
    const { spoken } = film;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(film.spoken).toBe(spoken);
  });

  test('one action can be seen again, and the present afterwards', async () => {
    const { film, play, actions, reel, playback } = shown();
    play();
    await watch(film);
    const line = actions()[0]?.line;
    if (!line) throw new Error('no action');
    film.replay(line);
    await vi.advanceTimersByTimeAsync(200);
    expect([film.line?.number, playback.isBehind]).toEqual([line.number, true]);
    await watch(film);
    expect([film.at, film.isRunning]).toEqual([reel.last, false]);
    expect(playback.shown).toBe(reel.at(reel.last));
  });

  test('each action is announced when it has been shown', async () => {
    const { film, play, actions } = shown();
    const heard: string[] = [];
    play();
    for (let i = 0; i < 4000 && film.at < film.told + 1; ++i) {
      if (film.spoken && heard.at(-1) !== film.spoken) heard.push(film.spoken);
      await vi.advanceTimersByTimeAsync(10);
      if (!film.isRunning && i > 10) break;
    }
    heard.push(film.spoken);
    expect([...new Set(heard)]).toEqual(actions().map((one) => one.line.say()));
  });

  test('a spectator far behind catches up', async () => {
    const { reel, film } = (() => {
      const reel = new Reel(kit, view, first - 1);
      const playback = kit.playback(reel.at(first - 1));
      const film = new Film({
        ...{ reel: () => reel, playback: () => playback, isOwn: () => false, isWatching: () => true, name },
      });
      film.reset();
      reel.take(first, events, patches, name);
      film.go();
      return { reel, film };
    })();
    const begun = await watch(film);
    expect(begun.length).toBeLessThanOrEqual(8);
    expect(reel.lines.length).toBeGreaterThan(40);
    expect(film.at).toBe(reel.last);
  });
});

describe('a press during the film', () => {
  async function pressing(change: (button: HTMLElement) => void, aside = 0): Promise<number> {
    const { film, play } = shown();
    play();
    await vi.advanceTimersByTimeAsync(100);
    const button = document.createElement('button');
    button.dataset['thing'] = 'two towers';
    document.body.append(button);
    let acted = 0;
    button.addEventListener('click', () => ++acted);
    const stop = guardPresses(film);
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(film.isRunning).toBe(false);
    change(button);
    if (aside) button.getBoundingClientRect = () => new DOMRect(aside, 0, 10, 10);
    button.click();
    // The next press is an ordinary one.
    const once = acted;
    button.dataset['thing'] = 'something else';
    button.removeAttribute('aria-disabled');
    button.click();
    expect(acted).toBe(once + 1);
    stop();
    button.remove();
    return once;
  }
  test('acts on what is still there', async () => {
    expect(await pressing(() => undefined)).toBe(1);
  });
  test('only ends it where something else is now', async () => {
    expect(await pressing((button) => (button.dataset['thing'] = 'one tower'))).toBe(0);
  });
  test('only ends it where the same thing is elsewhere now', async () => {
    expect(await pressing(() => undefined, 40)).toBe(0);
  });
  test('only ends it where it is not legal', async () => {
    expect(await pressing((button) => button.setAttribute('aria-disabled', 'true'))).toBe(0);
  });
  test('Space and Escape skip; the controls do not', async () => {
    for (const key of [' ', 'Escape']) {
      const { film, play } = shown();
      play();
      await vi.advanceTimersByTimeAsync(100);
      const stop = guardPresses(film);
      const control = document.createElement('div');
      control.dataset['film'] = '';
      document.body.append(control);
      control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      expect(film.isRunning).toBe(true);
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      expect(film.isRunning).toBe(false);
      stop();
      control.remove();
    }
  });
});

describe('a clock', () => {
  test.each(['calm', 'normal'] as const)(
    'ends the film by itself after a quarter of it, at the pace %s',
    async (at) => {
      pace.choose(at);
      const { film, play, reel } = shown();
      const clocks = new Clocks();
      const store = { film, clocks, reel, kit, view, me: 'A' as Seat, mine: new Set(['A']), over: undefined };
      const stop = rooted(() => new Watching(store as unknown as TableStore, ''));
      play();
      flushSync();
      // The film of these actions is longer than the quarter.
      const kClock = 8000;
      clocks.take({ type: 'clock', seat: 'A', left: kClock, window: false, running: true });
      flushSync();
      await vi.advanceTimersByTimeAsync(kClock / 4 - 20);
      expect(film.isRunning).toBe(true);
      await vi.advanceTimersByTimeAsync(40);
      expect([film.isRunning, film.at]).toEqual([false, reel.last]);
      clocks.stop();
      stop();
    },
  );
});

describe('the timeline', () => {
  function laid() {
    const one = shown();
    one.play();
    const props = {
      ...{ film: one.film, kind: 'desktop' as const, paint: name, name, me: 'A' as Seat, hasTurn: true },
      ...{ onlight: vi.fn(), onplay: vi.fn(), onlog: vi.fn() },
    };
    return { ...one, props };
  }
  test('has a heading a turn and a line an action, with its number, card and words', async () => {
    const { film, actions, props } = laid();
    await watch(film);
    render(Timeline, { ...props, actions: actions() });
    const rows = document.querySelectorAll('.timeline li > button');
    expect(rows).toHaveLength(actions().length);
    expect(screen.getByText('B’s turn')).toBeTruthy();
    expect(screen.getByText('Now: your turn')).toBeTruthy();
    for (const [i, { line, number }] of actions().entries()) {
      expect(rows[i]?.textContent).toContain(String(number));
      expect(rows[i]?.textContent).toContain(line.act?.what());
      expect(rows[i]?.getAttribute('aria-label')).toBe(line.say());
    }
    rows[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(props.onplay).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ number: 1 }));
  });

  test('a line of nobody has no chip, and an empty list says so', async () => {
    const { film, actions, props } = laid();
    await watch(film);
    const [first, ...more] = actions();
    if (!first) throw new Error('no action');
    const ofNobody = { ...first, number: undefined, line: { ...first.line, seat: undefined } } as typeof first;
    const { rerender } = render(Timeline, { ...props, actions: [ofNobody, ...more] });
    const chips = [...document.querySelectorAll('.timeline li > button')].map((row) => row.querySelectorAll('.chip'));
    expect(chips.map((one) => one.length)).toEqual([0, ...more.map(() => 1)]);
    await rerender({ ...props, actions: [] });
    expect(screen.getByText('No moves yet')).toBeTruthy();
  });

  test('its buttons pause, step, skip and change the pace', async () => {
    const { film, actions, props } = laid();
    await vi.advanceTimersByTimeAsync(100);
    render(Timeline, { ...props, actions: actions() });
    const press = (label: string): void => {
      screen.getByRole('button', { name: label }).click();
      flushSync();
    };
    press('Pause');
    expect(film.isPaused).toBe(true);
    press('Play');
    expect(film.isPaused).toBe(false);
    press('Skip');
    expect(film.isRunning).toBe(false);
    press('Calm');
    expect([pace.now, localStorage.getItem('spires.pace')]).toEqual(['calm', 'calm']);
    await tick();
  });
});

describe('a swipe over the timeline', () => {
  test.each([
    ['to the left skips', -60, false],
    ['to the right steps back', 60, true],
    ['that is short does nothing', -20, true],
  ])('%s', async (_, by, runs) => {
    const one = shown();
    one.play();
    await vi.advanceTimersByTimeAsync(100);
    render(Timeline, {
      ...{ film: one.film, kind: 'phone', paint: name, name, me: 'A', hasTurn: true, actions: one.actions() },
      ...{ onlight: vi.fn(), onplay: vi.fn(), onlog: vi.fn() },
    });
    const timeline = document.querySelector('.timeline');
    timeline?.dispatchEvent(new MouseEvent('pointerdown', { clientX: 200, clientY: 50, bubbles: true }));
    timeline?.dispatchEvent(new MouseEvent('pointerup', { clientX: 200 + by, clientY: 52, bubbles: true }));
    expect(one.film.isRunning).toBe(runs);
    one.film.skip();
  });
});

describe('the place of a card', () => {
  const bounds: Box = { left: 0, top: 0, right: 400, bottom: 300 };
  const anchor: Box = { left: 300, top: 100, right: 400, bottom: 140 };
  test('is beside its player, and on nothing', () => {
    const solids = [anchor, { left: 150, top: 0, right: 290, bottom: 300 }];
    const found = freePlace(anchor, { width: 60, height: 80 }, solids, bounds);
    if (!found) throw new Error('no room');
    expect(solids.some((one) => meets(one, found))).toBe(false);
    expect(found.left).toBeGreaterThanOrEqual(290);
  });
  test('is nowhere if there is no room', () => {
    expect(freePlace(anchor, { width: 60, height: 80 }, [bounds], bounds)).toBeUndefined();
  });
});
