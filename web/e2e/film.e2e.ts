// What the others did: three bots' turns at each pace, the traces they leave, and that nothing shown for a moment covers
// what it speaks of.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Pace } from '../src/film/pace.svelte.ts';
import { Player } from './player.ts';
import { codeOf, makeTable, seated, type Wishes } from './steps.ts';
import { sayIn } from './words.ts';
import { scenario, type World } from './world.ts';

const say = sayIn('en');
const kFilm = '.timeline.running';

/** Opens a game against bots at a pace. The player presses at once; only the bots are filmed. */
async function against(world: World, pace: Pace, wishes: Wishes, size: readonly [number, number] = [1440, 900]) {
  const page = await world.open({ pace, size });
  await makeTable(page, say, { level: 'child', ...wishes });
  await seated(page, say, wishes.game ?? 'towers');
  return page;
}

/** Plays until the bots' turns are shown. */
async function untilFilm(page: Page, seed: number): Promise<void> {
  const player = new Player(page, { seed, weights: { spell: 0 } });
  let isRunning = false;
  await player.play(
    () => isRunning,
    undefined,
    async () => {
      isRunning = (await page.locator(kFilm).count()) > 0;
    },
  );
}

/** What was on the timeline, picture by picture. */
interface Seen {
  at: number;
  now: string;
  lines: string[];
}
/** Runs in the page: notes the timeline at every frame until the film ends. */
function watchFilm(): Promise<Seen[]> {
  return new Promise((done) => {
    const seen: Seen[] = [];
    const look = (): void => {
      const list = document.querySelector('.timeline ol');
      const frame = list?.getBoundingClientRect();
      const rows = [...document.querySelectorAll<HTMLElement>('.timeline li > button')].filter((one) => {
        const box = one.getBoundingClientRect();
        const isIn = frame && box.bottom <= frame.bottom + 2 && box.top >= frame.top - 2;
        return isIn && box.right <= frame.right + 2 && box.left >= frame.left - 2;
      });
      const name = (one: Element): string =>
        one.querySelector('.words')?.textContent?.trim().replace(/\s+/g, ' ') ?? '';
      const number = (one: Element): string => one.querySelector('.chip')?.textContent?.trim() ?? '';
      const current = document.querySelector('.timeline [aria-current]');
      seen.push({
        at: performance.now(),
        now: current ? `${number(current)} ${name(current)}` : '',
        lines: rows.map((one) => `${number(one)} ${name(one)}`),
      });
      if (document.querySelector('.timeline.running')) requestAnimationFrame(look);
      else done(seen);
    };
    look();
  });
}

interface Lasted {
  text: string;
  action: number;
  legible: number;
}
/** How long each action was shown and its line was legible, in milliseconds. */
function lastedIn(seen: readonly Seen[]): Lasted[] {
  const numbers = [...new Set(seen.map((one) => one.now.split(' ')[0] ?? ''))].filter(Boolean);
  return numbers.map((number) => {
    const isOf = (text: string): boolean => text.split(' ')[0] === number;
    let [action, legible] = [0, 0];
    for (const [i, one] of seen.slice(1).entries()) {
      const passed = one.at - (seen[i]?.at ?? one.at);
      if (isOf(seen[i]?.now ?? '')) action += passed;
      if (seen[i]?.lines.some(isOf)) legible += passed;
    }
    const text = seen.findLast((one) => isOf(one.now))?.now ?? '';
    return { text: text.slice(number.length + 1), action, legible };
  });
}
const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

scenario(
  'three bots at each pace',
  async (world) => {
    const medians: Partial<Record<Pace, number>> = {};
    const kShown = ['quick', 'normal', 'calm'] as const;
    const shown = async (pace: (typeof kShown)[number]): Promise<void> => {
      const page = await against(world, pace, { seats: ['person', 'bot', 'bot', 'bot'] });
      await untilFilm(page, 3);
      const lasted = lastedIn(await page.evaluate(watchFilm));
      const factor = { quick: 0.5, normal: 1, calm: 2 }[pace];
      const wanted = (text: string): number => Math.max(1200, (text.length / 15) * 1000) * factor;
      // The last lines stay on the timeline, so their time goes on after the film.
      const table = lasted.map(({ text, action, legible }, i) => {
        const least = i >= lasted.length - 3 ? ' stays' : `(${wanted(text).toFixed(0)})`;
        return `  ${action.toFixed(0).padStart(6)} ${legible.toFixed(0).padStart(6)} ${least}  ${text}`;
      });
      console.log([`${pace}: action ms, legible ms (wanted), line`, ...table].join('\n'));
      // A frame before and after.
      const short = lasted.slice(0, -3).filter(({ text, legible }) => legible < wanted(text) - 100);
      expect(lasted.length, 'two cards of each bot').toBeGreaterThanOrEqual(6);
      expect(short, 'lines that left before they could be read').toEqual([]);
      // The first action had begun before it was watched.
      medians[pace] = median(lasted.slice(1).map((one) => one.action));
      await page.context().close();
    };
    await Promise.all(kShown.map(shown));
    const { quick = 0, normal = 0, calm = 0 } = medians;
    expect(calm / normal).toBeGreaterThan(1.6);
    expect(calm / normal).toBeLessThan(2.4);
    // A slow machine takes a part of every action; the unit tests of the film have the exact factors.
    expect(quick / normal).toBeGreaterThan(0.35);
    expect(quick / normal).toBeLessThan(0.95);
    // At once: nothing is filmed, and everything is told.
    const page = await against(world, 'instant', { seats: ['person', 'bot', 'bot', 'bot'] });
    const player = new Player(page, { seed: 3, weights: { spell: 0 } });
    let films = 0;
    await player.play(
      () => player.presses > 8,
      undefined,
      async () => {
        films += await page.locator(kFilm).count();
      },
    );
    expect(films).toBe(0);
    expect(await page.locator('.timeline li > button').count()).toBeGreaterThanOrEqual(4);
  },
  { seconds: 420 },
);

