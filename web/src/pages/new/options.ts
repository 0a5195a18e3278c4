// How the options of a new table look: which of them stand together, and in which order. What they are, the engine says
// (games/options.ts); what each one changes is said in the texts: one sentence `opt-NAME`, and `optv-NAME-VALUE` for words
// to choose from.
import type { Game } from '../../connection/game';

export interface Group {
  group: string;
  options: readonly string[];
}

export const kGroups: Readonly<Record<Game, readonly Group[]>> = {
  towers: [
    { group: 'castle', options: ['castleLanding', 'castleTrigger', 'entryEndsTurn'] },
    { group: 'cards', options: ['declineMove', 'sideAnnounce', 'openDiscard', 'deadlock', 'wizardStock'] },
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

/** Asked elsewhere on the page: beside the seats and the tiles. */
export const kElsewhere: Readonly<Record<Game, readonly string[]>> = {
  towers: ['memory', 'tileCount'],
  duel: ['role_assign'],
};

/** Options that a form needs no row for: there is nothing to choose, or a price, or a ring that somebody writes down. */
export const isAsked = (name: string, values: readonly unknown[] | undefined): boolean =>
  values?.length !== 1 && !name.startsWith('costs.') && name !== 'ring';
