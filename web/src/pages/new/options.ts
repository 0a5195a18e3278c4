// The presentation of the options of a new table: their groups and order. The engine defines the options
// (games/options.ts); the texts describe them: one sentence `opt-NAME`, and `optv-NAME-VALUE` for each named value.
import type { Game } from '../../connection/game';
import type { GameOption } from '../../generated/messages';

export interface Group {
  group: string;
  options: readonly string[];
}

export const kGroups: Readonly<Record<Game, readonly Group[]>> = {
  towers: [
    { group: 'castle', options: ['castleLanding', 'castleTrigger', 'entryEndsTurn'] },
    { group: 'cards', options: ['declineMove', 'sideAnnounce', 'openDiscard', 'deadlock'] },
    {
      group: 'spells',
      options: [
        ...['spellMidCard', 'spellsPerTurn', 'swapWithCastle', 'freeMayDecline', 'pbOutOfTurn', 'pbCardMovesOnly'],
        ...['piggybackRelocations', 'advancedVariant', 'promo'],
      ],
    },
    {
      group: 'master',
      options: [
        ...['masterPick', 'masterCasters', 'masterWindows', 'masterRepeat', 'repeatTargets', 'freeExempt'],
        ...['refusalSlot'],
      ],
    },
    { group: 'team', options: ['teamEnd', 'teamMovePartner', 'teamDecline', 'teamOffer'] },
    { group: 'solo', options: ['soloCardLimit', 'soloPotions', 'soloRefusal'] },
  ],
  duel: [
    {
      group: 'duel-play',
      options: ['swap_range', 'cast_without_effect', 'multi_icon_cost', 'deal_adjacent', 'ring_mode'],
    },
    { group: 'duel-see', options: ['yellow_swap_public', 'discard_inspect', 'memory_aids', 'reveal_all_at_end'] },
    {
      group: 'duel-count',
      options: ['row_gap', 'stone_chain', 'veiled_stone', 'chest_overflow', 'final_tie', 'data'],
    },
  ],
};

/** Options that are elsewhere on the page: beside the seats and the tiles. */
export const kElsewhere: Readonly<Record<Game, readonly string[]>> = {
  towers: ['memory', 'tileCount'],
  duel: ['role_assign'],
};

/** Whether an option needs a row. Not with a single value, without an effect, for a price, or for a ring in notation. */
export const isAsked = ({ name, values, only }: Pick<GameOption, 'name' | 'values' | 'only'>): boolean =>
  values?.length !== 1 && only !== 'nothing' && !name.startsWith('costs.') && name !== 'ring';
