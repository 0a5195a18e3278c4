// The definition of a scene: the way to it, and what is opened on it.
import type { Page } from 'playwright-core';
import { makeTable, seated, stopMotion, type Wishes } from './steps.ts';
import { sayIn, type Say } from './words.ts';
import type { Visit, World } from './world.ts';

const say = sayIn('en');

export interface Scene {
  /** Opens the page of the scene, in English. */
  reach: (world: World, visit?: Visit) => Promise<Page>;
  /** How people come here from the scene before. */
  follow?: (page: Page, say: Say) => Promise<Page>;
  /** What else is looked at, one thing after the other, each with its name; afterwards all is as it was. */
  poses?: (page: Page, say: Say) => AsyncGenerator<string>;
}

/** The page as it is, without a name, and then the others. */
export async function* posesOf(scene: Scene, page: Page, words: Say): AsyncGenerator<string> {
  yield '';
  if (scene.poses) yield* scene.poses(page, words);
}

/** A table where somebody sits and nothing is in motion. */
export async function sat(world: World, visit: Visit | undefined, wishes: Wishes): Promise<Page> {
  const page = await world.open(visit);
  await makeTable(page, say, { level: 'apprentice', ...wishes });
  await seated(page, say, wishes.game ?? 'towers');
  await stopMotion(page, say);
  return page;
}

/** From the result to the middle of the replay. */
export async function replayed(page: Page, words: Say): Promise<Page> {
  await page.getByRole('link', { name: words('result-replay') }).click();
  const moment = page.getByRole('slider', { name: words('replay-scrub') });
  await moment.waitFor();
  await moment.fill(String(Math.floor(Number(await moment.getAttribute('max')) / 2)));
  return page;
}
