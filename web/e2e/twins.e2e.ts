// Twin worlds: two servers continue from the same stored state, in which one player holds two secret cards. One world
// exchanges them, the other keeps them. No frame or page of the other player may reveal which world it is.
import { expect } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { asks } from './asked.ts';
import { inSomeGame } from './chance.ts';
import { eventsIn, lastIn, listen, unanswered, type Frame } from './frames.ts';
import { Patience, Player, type Offer } from './player.ts';
import { pickOne, seeded } from './random.ts';
import { seated } from './steps.ts';
import { together, type Pair } from './together.ts';
import { parse } from './tree.ts';
import type { Language } from './words.ts';
import { scenario, type World } from './world.ts';

const kPresses = 24;
// A look in the last rounds leaves too few moves to compare.
const kLastRound = 5;
const kQuiet = 250;

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A page in one of the worlds, with all frames it received. */
class Seat {
  readonly player: Player;
  readonly frames: Frame[];
  readonly #unanswered: ReadonlySet<string>;
  private constructor(player: Player, frames: Frame[], waiting: ReadonlySet<string>) {
    this.player = player;
    this.frames = frames;
    this.#unanswered = waiting;
  }

  /** Opens the table in the other world as the same person, with the stored browser data. */
  static async open(world: World, home: string, kept: Kept, language: Language, code: string): Promise<Seat> {
    const moved = JSON.parse(JSON.stringify(kept).replaceAll(home, world.server.address)) as Kept;
    const page = await world.open({ language, storageState: moved, reducedMotion: 'reduce' });
    const [frames, waiting] = [listen(page), unanswered(page)];
    await page.goto(`${world.server.address}/t/${code}`);
    const player = new Player(page, { language });
    await seated(page, player.say, 'duel');
    return new Seat(player, frames, waiting);
  }

  get page(): Page {
    return this.player.page;
  }
  words(): Promise<string> {
    return this.page.locator('body').ariaSnapshot();
  }

