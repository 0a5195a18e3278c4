// The pages people see, each reached as they reach it. A scene is held still while it is looked at in every size.
import type { Page } from 'playwright-core';
import { Player } from './player.ts';
import { makeTable, stopMotion } from './steps.ts';
import type { Thing } from './tree.ts';
import { sayIn } from './words.ts';
import type { Visit, World } from './world.ts';

const say = sayIn('en');

/** Opens the page of the scene, in English. */
export type Scene = (world: World, visit?: Visit) => Promise<Page>;

const hand = (page: Page): Promise<void> => page.getByRole('group', { name: say('hand') }).waitFor();

async function begun(world: World, visit?: Visit): Promise<Page> {
  const page = await world.open(visit);
  await page.getByRole('button', { name: say('home-play') }).click();
  await hand(page);
  await stopMotion(page, say);
  return page;
}

async function played(world: World, visit?: Visit): Promise<Page> {
  const page = await world.open(visit);
  await makeTable(page, say, { seats: ['person', 'bot'], level: 'apprentice' });
  await hand(page);
  await stopMotion(page, say);
  await new Player(page, { seed: 9 }).play();
  return page;
}

const kTall = 4;
const heights = (tree: readonly Thing[]): number[] =>
  tree.flatMap(({ role, text }) => (role === 'listitem' ? Number(/, (\d+) towers?,/.exec(text)?.[1] ?? 0) : []));

export const kScenes = {
  home: async (world: World, visit?: Visit) => {
    const page = await world.open(visit);
    await page.getByRole('button', { name: say('home-play') }).waitFor();
    return page;
  },
  new: async (world: World, visit?: Visit) => {
    const page = await world.open({ ...visit, path: '/new' });
    await page.getByRole('button', { name: say('new-create') }).waitFor();
    return page;
  },
  lobby: async (world: World, visit?: Visit) => {
    const page = await world.open(visit);
    await makeTable(page, say, { seats: ['person', 'open', 'bot', 'open'] });
    await page.getByRole('button', { name: say('lobby-start') }).waitFor();
    return page;
  },
  rules: async (world: World, visit?: Visit) => {
    const page = await world.open({ ...visit, path: '/rules/towers' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  },
  start: begun,
  tall: async (world: World, visit?: Visit) => {
    const page = await begun(world, visit);
    // Somebody who likes towers.
    const player = new Player(page, { seed: 7, weights: { answer: 0.1 } });
    await player.play((tree) => Math.max(0, ...heights(tree)) >= kTall && player.offers(tree).length > 0);
    return page;
  },
  reaction: async (world: World, visit?: Visit) => {
    const page = await world.open(visit);
    await makeTable(page, say, { seats: ['person', 'bot', 'bot'], variant: 'master', level: 'apprentice', price: 1 });
    await hand(page);
    await stopMotion(page, say);
    const player = new Player(page, { seed: 8, weights: { spell: 0 } });
    await player.play((tree) => isReaction(tree));
    return page;
  },
  result: played,
  replay: async (world: World, visit?: Visit) => {
    const page = await played(world, visit);
    await page.getByRole('link', { name: say('result-replay') }).click();
    const moment = page.getByRole('slider', { name: say('replay-scrub') });
    await moment.waitFor();
    // The middle of the game.
    await moment.fill(String(Math.floor(Number(await moment.getAttribute('max')) / 2)));
    return page;
  },
} satisfies Record<string, Scene>;

// “Berry plays Wizard 3. Cast something before?”
const [before = ''] = say('ask-pre', { name: '|', card: '|' }).split('|').slice(-1);
export const isReaction = (tree: readonly Thing[]): boolean =>
  tree.some((one) => one.role === 'text' && one.text.includes(before.trim()));