/** Runs in the page. What is shown for a moment, or marks the past, and lies on a piece, a number or a card. */
function coveredThings(): string[] {
  const boxes = (selector: string): { name: string; box: DOMRect }[] =>
    [...document.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility({ opacityProperty: true }))
      .map((one) => ({ name: one.getAttribute('aria-label') ?? selector, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
  const meets = (a: DOMRect, b: DOMRect, slack: number): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const kThings =
    '[data-wizard], [data-plaque], use[href="#castle"], .hand .card, [data-pile], .pile, .touch, .balance li, [data-zone] svg';
  const faults: string[] = [];
  for (const panel of boxes('.film-card, .timeline')) {
    for (const thing of boxes(`${kThings}, [data-seat]`)) {
      if (meets(panel.box, thing.box, 2)) faults.push(`${panel.name} lies on ${thing.name}`);
    }
  }
  // Chips are on free ground; they may touch the edge of a plate.
  for (const chip of boxes('[data-chip] .pill')) {
    for (const thing of boxes('[data-wizard], [data-plaque]')) {
      if (meets(chip.box, thing.box, 4)) faults.push(`a chip lies on ${thing.name}`);
    }
  }
  for (const { name, box } of boxes('.film-card, .timeline, [data-chip] .pill')) {
    const isOut = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if (isOut) faults.push(`${name} is cut off`);
  }
  return [...new Set(faults)];
}

const kSizes = [
  ...[
    [360, 640],
    [390, 844],
    [600, 960],
    [768, 1024],
    [820, 1180],
    [844, 390],
  ],
  ...[
    [1024, 768],
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ],
] as [number, number][];

for (const game of ['towers', 'duel'] as const) {
  scenario(
    `the film covers nothing: ${game}`,
    async (world) => {
      const seats = game === 'towers' ? (['person', 'bot', 'bot', 'bot'] as const) : (['bot', 'person'] as const);
      const page = await against(world, 'calm', { game, seats });
      await untilFilm(page, 5);
      await page.locator('.film-card').waitFor({ timeout: 20_000 });
      await page.getByRole('button', { name: say('film-pause') }).click();
      const faults: string[] = [];
      const measure = async (when: string): Promise<void> => {
        for (const [width, height] of kSizes) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          for (const fault of await page.evaluate(coveredThings)) faults.push(`${width}×${height} ${when}: ${fault}`);
        }
        await page.setViewportSize({ width: 1440, height: 900 });
      };
      await measure('a card');
      await page.getByRole('button', { name: say('film-skip') }).click();
      await page.locator('[data-chip]').first().waitFor();
      await measure('the traces');
      expect(faults).toEqual([]);
    },
    { seconds: 240 },
  );
}

scenario('traces stay until the first decision, and come back after a reload and on another device', async (world) => {
  // A seat that is open for anyone puts the table on the server.
  const page = await world.open({ size: [1440, 900] });
  await makeTable(page, say, { seats: ['person', 'open', 'bot'], level: 'child' });
  await page.getByRole('button', { name: say('lobby-start') }).click();
  await seated(page, say, 'towers');
  const player = new Player(page, { seed: 4, weights: { spell: 0 } });
  let chips: string[] = [];
  const traced = async (of: Page): Promise<string[]> =>
    of.locator('.timeline li > button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  await player.play(
    () => chips.length > 0 && player.presses > 4,
    undefined,
    async () => {
      chips = (await page.locator('[data-chip]').count()) > 0 ? await traced(page) : [];
    },
  );
  const shown = await page.locator('[data-chip]').count();
  expect(shown).toBeGreaterThan(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.locator('[data-chip]').first().waitFor();
  expect([await page.locator('[data-chip]').count(), await traced(page)]).toEqual([shown, chips]);
  const other = await world.open({
    ...{ size: [390, 844], storageState: await page.context().storageState(), path: `/t/${codeOf(page)}` },
  });
  await other.locator('[data-chip]').first().waitFor();
  expect(await traced(other)).toEqual(chips);
  // The first decision removes them.
  const presses = player.presses;
  await player.play(
    () => player.presses > presses + 1,
    undefined,
    async () => {
      chips = (await page.locator('[data-chip]').count()) > 0 ? chips : [];
    },
  );
  expect(await page.locator('[data-chip]').count()).toBe(0);
});
