// The scenes, each reached as people reach it. A scene is frozen while it is checked in every size.
import type { Page } from 'playwright-core';
import { kDuelScenes } from './duel-scenes.ts';
import { Player } from './player.ts';
import { replayed, sat, type Scene } from './scene.ts';
import { begin, makeTable } from './steps.ts';
import type { Thing } from './tree.ts';
import { sayIn } from './words.ts';
import type { Visit, World } from './world.ts';

const say = sayIn('en');

async function begun(world: World, visit?: Visit): Promise<Page> {
  const page = await world.open(visit);
  await begin(page, say, 'towers');
  return page;
}

async function played(world: World, visit?: Visit): Promise<Page> {
  const page = await sat(world, visit, { seats: ['person', 'bot'] });
  await new Player(page, { seed: 9 }).play();
  return page;
}

const kTall = 4;
const heights = (tree: readonly Thing[]): number[] =>
  tree.flatMap(({ role, text }) => (role === 'listitem' ? Number(/, (\d+) towers?,/.exec(text)?.[1] ?? 0) : []));

export const kScenes = {
  home: {
    reach: async (world, visit) => {
      const page = await world.open(visit);
      await page.getByRole('button', { name: say('home-play') }).waitFor();
      return page;
    },
  },
  new: {
    reach: async (world, visit) => {
      const page = await world.open({ ...visit, path: '/new' });
      await page.getByRole('button', { name: say('new-create') }).waitFor();
      return page;
    },
  },
  lobby: {
    reach: async (world, visit) => {
      const page = await world.open(visit);
      await makeTable(page, say, { seats: ['person', 'open', 'bot', 'open'] });
      await page.getByRole('button', { name: say('lobby-start') }).waitFor();
      return page;
    },
  },
  rules: {
    reach: async (world, visit) => {
      const page = await world.open({ ...visit, path: '/rules/towers' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    },
  },
  start: { reach: begun },
  tall: {
    reach: async (world, visit) => {
      const page = await begun(world, visit);
      // A player who prefers to move towers.
      const player = new Player(page, { seed: 7, weights: { answer: 0.1 } });
      await player.play((tree) => Math.max(0, ...heights(tree)) >= kTall && player.offers(tree).length > 0);
      return page;
    },
  },
  reaction: {
    reach: async (world, visit) => {
      const page = await sat(world, visit, { seats: ['person', 'bot', 'bot'], variant: 'master', price: 1 });
      await new Player(page, { seed: 8, weights: { spell: 0 } }).play((tree) => isReaction(tree));
      return page;
    },
  },
  result: { reach: played },
  replay: { reach: async (world, visit) => replayed(await played(world, visit), say), follow: replayed },
  ...kDuelScenes,
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof kScenes;
export const sceneOf = (name: SceneName): Scene => kScenes[name];

// “Berry plays a Wizard 3 card. Cast a spell first?”
const [before = ''] = say('ask-pre', { name: '|', card: '|' }).split('|').slice(-1);
export const isReaction = (tree: readonly Thing[]): boolean =>
  tree.some((one) => one.role === 'text' && one.text.includes(before.trim()));
