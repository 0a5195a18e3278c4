// The definition of a scene: how to reach it, and what else to open in it.
import type { Page } from 'playwright-core';
import { makeTable, seated, type Wishes } from './steps.ts';
import { sayIn, type Say } from './words.ts';
import type { Visit, World } from './world.ts';

const say = sayIn('en');

export interface Scene {
  /** Opens the page of the scene, in English. */
  reach: (world: World, visit?: Visit) => Promise<Page>;
  /** Reaches the scene from the one before. */
  follow?: (page: Page, say: Say) => Promise<Page>;
  /** Opens further views one by one and yields their names; restores the page at the end. */
  poses?: (page: Page, say: Say) => AsyncGenerator<string>;
}

/** Yields the page as it is, with an empty name, and then the other poses. */
export async function* posesOf(scene: Scene, page: Page, words: Say): AsyncGenerator<string> {
  yield '';
  if (scene.poses) yield* scene.poses(page, words);
}

/** Opens a table, takes a seat, and turns motion off. */
export async function sat(world: World, visit: Visit | undefined, wishes: Wishes): Promise<Page> {
  const page = await world.open(visit);
  await makeTable(page, say, { level: 'apprentice', ...wishes });
  await seated(page, say, wishes.game ?? 'towers');
  return page;
}

/** Goes from the result to the middle of the replay. */
export async function replayed(page: Page, words: Say): Promise<Page> {
  await page.getByRole('link', { name: words('result-replay') }).click();
  const moment = page.getByRole('slider', { name: words('replay-scrub') });
  await moment.waitFor();
  await moment.fill(String(Math.floor(Number(await moment.getAttribute('max')) / 2)));
  return page;
}
