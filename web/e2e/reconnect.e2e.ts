// Kills the server repeatedly at random moments of a game, with slow browsers.
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { seeded } from './random.ts';
import { seated } from './steps.ts';
import { playOn, result, together } from './together.ts';
import { scenario, type World } from './world.ts';

/** The total number of kills; `./dev soak` asks for more. */
const kKills = Number(process.env['SPIRES_KILLS'] ?? 5);
/** The seed of the first game; each further game has the next one. */
const kSeed = Number(process.env['SPIRES_SEED'] ?? 1);
/** CPU throttling rate of the browsers. */
const kSlower = Number(process.env['SPIRES_SLOWER'] ?? 2);
const kMostPresses = 8;
/** Presses after the last kill: to the end of the game if SPIRES_KILLS is set. */
const kPressesAfter = process.env['SPIRES_KILLS'] ? Infinity : 30;
const kLongestLife = 1_000;
const kLongestDown = 1_500;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: kSlower });
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function killSoon({ server }: World, life: number, down: number): Promise<void> {
  await pause(life);
  await server.kill();
  await pause(down);
  await server.open();
}

/** Plays one game; returns how often the server was killed during it. */
async function killedGame(world: World, seed: number, kills: number): Promise<number> {
  const random = seeded(seed);
  const { first, second } = await together(world, 'towers', { seed });
  const players = [first, second];
  for (const one of players) await slowDown(one.page);
  let done = 0;
  for (let pressed = -1; done < kills && pressed < first.presses + second.presses; ++done) {
    pressed = first.presses + second.presses;
    await Promise.all([
      playOn(players, 1 + Math.floor(random() * kMostPresses)),
      killSoon(world, random() * kLongestLife, random() * kLongestDown),
    ]);
    console.log(`game ${String(seed)}, kill ${String(done + 1)}, ${String(first.presses + second.presses)} presses`);
    if (random() < 0.2) {
      await first.page.reload();
      await Promise.race([seated(first.page, first.say, 'towers'), result(first)]);
    }
  }
  await playOn(players, kPressesAfter);
  for (const one of players) {
    if (kPressesAfter === Infinity) await result(one);
    await one.page.context().close();
  }
  return done;
}

scenario(
  'two browsers and a bot on slow machines, and a server that is killed at any step',
  async (world) => {
    let kills = 0;
    for (let game = kSeed; kills < kKills; ++game) kills += await killedGame(world, game, kKills - kills);
    expect(kills).toBe(kKills);
  },
  { seconds: 300 + 60 * kKills },
);
