// Tables on this device: the network off, several people at one screen, reactions out of turn.
import { expect } from 'vitest';
import { inSomeGame } from './chance.ts';
import { Player } from './player.ts';
import { byPointer } from './press.ts';
import { isReaction } from './scenes.ts';
import { again, begin, keepAll, makeTable, seated } from './steps.ts';
import type { Thing } from './tree.ts';
import { sayIn } from './words.ts';
import { scenario } from './world.ts';

const say = sayIn('en');
const kHandedOver = 10;

scenario('a whole game with the network off, and a reload in the middle', async (world) => {
  const page = await world.open();
  await keepAll(page);
  await world.server.kill();
  await page.context().setOffline(true);
  await makeTable(page, say, { seats: ['person', 'bot'], level: 'apprentice' });
  await seated(page, say, 'towers');
  const player = new Player(page, { seed: 11 });
  await player.play(() => player.presses >= 20);
  await page.reload();
  await seated(page, say, 'towers');
  await player.play();
  expect(player.presses).toBeGreaterThan(40);
});

scenario('a killed tab goes on where it was', async (world) => {
  const page = await world.open();
  await begin(page, say, 'towers');
  const player = new Player(page, { seed: 12 });
  await player.play(() => player.presses >= 15);
  const before = await page.getByRole('list', { name: say('seats') }).innerText();
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  world.watch(again);
  await again.goto(world.server.address);
  await again.getByRole('link', { name: say('continue') }).click();
  await seated(again, say, 'towers');
  expect(await again.getByRole('list', { name: say('seats') }).innerText()).toBe(before);
});

scenario('two people at one screen and a bot', async (world) => {
  const page = await world.open();
  await makeTable(page, say, { seats: ['person', 'person', 'bot'], level: 'apprentice' });
  await seated(page, say, 'towers');
  let handed = 0;
  const seen: string[] = [];
  const look = (tree: readonly Thing[]): boolean => {
    if (!tree.some((one) => one.name === say('hand-over-ready'))) return false;
    ++handed;
    // While the screen is handed over, it shows no cards.
    for (const one of tree) if (one.inside.some(({ name }) => name === say('hand')) && one.name) seen.push(one.name);
    return handed >= kHandedOver;
  };
  await new Player(page, { seed: 13 }).play(look);
  expect(handed).toBe(kHandedOver);
  expect(seen).toEqual([]);
});

scenario(
  'a master game with a reaction out of turn',
  async (world) => {
    const page = await world.open();
    await makeTable(page, say, { seats: ['person', 'bot'], variant: 'master', level: 'apprentice', price: 1 });
    await seated(page, say, 'towers');
    // Waits until the player is asked during another player's move, picks a spell, and confirms it.
    let isAsked = false;
    let isTaken = false;
    let cast = 0;
    const player = new Player(page, {
      seed: 14,
      weights: { spell: 3 },
      press: async (on, thing) => {
        if (isTaken && [say('do-cast'), say('do-confirm')].includes(thing.name)) ++cast;
        isTaken = (isTaken && !isAsked) || (isAsked && thing.name.endsWith(say('spell-ready')));
        return byPointer(on, thing);
      },
    });
    await inSomeGame(async (game) => {
      if (game > 0) await again(page, say, 'towers');
      await player.play((tree) => {
        isAsked = isReaction(tree);
        return cast > 0;
      });
      return cast > 0 || undefined;
    });
  },
  { seconds: 600 },
);
