// Turn notifications for a player who looks elsewhere, and the home page's list of whose turn it is.
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { Player } from './player.ts';
import { codeOf, join, makeTable, sit } from './steps.ts';
import { isIn } from './tree.ts';
import { sayIn } from './words.ts';
import { scenario, type World } from './world.ts';

const say = sayIn('en');
const cs = sayIn('cs');

interface Told {
  title: string;
  body: string;
  state: 'made' | 'show' | 'close';
}
type Noting = typeof globalThis & { told: Told[]; hide: (isHidden: boolean) => void };

/** Runs in the page. Records notifications and simulates `visibilityState`: a headless browser never hides a tab. */
function note(): void {
  const page = globalThis as Noting;
  page.told = [];
  page.Notification = class extends Notification {
    constructor(title: string, options: NotificationOptions = {}) {
      super(title, options);
      const told: Told = { title, body: (options.body ?? '').replaceAll('\u00A0', ' '), state: 'made' };
      page.told.push(told);
      for (const state of ['show', 'close'] as const) this.addEventListener(state, () => (told.state = state));
    }
  };
  let state: DocumentVisibilityState = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => state });
  page.hide = (isHidden) => {
    state = isHidden ? 'hidden' : 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
  };
}
const told = (page: Page): Promise<Told[]> => page.evaluate(() => (globalThis as Noting).told);
const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((is) => (globalThis as Noting).hide(is), isHidden);

async function openNoting(world: World, language: 'en' | 'cs'): Promise<Page> {
  const page = await world.open({ language });
  await page.context().grantPermissions(['notifications'], { origin: world.server.address });
  await page.addInitScript(note);
  await page.reload();
  return page;
}

/** Amber uses the first browser, Petr the second. Both are asked in the lobby; only Petr accepts notifications. */
async function together(world: World): Promise<{ first: Player; second: Player }> {
  const one = await openNoting(world, 'en');
  await makeTable(one, say, { seats: ['person', 'open'] });
  await one.getByRole('button', { name: say('lobby-start') }).waitFor();
  const two = await openNoting(world, 'cs');
  await join(two, cs, codeOf(one));
  await sit(two, cs, 'Petr');
  await two.getByRole('button', { name: cs('notify-yes') }).click();
  await two.getByText(cs('notify-offer')).waitFor({ state: 'detached' });
  await one.getByRole('button', { name: say('notify-no') }).click();
  await one.getByRole('button', { name: say('lobby-start') }).click();
  const first = new Player(one, { seed: 21 });
  const second = new Player(two, { seed: 22, language: 'cs' });
  // The first player is random; the scenarios start with Amber's turn.
  const own = one.getByText(say('ask-choose', { which: 'first', act: 1, actions: 2 })).first();
  const theirs = one.getByText(say('ask-wait', { name: 'Petr' })).first();
  await own.or(theirs).first().waitFor();
  if (await theirs.isVisible()) await playTurn(second);
  return { first, second };
}

/** Plays until another player is asked. A lack of offers is not enough: there are none between two cards of a turn. */
async function playTurn(player: Player): Promise<void> {
  const waits = [say('seat-A'), 'Petr'].map((name) => player.say('ask-wait', { name }));
  let began = false;
  await player.play((tree) => {
    began ||= player.offers(tree).length > 0 || player.confirmation(tree) !== undefined;
    // The prompt about a player who has left offers a bot instead.
    const isLeft = tree.some((one) => one.name === player.say('away-now') && isIn(one, 'group', player.say('prompt')));
    return began && (isLeft || tree.some((one) => waits.some((words) => one.text.includes(words))));
  });
}

scenario('a turn is told to whoever looks elsewhere, once, until it is seen', async (world) => {
  const { first, second } = await together(world);
  const { page } = second;
  expect(await page.title()).toBe('Spires');
  await hide(page, true);
  await playTurn(first);
  await expect.poll(() => told(page)).toHaveLength(1);
  const asked = cs('ask-choose', { which: 'first', act: 1, actions: 2 });
  await expect.poll(() => told(page)).toEqual([{ title: cs('game-towers'), body: asked, state: 'show' }]);
  expect(await page.title()).toBe(cs('notify-title', { title: 'Spires' }));
  // Amber declined and gets no notifications.
  expect(await told(first.page)).toEqual([]);

  await hide(page, false);
  await expect.poll(async () => (await told(page)).map((one) => one.state)).toEqual(['close']);
  expect(await page.title()).toBe('Spires');

  // Notifications can be turned off again.
  await playTurn(second);
  await page.getByRole('button', { name: cs('menu'), exact: true }).click();
  const wanted = page.getByRole('switch', { name: cs('set-notify') });
  expect(await wanted.getAttribute('aria-checked')).toBe('true');
  await wanted.click();
  await expect.poll(() => wanted.getAttribute('aria-checked')).toBe('false');
  await page.keyboard.press('Escape');
  await hide(page, true);
  await playTurn(first);
  await expect.poll(() => page.title()).toBe(cs('notify-title', { title: 'Spires' }));
  expect(await told(page)).toHaveLength(1);
});

scenario('the first page says whose turn it is, and keeps it true', async (world) => {
  const { first, second } = await together(world);
  const home = await second.page.context().newPage();
  world.watch(home);
  await home.addInitScript(note);
  await home.goto(world.server.address);
  const row = home.getByRole('listitem').filter({ hasText: 'Petr' });
  const theirs = cs('continue-theirs', { name: say('seat-A') });
  await row.getByText(theirs).waitFor();
  expect(await row.innerText()).toContain(`${say('seat-A')}, Petr`);
  // The window with the table is visible, so the other one shows no notification.
  await hide(home, true);
  await playTurn(first);
  await row.getByText(cs('continue-yours')).waitFor();
  expect(await told(home)).toEqual([]);
  await playTurn(second);
  await row.getByText(theirs).waitFor();
  // With the table closed, the home page shows the notification.
  await second.page.close();
  await playTurn(first);
  await expect.poll(async () => (await told(home)).map((one) => one.state)).toEqual(['show']);
  await hide(home, false);
  await expect.poll(async () => (await told(home)).map((one) => one.state)).toEqual(['close']);
  await row.getByRole('link').click();
  await home.getByRole('group', { name: cs('hand') }).waitFor();
});
