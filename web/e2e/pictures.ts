// Takes the screenshots of README.md from real games, into docs/pictures/. Every run shows another game.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { asks } from './asked.ts';
import { Player, type Kind } from './player.ts';
import { byPointer } from './press.ts';
import type { Scene } from './scene.ts';
import { kScenes } from './scenes.ts';
import { begin, speak } from './steps.ts';
import { readTree, type Thing } from './tree.ts';
import { sayIn, type Language } from './words.ts';
import { World } from './world.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const say = sayIn('en');
const kDesktop = [1440, 900] as const;
const kPhone = [360, 740] as const;
// Small enough for a README, sharp enough to read the cards.
const kQuality = 82;
// Enough for both players to have cards in their rows.
const kSomeTurns = 36;

interface Picture {
  reach: Scene['reach'];
  size: readonly [number, number];
  theme: 'dark' | 'light';
  language?: Language;
  /** What to press, one after the other, so that a ghost shows the outcome. */
  pressed?: readonly Kind[];
  hovered?: Kind;
}

/** A player who casts whenever possible is choosing a card in the middle of a game. */
const duel: Scene['reach'] = async (world, visit) => {
  const page = await world.open(visit);
  await begin(page, say, 'duel');
  const player = new Player(page, { seed: 11, weights: { pass: 0 } });
  await player.play((tree) => player.presses >= kSomeTurns && asks(tree, say, 'duel-ask-TAKE'));
  return page;
};

const kPictures: Record<string, Picture> = {
  start: { reach: kScenes.home.reach, size: kDesktop, theme: 'dark' },
  towers: { reach: kScenes.tall.reach, size: kDesktop, theme: 'dark', pressed: ['card', 'ring'] },
  duel: { reach: duel, size: kDesktop, theme: 'light', hovered: 'ring' },
  replay: { reach: kScenes.replay.reach, size: kDesktop, theme: 'light', language: 'cs' },
  'towers-phone': {
    reach: kScenes.tall.reach,
    size: kPhone,
    theme: 'light',
    language: 'pl',
    pressed: ['card', 'ring'],
  },
  'duel-phone': { reach: duel, size: kPhone, theme: 'dark', language: 'uk', hovered: 'ring' },
};

async function touch(page: Page, { language = 'en', pressed = [], hovered }: Picture): Promise<void> {
  const player = new Player(page, { language });
  const find = async (wanted: Kind): Promise<Thing | undefined> => {
    await page.waitForTimeout(300);
    const tree = await readTree(page);
    // The ghost is there once the move can be confirmed.
    if (player.confirmation(tree)) return undefined;
    return player.offers(tree).find(({ kind }) => kind === wanted)?.thing;
  };
  for (const wanted of pressed) {
    const thing = await find(wanted);
    if (thing) await byPointer(page, thing);
  }
  const last = hovered && (await find(hovered));
  if (last) await page.getByRole('button', { name: last.name, exact: true }).hover();
}

export default async function pictures(wanted: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, picture] of Object.entries(kPictures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { reach, size, theme, language = 'en' } = picture;
    const world = await World.begin();
    try {
      const sharp = size === kPhone ? { deviceScaleFactor: 2 } : {};
      const page = await reach(world, { size: kDesktop, colorScheme: theme, reducedMotion: 'reduce', ...sharp });
      if (language !== 'en') await speak(page, say, language);
      // Removes the focus ring from the screenshot.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      const [width, height] = size;
      await page.setViewportSize({ width, height });
      await touch(page, picture);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: kQuality });
      console.log(`docs/pictures/${name}.jpg`);
    } finally {
      await world.end();
    }
  }
}
