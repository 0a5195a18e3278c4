// Records what a newcomer learns, in pictures: every lesson with its first step, a wrong try and its end, and Knight &
// Mage with up to ten cards in the row, into build/shots/learning/. node e2e/run.mjs learning [LANGUAGE] [LESSON | MOMENT…]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { atPosition, kPositions, showPosition, type PositionName } from './duel-positions.ts';
import { kGames, type Game } from './games.ts';
import { asked, lessonsOf, play, stepsOf, wrongOf, type Lesson } from './lessons.ts';
import { kLanguages, sayIn, type Language } from './words.ts';
import { World } from './world.ts';

const folder = fileURLToPath(new URL('../../build/shots/learning/', import.meta.url));
const kSizes = [
  [1280, 720],
  [1440, 900],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;
const kThemes = { night: 'dark', light: 'light' } as const;

/** Pictures in every size, the two themes by turns. */
async function around(page: Page, name: string, sizes: readonly (readonly [number, number])[]): Promise<void> {
  for (const [i, [width, height]] of sizes.entries()) {
    const theme = i % 2 === 0 ? 'night' : 'light';
    await page.emulateMedia({ colorScheme: kThemes[theme], reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(250);
    await page.screenshot({ path: `${folder}${name}-${String(width)}x${String(height)}-${theme}.png` });
  }
}

/** The smallest phone with letters of twice the size. */
async function large(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}${name}-360x640-large.png` });
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
}

async function recordLesson(page: Page, language: Language, game: Game, lesson: Lesson, wide: boolean): Promise<void> {
  const say = sayIn(language);
  const sizes = [...(wide ? [kSizes[0]] : [kSizes[1]]), ...(wide ? [kSizes[2]] : [kSizes[3]])];
  const name = [game, lesson.id, language].join('-');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${new URL(page.url()).origin}/learn/${game}/${lesson.id}`);
  for (const [made, step] of stepsOf(lesson).entries()) {
    await asked(page, made);
    await around(page, `${name}-${String(made + 1)}`, sizes);
    if (made === 0) await large(page, `${name}-1`);
    await page.setViewportSize({ width: 1440, height: 900 });
    const wrong = wrongOf(step);
    if (made === 0 && wrong !== undefined) {
      await play(page, say, lesson, wrong);
      await around(page, `${name}-${String(made + 1)}-wrong`, sizes);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    await play(page, say, lesson, step.do[0] ?? '');
  }
  await page.waitForTimeout(1500);
  await around(page, `${name}-done`, sizes);
}

export default async function learning(wanted: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const language = kLanguages.find((one) => wanted.includes(one)) ?? 'en';
  const names = wanted.filter((one) => one !== language);
  const isWanted = (name: string): boolean => names.length === 0 || names.includes(name);
  const world = await World.begin();
  try {
    const page = await world.open({ language, reducedMotion: 'reduce' });
    for (const game of kGames) {
      for (const [i, lesson] of lessonsOf(game).entries()) {
        if (!isWanted(`${game}-${lesson.id}`)) continue;
        await recordLesson(page, language, game, lesson, i % 2 === 0);
        console.log(`build/shots/learning/${game}-${lesson.id}-*.png`);
      }
    }
    let board: Page | undefined;
    for (const moment of Object.keys(kPositions) as PositionName[]) {
      if (!isWanted(moment)) continue;
      if (board) await showPosition(world, board, moment);
      board ??= await atPosition(world, moment, { language, reducedMotion: 'reduce' });
      await around(board, `${moment}-${language}`, kSizes);
      await large(board, `${moment}-${language}`);
      console.log(`build/shots/learning/${moment}-*.png`);
    }
    for (const fault of world.faults) console.error(fault);
  } finally {
    await world.end();
  }
}
