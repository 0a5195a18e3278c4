// Law 3 for the page: after every event the page of each seat and of a spectator shows the host's own view. Plays games
// of every variant through the real module, most of them until the players agree to end them, some to the end.
// SPIRES_SCALE multiplies their number: at 100 there are thousands. With SPIRES_LAW_LOG=FILE a run goes on after the last
// seed in that file, so that many short runs (`./dev soak pages`) play different games.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Game } from '../../src/connection/game';
import { kit as duel } from '../../src/games/duel';
import { kit as towers } from '../../src/games/towers';
import type { Settings } from '../../src/generated/messages';
import { LawGame, nothingSeen } from './game';
import { isBuilt, LawSocket } from './host';
import { LawLog, type Sums } from './log';

const kits = { towers, duel };
const scale = Number(process.env['SPIRES_SCALE'] ?? 1);
const log = new LawLog(process.env['SPIRES_LAW_LOG']);
const kWholeGames = 53;
/** The log has a line for so many games: what was played counts even if a long run is broken off. */
const kRound = 19;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('WebSocket', LawSocket);
});
afterEach(() => vi.unstubAllGlobals());

const spells = ['MW', 'MT', 'HW', 'HT', 'SW', 'NK', 'FR', 'PB', 'DT2C'];
const editions = ['international', 'polish', 'ukrainian', 'czech'];
const memories = ['Strict', 'Open', 'Notes'];

/** Every variant with every possible number of players; editions, memory modes and tiles alternate. */
const tables: Record<Game, Settings[]> = {
  towers: ['basic', 'advanced', 'master', 'solo']
    .flatMap((variant) =>
      (variant === 'solo' ? [1] : [2, 3, 4, 5, 6]).flatMap((players) =>
        (players === 4 || players === 6 ? [false, true] : [false]).map((teams) => ({ variant, players, teams })),
      ),
    )
    .map((one, i): Settings => ({
      ...one,
      profile: editions[i % 4] ?? '',
      ...(i % 2 === 0 ? { spells } : {}),
      options: {
        ...{ memory: memories[i % 3] ?? '', promo: true, advancedVariant: true },
        ...(one.variant === 'master'
          ? { masterPick: 'Chosen', repeatTargets: i % 2 === 0 ? 'SamePiece' : 'Free' }
          : {}),
        ...(one.variant === 'master' && i % 2 === 1 ? { tileCount: 4 } : {}),
      },
    })),
  duel: [
    {},
    { options: { deal_adjacent: 'choose4', veiled_stone: 'row_end', row_gap: 'gap' } },
    { options: { memory_aids: false, discard_inspect: true } },
    { options: { yellow_swap_public: true, deal_adjacent: 'random4', stone_chain: 'straight' } },
  ],
};

test.skipIf(!isBuilt('towers') || !isBuilt('duel')).each(['towers', 'duel'] as const)(
  'every page of %s shows what the host has, after every event',
  async (game) => {
    const count = Math.ceil((game === 'towers' ? 19 : 8) * scale);
    let sums: Sums | undefined;
    for (let played = 0; played < count; played += kRound) {
      const seen = nothingSeen();
      const first = log.next(game);
      for (let i = first; i < first + Math.min(kRound, count - played); ++i) {
        const settings = tables[game][i % tables[game].length] ?? {};
        // A random game of Wandering Towers takes a thousand decisions.
        const isWhole = game === 'duel' || (scale > 1 && i % kWholeGames === 0);
        const plan = { game, settings, seed: i + 1, ...(isWhole ? {} : { most: 40 }) };
        await LawGame.play(kits[game], plan, seen);
      }
      sums = log.add(game, first, seen);
    }
    console.log(`page law ${game}:`, JSON.stringify(sums));
    expect(sums?.games).toBeGreaterThanOrEqual(count);
    if (scale >= 1) expect(Object.keys(sums?.undone ?? {}).sort()).toEqual(['consent', 'free', 'impossible']);
  },
  6_000_000,
);
