// The scenes of Knight & Mage. Where one player affects the other, both sit at this screen.
import type { Page } from 'playwright-core';
import { asks } from './asked.ts';
import { inSomeGame } from './chance.ts';
import { drawnTo, type Fond } from './drawn.ts';
import { Player } from './player.ts';
import { replayed, sat, type Scene } from './scene.ts';
import { begin, chooseGame, makeTable } from './steps.ts';
import { isIn, type Thing } from './tree.ts';
import { sayIn, type Say } from './words.ts';
import type { Visit, World } from './world.ts';

const say = sayIn('en');
type IsThere = (tree: readonly Thing[]) => boolean;

/** Plays with a preference for a spell until a moment occurs; starts another game if it does not. */
function until(seats: readonly ('person' | 'bot')[], spell: Fond, isThere: IsThere) {
  return (world: World, visit?: Visit): Promise<Page> =>
    inSomeGame(async (game) => {
      const page = await sat(world, visit, { game: 'duel', seats });
      let isFound = false;
      const player = new Player(page, { seed: 81 + game, weights: { pass: 0 }, wants: drawnTo(spell, say) });
      await player.play((tree) => (isFound = !isHandedOver(tree) && isThere(tree)));
      if (isFound) return page;
      await page.context().close();
      return undefined;
    });
}
const isHandedOver: IsThere = (tree) => tree.some((one) => one.name === say('hand-over-ready'));
const isAsked =
  (key: string): IsThere =>
  (tree) =>
    asks(tree, say, key);

// “After this move: knight 2, mage 1, knight leads”, on a card that waits for confirmation.
const [after = ''] = say('duel-would-be', { knight: '|', mage: '|', leads: '|' }).split('|');
const isSwinging: IsThere = (tree) =>
  tree.some((one) => one.name === say('do-confirm')) && tree.some((one) => one.name.includes(after));

const isVeiled: IsThere = (tree) => {
  const cards = tree.filter((one) => isIn(one, 'group', say('about-veiled')) && !/^\d|unknown/.test(one.name));
  return cards.some((one) => one.role === 'img');
};

const kSteps = 2;

async function* drawers(page: Page): AsyncGenerator<string> {
  // The seen cards: a sheet on a phone, a drawer on a tablet, a panel on a desktop.
  await page.keyboard.press('s');
  yield 'seen';
  await page.keyboard.press('s');
  // The log: a sheet on a phone; elsewhere a dialog, which gets all keys.
  const sheet = page.getByRole('dialog');
  const isDialog = (await page.locator('[data-log]').count()) > 0;
  await page.keyboard.press('l');
  if (isDialog) await sheet.waitFor();
  yield 'log';
  await page.keyboard.press(isDialog ? 'Escape' : 'l');
  if (isDialog) await sheet.waitFor({ state: 'detached' });
}

async function* rules(page: Page, words: Say): AsyncGenerator<string> {
  const sheet = page.getByRole('dialog');
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  };
  await page.locator('[data-about="tower RED"]').focus();
  await page.keyboard.press('i');
  await sheet.waitFor();
  yield 'about-tower';
  await close();
  await page.getByRole('button', { name: words('about'), exact: true }).click();
  yield 'asking';
  await page.getByRole('button', { name: words('about-glance') }).click();
  await sheet.waitFor();
  yield 'about-all';
  await close();
}

/** The first and last scoring steps, and the secret cards over time. */
async function* aftermath(page: Page, words: Say): AsyncGenerator<string> {
  const press = (key: string) => page.getByRole('dialog').getByRole('button', { name: words(key), exact: true });
  await press('duel-do-score').click();
  for (let step = 1; ; ++step) {
    const isLast = (await press('duel-score-next').count()) === 0;
    // All towers are scored the same way.
    if (step <= kSteps || isLast) yield `points-${isLast ? 'last' : String(step)}`;
    if (isLast) break;
    await press('duel-score-next').click();
  }
  await press('close').first().click();
  await press('duel-do-xray').click();
  await page.getByRole('dialog').getByRole('table').waitFor();
  yield 'xray';
  await press('close').click();
  // The result is there again.
  await press('rematch').waitFor();
}

async function played(world: World, visit?: Visit): Promise<Page> {
  const page = await sat(world, visit, { game: 'duel', seats: ['person', 'bot'] });
  await new Player(page, { seed: 71, weights: { pass: 0 } }).play();
  return page;
}

async function begun(world: World, visit?: Visit): Promise<Page> {
  const page = await world.open(visit);
  await begin(page, say, 'duel');
  await new Player(page).play(isAsked('duel-ask-MOVE'));
  return page;
}

export const kDuelScenes = {
  'duel-new': {
    reach: async (world, visit) => {
      const page = await world.open({ ...visit, path: '/new' });
      await chooseGame(page, say, 'duel');
      return page;
    },
  },
  'duel-lobby': {
    reach: async (world, visit) => {
      const page = await world.open(visit);
      await makeTable(page, say, { game: 'duel', seats: ['person', 'open'] });
      await page.getByRole('button', { name: say('lobby-start') }).waitFor();
      return page;
    },
  },
  'duel-rules': {
    reach: async (world, visit) => {
      const page = await world.open({ ...visit, path: '/rules/duel' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    },
  },
  'duel-lesson': {
    reach: async (world, visit) => {
      const page = await world.open({ ...visit, path: '/learn/duel/pay' });
      await page.locator('section.coach[data-asked="true"]').waitFor();
      return page;
    },
  },
  'duel-start': { reach: begun, poses: rules },
  'duel-ghost': { reach: until(['person', 'bot'], 'push_down', isSwinging) },
  'duel-look': { reach: until(['person', 'person'], 'peek_swap', isAsked('duel-ask-RETURN')) },
  'duel-push': { reach: until(['person', 'person'], 'push_down', isAsked('duel-ask-PUSH')) },
  'duel-discard': { reach: until(['person', 'person'], 'force_discard', isAsked('duel-ask-DISCARD')) },
  'duel-veiled': { reach: until(['person', 'bot'], 'salvage', isVeiled), poses: drawers },
  'duel-result': { reach: played, poses: aftermath },
  'duel-replay': { reach: async (world, visit) => replayed(await played(world, visit), say), follow: replayed },
} satisfies Record<string, Scene>;
