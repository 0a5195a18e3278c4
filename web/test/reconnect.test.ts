// Breaks the line after every frame of a session, once and twice in a row: the page always ends in the host's state.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { kit as duel } from '../src/games/duel';
import { kit as towers } from '../src/games/towers';
import type { Kit } from '../src/games/kit';
import { Brittle, seedChance, type Plan } from './brittle';
import { isBuilt } from './device-host';

const kDecisions = 4;
/** The number of frames until a reconnecting page is back at the table. */
const kWayBack = 12;
/** Tries all second breaks if there is time, otherwise one for each first break. */
const isThorough = Number(process.env['SPIRES_SCALE'] ?? 1) > 1;
const kAll = Array.from({ length: kWayBack }, (_, i) => i + 1);
const kLimit = isThorough ? 1_800_000 : 240_000;
const kits: Record<Plan['game'], Kit> = { towers, duel };
// Not repeated after a break.
const kPassing = new Set(['preview', 'hint']);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Plays until the line has broken as planned, and some decisions more. Returns the total number of frames. */
async function play(plan: Plan): Promise<number> {
  seedChance();
  localStorage.clear();
  const world = await Brittle.begin(plan, kits[plan.game]);
  try {
    await world.until(() => world.decisions >= kDecisions && world.isBroken);
    world.moves = false;
    const { frames } = world;
    await world.pass(4_000);
    await agree(world);
    // The game continues.
    world.moves = true;
    world.other.act();
    const { decisions } = world;
    expect(await world.until(() => world.decisions >= decisions + 2), 'asked again').toBe(true);
    return frames;
  } catch (fault) {
    throw new Error(`${JSON.stringify(plan)}\n${world.log.slice(-60).join('\n')}\n${String(fault)}`, { cause: fault });
  } finally {
    world.end();
  }
}

/** The page has the host's state, and every request has exactly one answer. */
async function agree(world: Brittle): Promise<void> {
  const { store, ear } = world;
  for (const [id, asked] of ear.asked) {
    if (!kPassing.has(asked.type)) expect(ear.answers.get(id)?.length ?? 0, JSON.stringify(asked)).toBe(1);
  }
  expect(ear.faults).toEqual([]);
  const there = await world.witness();
  expect(ear.known.get(world.seat)).toBe(there.seq);
  expect(comparable(store.view)).toEqual(comparable(there.view));
  expect(store.legal.map((one) => one.action)).toEqual(there.legal ?? []);
  if (!there.legal) expect(world.other.legal, 'the other one is asked').toBeDefined();
}

// Only the rules know where the castle flies next, and the page requests it only in its own turn. A hand has no order.
function comparable(view: unknown): unknown {
  return JSON.parse(JSON.stringify(view), (key, value: unknown) => {
    if (key === 'next') return undefined;
    return key === 'hand' && Array.isArray(value) ? value.toSorted() : value;
  });
}

describe.skipIf(!isBuilt('towers') || !isBuilt('duel'))('a line that breaks at every frame', () => {
  for (const game of ['towers', 'duel'] as const) {
    for (const role of ['host', 'joiner'] as const) {
      for (const how of ['cut', 'kill'] as const) {
        const who = `${game}, ${role} of the table, ${how === 'cut' ? 'the line is cut' : 'the host is killed'}`;
        test(
          who,
          async () => {
            const frames = await play({ game, role, how, at: [] });
            expect(frames).toBeGreaterThan(20);
            for (let at = 1; at <= frames; ++at) await play({ game, role, how, at: [at] });
          },
          kLimit,
        );
        test(
          `${who}, and once more on the way back`,
          async () => {
            const frames = await play({ game, role, how, at: [] });
            for (let at = 1; at <= frames; ++at) {
              const usual = 1 + ((at * 5) % kWayBack);
              for (const then of isThorough ? kAll : [usual]) await play({ game, role, how, at: [at, then] });
            }
          },
          kLimit,
        );
      }
    }
  }
});
