// The board of Knight & Mage in twelve window sizes and both themes, with 0, 5 and 10 cards in the row: nothing covers
// anything else, the row is as large as promised, and what is legal stands out.
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { contrastsOf } from './duel-contrast.ts';
import { faultsOfBoard } from './duel-look.ts';
import { atPosition, showPosition, type PositionName } from './duel-positions.ts';
import { faultsOfPage } from './look.ts';
import { sayIn } from './words.ts';
import { scenario } from './world.ts';

const say = sayIn('en');

const kMoments: readonly PositionName[] = ['move-0', 'take-5', 'place-10', 'spell-10', 'told-10'];
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
] as const;
const kMeasured = [360, 768, 1440, 2560];
const kLeast = 3;
const kThemes = ['dark', 'light'] as const;

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wide) => innerWidth === wide, width);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.evaluate(() => document.fonts.ready);
}

/** Looks at the present moment in all sizes. Returns its faults, and the least contrast of a mark. */
async function lookAround(page: Page, moment: string): Promise<{ faults: string[]; least: number }> {
  const faults: string[] = [];
  let least = Infinity;
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
        least = Math.min(least, ratio);
        if (ratio < kLeast) faults.push(`${where} ${colorScheme}: ${name} stands out by ${ratio.toFixed(1)} only`);
      }
    }
  }
  return { faults, least };
}

scenario(
  'the board of Knight & Mage in every size: nothing is covered, and what is legal stands out',
  async (world) => {
    let page: Page | undefined;
    const all: string[] = [];
    for (const moment of kMoments) {
      if (page) await resize(page, 1280, 800);
      if (page) await showPosition(world, page, moment);
      page ??= await atPosition(world, moment, { reducedMotion: 'reduce' });
      const { faults, least } = await lookAround(page, moment);
      console.log(`${moment}: least contrast of a mark ${least.toFixed(1)}`);
      all.push(...faults);
      if (moment !== 'place-10') continue;
      // Where there is no room beside the row, the prompt says what the ends would change.
      for (const [width, height] of [
        [1280, 720],
        [360, 640],
      ] as const) {
        await resize(page, width, height);
        await page
          .getByRole('group', { name: say('prompt') })
          .getByText(say('duel-do-end-L'))
          .waitFor();
      }
    }
    expect(all).toEqual([]);
  },
);
