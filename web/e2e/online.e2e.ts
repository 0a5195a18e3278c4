// Games of people in separate browsers.
import { expect } from 'vitest';
import { inSomeGame } from './chance.ts';
import { eventsIn, listen, secretsIn } from './frames.ts';
import { kGames } from './games.ts';
import { Player } from './player.ts';
import { seated } from './steps.ts';
import { playOn, result, together } from './together.ts';
import { sayIn } from './words.ts';
import { scenario } from './world.ts';

const say = sayIn('en');
const cs = sayIn('cs');

scenario('two browsers and a bot, with a reload and a killed server', async (world) => {
  const { first, second } = await together(world, 'towers');
  const players = [first, second];
  await playOn(players, 20);
  await first.page.reload();
  await seated(first.page, say, 'towers');
  await playOn(players, 20);
  await world.server.kill();
  await world.server.open();
  await playOn(players);
  for (const one of players) await result(one);
  expect(first.presses + second.presses).toBeGreaterThan(60);
});

scenario(
  'a duel of two browsers, with a look and exchange and a forced discard',
  async (world) => {
    const seen = new Set<string>();
    // Each player prefers one of the two spells.
    await inSomeGame(async (game) => {
      const fond = ['force_discard', 'peek_swap'] as const;
      const { first, second, frames } = await together(world, 'duel', {
        fond,
        seed: 31 + 2 * game,
        weights: { pass: 0 },
      });
      await playOn([first, second], 30);
      await second.page.reload();
      await seated(second.page, cs, 'duel');
      await world.server.kill();
      await world.server.open();
      await playOn([first, second]);
      for (const one of [first, second]) await result(one);
      const told = eventsIn(frames.first);
      const forced = told.findIndex((one) => one.type === 'SpellCast' && one['spell'] === 'force_discard');
      if (told.some((one) => one.type === 'SecretsReturned')) seen.add('look');
      if (forced >= 0 && told.slice(forced).some((one) => one.type === 'CardDiscarded')) seen.add('discard');
      // The player who looks gets the cards; the other gets the event without them until scoring.
      for (const of of [frames.first, frames.second]) {
        const others = eventsIn(of).filter((one) => one.type === 'SecretsReturned' || one.type === 'SecretsSeen');
        const isOwn = (one: (typeof others)[number]): boolean => secretsIn(one).length > 0;
        expect(new Set(others.filter(isOwn).map((one) => one['seat'])).size).toBeLessThanOrEqual(1);
      }
      for (const one of [first, second]) await one.page.context().close();
      return seen.size === 2 || undefined;
    });
  },
  { seconds: 480 },
);

for (const game of kGames) {
  scenario(
    `a leaver is replaced by a bot, and comes back: ${game}`,
    async (world) => {
      const { first, second, code } = await together(world, game);
      await playOn([first, second], 10);
      const context = second.page.context();
      await second.page.close();
      // The game continues while Petr's browser is closed.
      await playOn([first], 20);
      const page = await context.newPage();
      world.watch(page);
      await page.goto(`${world.server.address}/t/${code}`);
      await seated(page, cs, game);
      const back = new Player(page, { seed: 3, language: 'cs' });
      await playOn([first, back], 30);
      expect(back.presses).toBeGreaterThan(0);
    },
    { server: ['--absence', '1'] },
  );

  scenario(`a link opened by a spectator shows no cards of anybody, and brings none: ${game}`, async (world) => {
    const { first, second, code } = await together(world, game);
    const looker = await world.open({ path: '/' });
    const frames = listen(looker);
    await looker.goto(`${world.server.address}/t/${code}`);
    await looker.getByText(say('watching')).first().waitFor();
    await playOn([first, second], game === 'duel' ? 60 : 40);
    // A spectator sees the table but no controls to play.
    expect(await looker.getByRole('group', { name: say('hand') }).count()).toBe(0);
    const ring = looker.getByRole('group', { name: say(game === 'duel' ? 'duel-ring' : 'ring') });
    expect(await ring.count()).toBe(1);
    expect(await ring.getByRole('button', { disabled: false }).count()).toBe(0);

    const kinds = new Set(frames.map((one) => one.type));
    expect([...kinds]).toEqual(expect.arrayContaining(['table', 'view', 'events']));
    expect(kinds.has('legal')).toBe(false);
    expect(secretsIn(frames)).toEqual([]);
  });
}
