// Takes screenshots of the pages in three sizes and both themes, into build/shots/. A language among the names is
// spoken in all of them.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { byPointer } from './press.ts';
import { Player } from './player.ts';
import { posesOf } from './scene.ts';
import { kScenes, sceneOf, type SceneName } from './scenes.ts';
import { speak } from './steps.ts';
import { kLanguages, sayIn, type Language } from './words.ts';
import { readTree } from './tree.ts';
import { World } from './world.ts';

const folder = fileURLToPath(new URL('../../build/shots/', import.meta.url));
const sizes = { phone: [360, 640], tablet: [1024, 768], desktop: [1920, 1080] } as const;
const themes = { night: 'dark', light: 'light' } as const;
const usual = [
  ...['home', 'start', 'tall', 'reaction', 'result', 'replay'],
  ...['duel-start', 'duel-ghost', 'duel-look', 'duel-result', 'duel-replay'],
];
const isLanguage = (name: string): name is Language => kLanguages.some((one) => one === name);
const isScene = (name: string): name is SceneName => name in kScenes;

/** Picks a card and a piece without confirming, so that the ghost of the move is shown. */
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
  const language = wanted.find(isLanguage) ?? 'en';
  const names = wanted.filter((name) => !isLanguage(name));
  for (const name of names.length > 0 ? names : usual) {
    if (!isScene(name)) throw new Error(`no scene ${name}; there are ${Object.keys(kScenes).join(', ')}`);
    const scene = sceneOf(name);
    const world = await World.begin();
    try {
      const page = await scene.reach(world, { size: sizes.desktop, reducedMotion: 'reduce' });
      if (name === 'tall') await showGhost(page);
      if (language !== 'en') await speak(page, sayIn('en'), language);
      for (const [size, [width, height]] of Object.entries(sizes)) {
        for (const [theme, colorScheme] of Object.entries(themes)) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height });
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(300);
          for await (const pose of posesOf(scene, page, sayIn(language))) {
            const file = [name, pose, size, theme, language === 'en' ? '' : language].filter(Boolean).join('-');
            await page.screenshot({ path: `${folder}${file}.png` });
          }
        }
      }
      for (const fault of world.faults) console.error(`${name}: ${fault}`);
      console.log(`build/shots/${name}-*.png`);
    } finally {
      await world.end();
    }
  }
}
