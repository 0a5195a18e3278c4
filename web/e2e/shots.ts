// Pictures for people to look at: the pages in three sizes and both themes, into build/shots/.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { byPointer } from './press.ts';
import { Player } from './player.ts';
import { kScenes } from './scenes.ts';
import { readTree } from './tree.ts';
import { World } from './world.ts';

const folder = fileURLToPath(new URL('../../build/shots/', import.meta.url));
const sizes = { phone: [360, 640], tablet: [1024, 768], desktop: [1920, 1080] } as const;
const themes = { night: 'dark', light: 'light' } as const;
const usual = ['home', 'start', 'tall', 'reaction', 'result', 'replay'];

/** A card and a piece, unconfirmed: the ghost of the move. */
async function showGhost(page: Page): Promise<void> {
  const player = new Player(page);
  for (const kind of ['card', 'ring'] as const) {
    await page.waitForTimeout(200);
    const tree = await readTree(page);
    const offer = player.offers(tree).find((one) => one.kind === kind);
    if (offer && !player.confirmation(tree)) await byPointer(page, offer.thing);
  }
}

export default async function shots(wanted: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of wanted.length > 0 ? wanted : usual) {
    const reach = Object.entries(kScenes).find(([scene]) => scene === name)?.[1];
    if (!reach) throw new Error(`no scene ${name}; there are ${Object.keys(kScenes).join(', ')}`);
    const world = await World.begin();
    try {
      const page = await reach(world, { size: sizes.desktop, reducedMotion: 'reduce' });
      if (name === 'tall') await showGhost(page);
      for (const [size, [width, height]] of Object.entries(sizes)) {
        for (const [theme, colorScheme] of Object.entries(themes)) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height });
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(300);
          await page.screenshot({ path: `${folder}${name}-${size}-${theme}.png` });
        }
      }
      for (const fault of world.faults) console.error(`${name}: ${fault}`);
      console.log(`build/shots/${name}-*.png`);
    } finally {
      await world.end();
    }
  }
}
