// Every option a new table can have, with its value in each edition (docs/rules: Options). What each one changes is said
// in the texts: one sentence `opt-NAME`, and `optv-NAME-VALUE` for words to choose from.
import type { Game } from '../../connection/game';
import type { Settings } from '../../generated/messages';
import { kSpellRows, type SpellCode } from '../../generated/spells';
import type { Edition } from '../../table/plan';

export type Value = boolean | number | string;
export interface Option {
  name: string;
  values: readonly Value[] | { from: number; to: number };
  usual: Value;
  /** Where an edition has another value. */
  editions?: Partial<Record<Edition, Value>>;
}
export interface Group {
  group: string;
  options: readonly Option[];
  /** Left out where it changes nothing. */
  when?: (plan: { variant: string; teams: boolean; players: number }) => boolean;
}

const word = (name: string, values: readonly string[], editions?: Option['editions']): Option => ({
  ...{ name, values, usual: values[0] ?? '' },
  ...(editions ? { editions } : {}),
});
const yes = (name: string, usual: boolean, editions?: Option['editions']): Option => ({
  ...{ name, values: [true, false], usual },
  ...(editions ? { editions } : {}),
});
const count = (name: string, usual: number, to: number, from = 0): Option => ({ name, values: { from, to }, usual });

export const kTiles = Object.keys(kSpellRows) as SpellCode[];
export const kCosts = Object.fromEntries(kTiles.map((tile) => [tile, kSpellRows[tile].cost])) as Record<
  SpellCode,
  number
>;

const castle: Group = {
  group: 'castle',
  options: [
    word('castleLanding', ['ShieldOnly', 'EmptySpaceOrShieldTower']),
    word('castleTrigger', ['AnyWizard', 'OwnWizard']),
    word('entryEndsTurn', ['ActiveOwnByActive', 'ActiveOwnByAnyone', 'AnyEntry']),
  ],
};
const cards: Group = {
  group: 'cards',
  options: [
    word('declineMove', ['SecondCard', 'Forced', 'Any'], { polish: 'Forced', ukrainian: 'Forced', czech: 'Forced' }),
    word('sideAnnounce', ['OnPlay', 'WithPiece'], { czech: 'WithPiece' }),
    yes('openDiscard', false),
    word('deadlock', ['End', 'PlayOn']),
    { name: 'wizardStock', values: [30, 24], usual: 30, editions: { czech: 24 } },
  ],
};
const spells: Group = {
  group: 'spells',
  options: [
    yes('spellMidCard', true),
    count('spellsPerTurn', 1, 9),
    word('swapWithCastle', ['Carry', 'Forbid']),
    yes('freeMayDecline', true, { polish: false, ukrainian: false }),
    yes('pbOutOfTurn', true),
    yes('pbCardMovesOnly', true),
    word('piggybackRelocations', ['Once', 'PerWizard']),
    yes('advancedVariant', true, { polish: false, ukrainian: false }),
    yes('promo', false),
  ],
};
const master: Group = {
  group: 'master',
  when: ({ variant }) => variant === 'master',
  options: [
    word('masterPick', ['Random', 'Chosen'], { czech: 'Chosen' }),
    word('masterCasters', ['OnePerAction', 'EachPlayerOne'], { ukrainian: 'EachPlayerOne' }),
    word('masterWindows', ['BeforeAfter', 'BeforeDuringAfter'], { ukrainian: 'BeforeDuringAfter' }),
    word('masterRepeat', ['Many', 'Once']),
    word('repeatTargets', ['Free', 'SamePiece']),
    yes('freeExempt', false, { czech: true }),
    yes('refusalSlot', true, { czech: false }),
  ],
};
const team: Group = {
  group: 'team',
  when: ({ teams }) => teams,
  options: [
    word('teamEnd', ['FinishRound', 'Immediate'], { polish: 'Immediate', ukrainian: 'Immediate' }),
    word('teamMovePartner', ['may', 'must'], { polish: 'must' }),
    yes('teamDecline', true, { polish: false, ukrainian: false }),
    word('teamOffer', ['Unasked', 'AskedOnly']),
  ],
};
const solo: Group = {
  group: 'solo',
  when: ({ variant }) => variant === 'solo',
  options: [count('soloCardLimit', 30, 255), word('soloPotions', ['Full', 'Empty']), yes('soloRefusal', true)],
};
/** Who plays which character is asked first, beside the seats. */
export const kRoles = word('role_assign', ['random', 'agreement', 'swap']);
const duel: Group[] = [
  {
    group: 'duel-play',
    options: [
      word('swap_range', ['any', 'adjacent']),
      word('cast_without_effect', ['allow', 'forbid']),
      word('multi_icon_cost', ['card', 'exact']),
      word('deal_adjacent', ['three', 'random4', 'choose4']),
      word('ring_mode', ['fixed', 'random']),
    ],
  },
  {
    group: 'duel-see',
    options: [
      yes('yellow_swap_public', false),
      yes('discard_inspect', false),
      yes('memory_aids', true),
      yes('reveal_all_at_end', true),
    ],
  },
  {
    group: 'duel-count',
    options: [
      word('row_gap', ['close', 'gap']),
      word('stone_chain', ['transitive', 'straight', 'direct']),
      word('veiled_stone', ['inert', 'row_end']),
      word('chest_overflow', ['cap', 'plus3']),
      word('final_tie', ['draw', 'K', 'M']),
      word('data', [
        ...['km-deck-derived-1', 'km-deck-eight-chests', 'km-deck-mixed-stones', 'km-deck-stone-chests'],
        ...['km-deck-thirty-ingredients', 'km-deck-three-stones', 'km-deck-two-icons'],
      ]),
    ],
  },
];
export const kGroups: Record<Game, readonly Group[]> = {
  towers: [castle, cards, spells, master, team, solo],
  duel,
};

export function optionsOf(game: Game): readonly Option[] {
  const grouped = kGroups[game].flatMap((one) => one.options);
  return game === 'duel' ? [kRoles, ...grouped] : grouped;
}

/** The value an option has where nobody changes it. */
export function usualOf(option: Option, edition: Edition, variant: string): Value {
  if (option.name === 'sideAnnounce' && variant === 'master') return 'OnPlay';
  return option.editions?.[edition] ?? option.usual;
}

/** Only what differs from the edition is sent. */
export function overridesOf(
  game: Game,
  chosen: ReadonlyMap<string, Value>,
  edition: Edition,
  variant: string,
): Settings {
  const overrides: Settings = {};
  for (const option of optionsOf(game)) {
    const value = chosen.get(option.name);
    const usual = game === 'duel' ? option.usual : usualOf(option, edition, variant);
    if (value !== undefined && value !== usual) overrides[option.name] = value;
  }
  return overrides;
}
