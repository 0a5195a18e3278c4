// The board of Knight & Mage in twelve window sizes and both themes: nothing covers anything else, the row is as large as
// promised, and what is legal stands out.
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { asks } from './asked.ts';
import { contrastsOf } from './duel-contrast.ts';
import { faultsOfBoard } from './duel-look.ts';
import { faultsOfPage } from './look.ts';
import { Player } from './player.ts';
import { sat } from './scene.ts';
import { sayIn } from './words.ts';
import { scenario } from './world.ts';

const say = sayIn('en');
const kSizes = [
  ...[[360, 640], [390, 844], [600, 960], [768, 1024], [820, 1180], [844, 390]],
  ...[[1024, 768], [1280, 720], [1366, 768], [1440, 900], [1920, 1080], [2560, 1440]],
] as const;
const kMeasured = [360, 768, 1440, 2560];
const kLeast = 3;
const kThemes = ['dark', 'light'] as const;

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.evaluate(() => document.fonts.ready);
}

/** Looks at the present moment in all sizes. */
async function lookAround(page: Page, moment: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [width = 0, height = 0] of kSizes) {
    await resize(page, width, height);
    const where = `${moment} at ${String(width)} × ${String(height)}`;
    const found = [
      ...(await page.evaluate(faultsOfBoard)),
      ...(await page.evaluate(faultsOfPage, { thumb: width <= 844 ? 44 : 0 })),
    ];
    faults.push(...found.map((fault) => `${where}: ${fault}`));
    if (!kMeasured.includes(width)) continue;
    for (const colorScheme of kThemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const marks = await contrastsOf(page);
      expect(marks.length, `${where} ${colorScheme}`).toBeGreaterThan(0);
      for (const { name, ratio } of marks) {
        if (ratio < kLeast) faults.push(`${where} ${colorScheme}: ${name} stands out by ${ratio.toFixed(1)} only`);
      }
      const least = Math.min(...marks.map((one) => one.ratio));
      console.log(`${where} ${colorScheme}: ${String(marks.length)} marks, least contrast ${least.toFixed(1)}`);
    }
  }
  return faults;
}

scenario(
  'the board of Knight & Mage in every size: nothing is covered, and what is legal stands out',
  async (world) => {
    const page = await sat(world, { reducedMotion: 'reduce' }, { game: 'duel', seats: ['person', 'bot'] });
    const player = new Player(page, { seed: 91, weights: { pass: 0 } });
    const faults: string[] = [];
    for (const key of ['duel-ask-MOVE', 'duel-ask-TAKE', 'duel-ask-SPELL', 'duel-ask-PLACE']) {
      await resize(page, 1280, 800);
      let isThere = false;
      await player.play((tree) => (isThere = asks(tree, say, key)));
      if (!isThere) throw new Error(`${key} was never asked`);
      faults.push(...(await lookAround(page, key)));
    }
    expect(faults).toEqual([]);
  },
  { seconds: 480 },
);
