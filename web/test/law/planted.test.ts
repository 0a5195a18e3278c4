// Shows that the page law finds the defects of the page of version 1.0, which had a second copy of the rules: each is
// planted once in the messages of a page, and some game must reveal it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Told } from '../../src/boards/any';
import { kit } from '../../src/games/towers';
import type { HostMessage, Patch, Settings } from '../../src/generated/messages';
import { LawGame, nothingSeen } from './game';
import { isBuilt, LawSocket } from './host';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('WebSocket', LawSocket);
});
afterEach(() => {
  LawSocket.plant = undefined;
  vi.unstubAllGlobals();
});

type Operation = Patch[number];

/** A page that omits part of what an event changes. */
const without =
  (leaves: (event: Told, operation: Operation) => boolean) =>
  (message: HostMessage): HostMessage => {
    if (message.type !== 'events') return message;
    const patches = message.patches?.map((patch, i) => {
      const event = message.events[i];
      return event ? patch.filter((one) => !leaves(event, one)) : patch;
    });
    return { ...message, ...(patches ? { patches } : {}) };
  };

/** A page that treats undo as free after its own last decision, whatever that revealed. */
function freeUndo(message: HostMessage): HostMessage {
  if (message.type !== 'permissions' || message.undo.decisions.length !== 1) return message;
  return { ...message, undo: { ...message.undo, right: 'free' } };
}

const spells = ['MW', 'MT', 'HW', 'HT', 'SW', 'NK', 'FR', 'PB'];
const free = Object.fromEntries(spells.map((spell) => [spell, 0]));
/** Spells are free, so that all of them are cast. */
const magic: Settings = { players: 3, spells, options: { memory: 'Strict', spellsPerTurn: 9, costs: free } };
const master: Settings = {
  ...{ players: 3, variant: 'master', profile: 'ukrainian', spells },
  options: { masterPick: 'Chosen', repeatTargets: 'SamePiece', pbCardMovesOnly: false, costs: free },
};

/** The defect, the settings, the change, and the first seed: some defects are revealed only in lucky games. */
const plants: [string, Settings, (message: HostMessage) => HostMessage, number?][] = [
  [
    'a wizard that is freed on the space of the castle does not come home',
    { ...magic, spells: ['FR', 'MT'] },
    without((event, { path }) => event.type === 'WizardFreed' && path.endsWith('/home')),
    10,
  ],
  ['what is shown under a tower is not seen', magic, without((event) => event.type === 'SurfaceShown')],
  ['undo after a tower was moved in strict memory is free', magic, freeUndo],
  [
    'a die that is rolled again keeps its value',
    { players: 2 },
    without((event, { path }) => event.type === 'RerollCalled' && path === '/card/value'),
  ],
  [
    'who rides along rides the card, not the spell',
    master,
    without((event, { path }) => event.type === 'SpellCast' && path.startsWith('/spell/riders')),
  ],
  [
    'the cards that are still to be drawn are not counted',
    { players: 2, spells: ['DT2C'], options: { promo: true, spellsPerTurn: 9, costs: { DT2C: 0 } } },
    without((_, { path }) => path === '/to_draw'),
  ],
  ['what a repetition is bound to is not known', master, without((_, { path }) => path.startsWith('/bound'))],
];

test.skipIf(!isBuilt('towers')).each(plants)(
  'is found: %s',
  async (_, settings, plant, first = 1) => {
    LawSocket.plant = plant;
    const played = async (): Promise<void> => {
      for (let seed = first; seed < first + 12; ++seed) {
        await LawGame.play(kit, { game: 'towers', settings, seed, most: 400 }, nothingSeen());
      }
    };
    await expect(played()).rejects.toThrow(/the page of|undo of/);
  },
  600_000,
);
