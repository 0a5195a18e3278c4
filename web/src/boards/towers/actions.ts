// Parses the action texts of the notation (docs/notation.md, chapter 2). The board never composes texts: it answers
// with one of the given ones.
import type { LegalAction, Seat, TowersCard, TowersSpell } from '../../generated/messages';
import { kSpellRows, type SpellCode } from '../../generated/spells';
import { choicesOf, type ChoiceOf } from '../choice';

export type Side = 'tower' | 'wizard';

export type Target =
  | { at: 'wizard'; space: number; owner: Seat }
  | { at: 'block' | 'surface'; space: number; level: number }
  | { at: 'pair'; first: number; second: number }
  | { at: 'direction'; forward: boolean }
  | { at: 'rider'; owner: Seat }
  | { at: 'nothing' };

export type Action =
  | { verb: 'play'; card: TowersCard; side?: Side }
  | { verb: 'discard' | 'offer' | 'return'; card: TowersCard }
  | { verb: 'wizard'; space: number; owner: Seat }
  | { verb: 'tower' | 'step'; space: number; level: number }
  | { verb: 'cast'; spell: TowersSpell; target: Target }
  | { verb: 'reserve'; spell: TowersSpell }
  | { verb: 'side'; side: Side }
  | { verb: 'give'; count: number }
  | { verb: 'take'; owner: Seat }
  | { verb: 'takeCard' }
  | { verb: 'fill'; whose: 'partner' | 'none' }
  | { verb: PlainVerb };

export const kPlainVerbs = [
  ...(['refuse', 'ask', 'decline', 'reroll', 'accept', 'unused', 'nostep', 'end', 'pass', 'stop', 'leave'] as const),
];
export type PlainVerb = (typeof kPlainVerbs)[number];

const seatLetters = /^[A-F]$/;
const isSeat = (word: string): word is Seat => seatLetters.test(word);
const isPlain = (word: string): word is PlainVerb => (kPlainVerbs as readonly string[]).includes(word);

/** Returns undefined for a text that this client does not know. */
export function parseAction(text: string): Action | undefined {
  const [verb = '', one = '', two = ''] = text.split(' ');
  switch (verb) {
    case 'play':
      if (two === 'tower' || two === 'wizard') return { verb, card: one as TowersCard, side: two };
      return one && !two ? { verb, card: one as TowersCard } : undefined;
    case 'discard':
    case 'offer':
    case 'return':
      return one ? { verb, card: one as TowersCard } : undefined;
    case 'wizard': {
      const wizard = parseWizard(one);
      return wizard && { verb, ...wizard };
    }
    case 'tower':
    case 'step': {
      const block = parseBlock(one);
      return block && { verb, ...block };
    }
    case 'cast': {
      const target = parseTarget(one as TowersSpell, text.split(' ').slice(2));
      return target && { verb, spell: one as TowersSpell, target };
    }
    case 'reserve':
      return one ? { verb, spell: one as TowersSpell } : undefined;
    case 'side':
      return one === 'tower' || one === 'wizard' ? { verb, side: one } : undefined;
    case 'give':
      return /^\d+$/.test(one) ? { verb, count: Number(one) } : undefined;
    case 'take':
      if (!one) return { verb: 'takeCard' };
      return isSeat(one) ? { verb, owner: one } : undefined;
    case 'fill':
      return one === 'partner' || one === 'none' ? { verb, whose: one } : undefined;
    default:
      return isPlain(verb) && !one ? { verb } : undefined;
  }
}

function parseWizard(text: string): { space: number; owner: Seat } | undefined {
  const found = /^(\d{1,2})([A-F])$/.exec(text);
  return found?.[2] && isSeat(found[2]) ? { space: Number(found[1]), owner: found[2] } : undefined;
}

function parseBlock(text: string): { space: number; level: number } | undefined {
  const found = /^(\d{1,2})#(\d)$/.exec(text);
  return found ? { space: Number(found[1]), level: Number(found[2]) } : undefined;
}

/** Returns undefined for a spell of a newer host that this page does not know. */
export const rowOf = (spell: TowersSpell): (typeof kSpellRows)[SpellCode] | undefined => kSpellRows[spell as SpellCode];

/** Whether it moves a piece against the direction of the ring. */
export const goesBack = (spell: TowersSpell): boolean => (rowOf(spell)?.amount ?? 0) < 0;

function parseTarget(spell: TowersSpell, words: string[]): Target | undefined {
  const [one = '', two = ''] = words;
  const at = rowOf(spell)?.target;
  switch (at) {
    case 'wizard': {
      const wizard = parseWizard(one);
      return wizard && { at, ...wizard };
    }
    case 'block':
    case 'surface': {
      const block = parseBlock(one);
      return block && { at, ...block };
    }
    case 'pair':
      return /^\d+$/.test(one) && /^\d+$/.test(two) ? { at, first: Number(one), second: Number(two) } : undefined;
    case 'direction':
      return one === '+' || one === '-' ? { at, forward: one === '+' } : undefined;
    case 'rider':
      return isSeat(one) ? { at, owner: one } : undefined;
    case 'nothing':
      return words.length === 0 ? { at } : undefined;
    case undefined:
      return undefined;
  }
}

export type Choice = ChoiceOf<Action>;

export const readChoices = (legal: readonly LegalAction[]): Choice[] => choicesOf(legal, parseAction);

/** Where on the board an action can be picked. A swap belongs to both of its spaces. */
export interface Place {
  space: number;
  part: 'wizard' | 'level' | 'space';
  owner?: Seat;
  level?: number;
}

export function placesOf(action: Action): Place[] {
  if (action.verb === 'wizard') return [{ space: action.space, part: 'wizard', owner: action.owner }];
  if (action.verb === 'tower' || action.verb === 'step') {
    return [{ space: action.space, part: 'level', level: action.level }];
  }
  if (action.verb !== 'cast') return [];
  const { target } = action;
  switch (target.at) {
    case 'wizard':
      return [{ space: target.space, part: 'wizard', owner: target.owner }];
    case 'block':
    case 'surface':
      return [{ space: target.space, part: 'level', level: target.level }];
    case 'pair':
      return [
        { space: target.first, part: 'space' },
        { space: target.second, part: 'space' },
      ];
    case 'direction':
    case 'rider':
    case 'nothing':
      return [];
  }
}