  /** Waits until all replies have arrived and the page stops changing. */
  async settle(): Promise<void> {
    for (let before = ''; ;) {
      const now = `${String(this.frames.length)} ${await this.words()}`;
      if (now === before && this.#unanswered.size === 0) return;
      before = now;
      await this.page.waitForTimeout(kQuiet);
    }
  }

  async press(key: string): Promise<void> {
    await this.page.getByRole('button', { name: this.player.say(key), exact: true }).click();
  }

  /** What can be pressed now: the confirmation, or all offers. */
  async offers(): Promise<Offer[]> {
    const tree = parse(await this.words());
    const waiting = this.player.confirmation(tree);
    return waiting ? [{ weight: 1, kind: 'answer', thing: waiting }] : this.player.offers(tree);
  }
}

/** Frames without request ids, which each page makes up. */
const plain = (frames: readonly Frame[]): string[] =>
  frames.map((one) => JSON.stringify(one, (key, value: unknown) => (key === 'request' ? '' : value)));

async function showsTheSame(one: Seat, other: Seat): Promise<void> {
  expect(await one.words()).toBe(await other.words());
  const [here, there] = await Promise.all([one, other].map(({ page }) => page.screenshot({ animations: 'disabled' })));
  expect(here?.equals(there ?? Buffer.of()), 'the same picture').toBe(true);
}

type Looked = Pair & { looker: Player };

/** Plays until a player holds two secret cards with enough rounds left, in several games if necessary. */
function untilLook(world: World): Promise<Looked> {
  return inSomeGame(async (game) => {
    const fond = ['push_down', 'peek_swap'] as const;
    const pair = await together(world, 'duel', { fond, seed: 51 + 2 * game, weights: { pass: 0 } });
    const { first, second, frames } = pair;
    const rounds = (): number => eventsIn(frames.first).filter((one) => one.type === 'RoundStarted').length;
    let looker: Player | undefined;
    const isLooking = (player: Player) => (tree: Parameters<typeof asks>[0]) => {
      if (rounds() < kLastRound && asks(tree, player.say, 'duel-ask-RETURN')) looker = player;
      return looker !== undefined || rounds() >= kLastRound;
    };
    const patience = new Patience();
    await Promise.all([first, second].map((one) => one.play(isLooking(one), patience)));
    if (looker) return { ...pair, looker };
    for (const one of [first, second]) await one.page.context().close();
    return undefined;
  });
}

interface Twin {
  looks: Seat;
  other: Seat;
}
/** Waits until the player who pressed has the reply, the other has received as many events, and both pages show it. */
async function settle(worlds: readonly Twin[]): Promise<void> {
  const all = (): Promise<unknown> =>
    Promise.all(worlds.flatMap(({ looks, other }) => [looks.settle(), other.settle()]));
  await all();
  for (const { looks, other } of worlds) {
    await expect.poll(() => lastIn(looks.frames) - lastIn(other.frames)).toBe(0);
  }
  await all();
}

/** Starts both worlds after the answer: one exchanged, one kept. */
async function part(world: World, { looker, first, second, code }: Looked): Promise<[Twin, Twin]> {
  const people = [
    { kept: await first.page.context().storageState(), language: 'en' as const },
    { kept: await second.page.context().storageState(), language: 'cs' as const },
  ] as const;
  const [looks, other] = looker === first ? people : ([people[1], people[0]] as const);
  const home = world.server.address;
  await world.server.kill();
  for (const one of [first, second]) await one.page.context().close();
  const begin = async (answer: string): Promise<Twin> => {
    const twin = await world.twin();
    const seats = {
      looks: await Seat.open(twin, home, looks.kept, looks.language, code),
      other: await Seat.open(twin, home, other.kept, other.language, code),
    };
    await settle([seats]);
    await seats.looks.press(answer);
    await settle([seats]);
    return seats;
  };
  return [await begin('duel-do-exchange'), await begin('duel-do-keep')];
}

/** Whether the next step reveals the cards by the rules: the other player looks, or all cards are turned up. */
async function isTelling({ looks, other }: Twin): Promise<boolean> {
  const [tree, others] = [parse(await looks.words()), parse(await other.words())];
  return asks(others, other.player.say, 'duel-ask-LOOK') || asks(tree, looks.player.say, 'duel-ask-GUESS');
}

scenario(
  'nobody can tell whether secret cards were exchanged or kept',
  async (world) => {
    const [left, right] = await part(world, await untilLook(world));
    const random = seeded(52);
    let pressed = 0;
    for (; pressed < kPresses && !(await isTelling(left)); ++pressed) {
      expect(plain(left.other.frames)).toEqual(plain(right.other.frames));
      await showsTheSame(left.other, right.other);
      const isOthers = (await left.other.offers()).length > 0;
      const [one, twin] = isOthers ? [left.other, right.other] : [left.looks, right.looks];
      const [offers, same] = [await one.offers(), await twin.offers()];
      expect(same.map(({ kind }) => kind)).toEqual(offers.map(({ kind }) => kind));
      if (isOthers) expect(same.map(({ thing }) => thing.name)).toEqual(offers.map(({ thing }) => thing.name));
      const chosen = pickOne(random, offers);
      const at = offers.findIndex((offer) => offer.thing === chosen);
      for (const [seat, all] of [[one, offers] as const, [twin, same] as const]) {
        const name = all[at]?.thing.name ?? '';
        await seat.page.getByRole('button', { name, exact: true }).first().click();
      }
      await settle([left, right]);
    }
    expect(pressed).toBeGreaterThan(2);
    expect(left.other.frames.length).toBe(right.other.frames.length);
    // The pages of the player who looked must differ; this shows that the comparison works.
    expect(plain(left.looks.frames)).not.toEqual(plain(right.looks.frames));
    await expect(showsTheSame(left.looks, right.looks)).rejects.toThrow();
  },
  { seconds: 480 },
);
