// The board of Wandering Towers in every size: what is legal is easy to see, and no panel covers a piece or a number.
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { faintMarks } from './contrast.ts';
import { coveredPieces } from './cover.ts';
import { faultsOfPage } from './look.ts';
import { Player } from './player.ts';
import { begin } from './steps.ts';
import { sayIn } from './words.ts';
import { scenario } from './world.ts';

const kSizes = [
  ...([
    [360, 640],
    [390, 844],
    [600, 960],
    [768, 1024],
    [820, 1180],
    [844, 390],
  ] as const),
  ...([
    [1024, 768],
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const),
];
const kMeasured: ReadonlySet<number> = new Set([360, 768, 1440, 2560]);
const kThumb = 44;
const say = sayIn('en');

async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The faults of the board as it is: at first in every size, later where contrast is measured, in both themes. */
async function look(page: Page, moment: string): Promise<string[]> {
  const faults: string[] = [];
  for (const size of kSizes) {
    if (moment !== 'card' && !kMeasured.has(size[0])) continue;
    await resize(page, size);
    const where = `${moment} ${size.join('×')}`;
    const found = [...(await coveredPieces(page)), ...(await page.evaluate(faultsOfPage, { thumb: kThumb }))];
    faults.push(...found.map((one) => `${where}: ${one}`));
    if (!kMeasured.has(size[0])) continue;
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      faults.push(...(await faintMarks(page)).map((one) => `${where} ${colorScheme}: ${one}`));
    }
  }
  return faults;
}

/** Runs in the page: what the panel of a hint covers of the things that it may speak of. */
function hidden(label: string): string[] {
  const panel = document.querySelector(`section[aria-label="${label}"]`)?.getBoundingClientRect();
  if (!panel) return ['no panel'];
  const isCard = document.querySelector('.hand .raised') !== null;
  const things = ['[data-wizard]', '[data-plaque]', '.prompt .gold', ...(isCard ? ['.hand .raised'] : [])];
  return things.filter((selector) =>
    [...document.querySelectorAll(selector)].some((one) => {
      const box = one.getBoundingClientRect();
      const wide = Math.min(box.right, panel.right) - Math.max(box.left, panel.left);
      return wide > 1 && Math.min(box.bottom, panel.bottom) - Math.max(box.top, panel.top) > 1;
    }),
  );
}

/** A hint lights a card or a piece, and its panel covers none of them, in every size. */
async function hint(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: say('hint'), exact: true }).click();
  const panel = page.getByRole('region', { name: say('hint') });
  await panel.getByRole('listitem').first().waitFor();
  const faults: string[] = [];
  for (const size of kSizes) {
    await resize(page, size);
    const found = await page.evaluate(hidden, say('hint'));
    faults.push(...found.map((one) => `${size.join('×')}: the hint lies on ${one}`));
  }
  await resize(page, [1440, 900]);
  await panel.getByRole('button', { name: say('close'), exact: true }).click();
  await page.keyboard.press('Escape');
  return faults;
}

const kMostMoments = 40;

scenario(
  'what is legal stands out, and nothing covers a piece',
  async (world) => {
    const page = await world.open({ size: [1440, 900], reducedMotion: 'reduce' });
    await begin(page, say, 'towers');
    const player = new Player(page, { seed: 11 });
    const faults: string[] = [];
    const wanted = new Set(['card', 'wizard', 'tower']);
    for (let moment = 0; moment < kMostMoments && wanted.size > 0; ++moment) {
      await player.play((tree) => player.offers(tree).length > 0 && !player.confirmation(tree));
      const seen = await page
        .locator('[data-legal]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-legal')));
      const what = seen.find((one) => one !== null && wanted.has(one));
      if (what) {
        wanted.delete(what);
        faults.push(...(await look(page, what)));
        await resize(page, [1440, 900]);
        if (what === 'card') faults.push(...(await hint(page)));
      }
      const before = player.presses;
      await player.play(() => player.presses > before);
    }
    expect([...wanted], 'marks that were never seen').toEqual([]);
    expect(faults.join('\n')).toBe('');
  },
  { seconds: 480 },
);
