// People on several machines.
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { Player } from './player.ts';
import { codeOf, join, makeTable, sit, stopMotion } from './steps.ts';
import { sayIn } from './words.ts';
import { scenario, type World } from './world.ts';

const say = sayIn('en');
const cs = sayIn('cs');

/** A table of three: Amber with the first browser, Petr with the second, and a bot. */
async function together(world: World): Promise<{ first: Player; second: Player; code: string }> {
  const one = await world.open();
  await makeTable(one, say, { seats: ['person', 'open', 'bot'], level: 'apprentice' });
  await one.getByRole('button', { name: say('lobby-start') }).waitFor();
  const code = codeOf(one);
  const two = await world.open({ language: 'cs' });
  await join(two, cs, code);
  await sit(two, cs, 'Petr');
  await one.getByRole('listitem').filter({ hasText: 'Petr' }).waitFor();
  await one.getByRole('button', { name: say('lobby-start') }).click();
  await stopMotion(one, say);
  await stopMotion(two, cs);
  return { first: new Player(one, { seed: 1 }), second: new Player(two, { seed: 2, language: 'cs' }), code };
}

/** All play, and all stop together: whoever stopped first would keep the others waiting. */
async function playOn(players: readonly Player[], presses = Infinity): Promise<void> {
  const pressed = (): number => players.reduce((sum, one) => sum + one.presses, 0);
  const enough = pressed() + presses;
  await Promise.all(players.map((one) => one.play(() => pressed() >= enough)));
}

const hasHand = (page: Page, name: string): Promise<void> => page.getByRole('group', { name }).waitFor();

scenario('two browsers and a bot, with a reload and a killed server', async (world) => {
  const { first, second } = await together(world);
  const players = [first, second];
  await playOn(players, 20);
  await first.page.reload();
  await hasHand(first.page, say('hand'));
  await playOn(players, 20);
  await world.server.kill();
  await world.server.open();
  await playOn(players);
  for (const one of players) await one.page.getByRole('button', { name: one.say('rematch') }).waitFor();
  expect(first.presses + second.presses).toBeGreaterThan(60);
});

scenario(
  'a leaver is replaced by a bot, and comes back',
  async (world) => {
    const { first, second, code } = await together(world);
    await playOn([first, second], 10);
    const context = second.page.context();
    await second.page.close();
    // With nobody there for Petr the game goes on all the same.
    await playOn([first], 20);
    const page = await context.newPage();
    world.watch(page);
    await page.goto(`${world.server.address}/t/${code}`);
    await hasHand(page, cs('hand'));
    const back = new Player(page, { seed: 3, language: 'cs' });
    await playOn([first, back], 30);
    expect(back.presses).toBeGreaterThan(0);
  },
  { server: ['--absence', '1'] },
);

scenario('a link opened by a spectator shows no hand, and brings none', async (world) => {
  const { first, second, code } = await together(world);
  const looker = await world.open({ path: '/' });
  const frames: unknown[] = [];
  looker.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload))));
  });
  await looker.goto(`${world.server.address}/t/${code}`);
  await looker.getByText(say('watching')).first().waitFor();
  await playOn([first, second], 40);
  expect(await looker.getByRole('group', { name: say('hand') }).count()).toBe(0);
  expect(await looker.getByRole('list', { name: say('seats') }).count()).toBe(1);

  const kinds = new Set(frames.map((one) => (one as { type: string }).type));
  expect([...kinds]).toEqual(expect.arrayContaining(['table', 'view', 'events']));
  expect(kinds.has('legal')).toBe(false);
  expect(secretsIn(frames)).toEqual([]);
});

/** Where a frame tells of a hand, or of a card that was drawn or handed on. */
function secretsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const isHidden = ['CardDrawn', 'CardPassed'].includes(String(fields['type']));
  const found = isHidden && 'card' in fields && fields['card'] !== '?' ? [`${path}.card`] : [];
  for (const [key, inner] of Object.entries(fields)) {
    if (key === 'hand') found.push(`${path}.hand`);
    found.push(...secretsIn(inner, `${path}.${key}`));
  }
  return found;
}
