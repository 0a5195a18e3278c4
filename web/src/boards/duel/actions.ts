// Parses the action texts of the notation (docs/notation.md, Knight & Mage). The board never composes texts: it answers
// with one of the given ones.
import type { DuelCard, DuelEnd, DuelSlot, DuelTower, LegalAction } from '../../generated/messages';
import { choicesOf, type ChoiceOf } from '../choice';
import type { Laid } from './row';

export type Action =
  | { verb: 'move' | 'guess'; tower: DuelTower }
  | { verb: 'take' | 'up'; slot: DuelSlot }
  | { verb: 'place'; end: DuelEnd }
  | { verb: 'cast'; tower: DuelTower; cost: Laid[]; as?: DuelTower }
  | { verb: 'look'; a: DuelTower; b: DuelTower }
  | { verb: 'push' | 'lay'; card: DuelCard; end: DuelEnd }
  | { verb: 'discard'; card: DuelCard }
  | { verb: 'discard'; number: number }
  | { verb: 'pass' | 'keep' | 'swap' };

const isTower = (word: string | undefined): word is DuelTower => /^(TRK|PUR|GRE|YEL|RED|BLU)$/.test(word ?? '');
const isEnd = (word: string | undefined): word is DuelEnd => word === 'L' || word === 'R';

/** Returns undefined for a text that this client does not know. */
export function parseAction(text: string): Action | undefined {
  const [verb = '', ...words] = text.split(' ');
  const [one, two] = words;
  switch (verb) {
    case 'move':
    case 'guess':
      return isTower(one) && words.length === 1 ? { verb, tower: one } : undefined;
    case 'take':
    case 'up':
      return one && words.length === 1 ? { verb, slot: one } : undefined;
    case 'place':
      return isEnd(one) ? { verb, end: one } : undefined;
    case 'cast':
      return parseCast(words);
    case 'look':
      return isTower(one) && isTower(two) ? { verb, a: one, b: two } : undefined;
    case 'push':
    case 'lay':
      return one && isEnd(two) ? { verb, card: one, end: two } : undefined;
    case 'discard':
      return parseDiscard(one ?? '');
    case 'pass':
    case 'keep':
    case 'swap':
      return words.length === 0 ? { verb } : undefined;
    default:
      return undefined;
  }
}

function parseDiscard(word: string): Action | undefined {
  const used = /^U(\d+)$/.exec(word);
  if (used) return { verb: 'discard', number: Number(used[1]) };
  return word ? { verb: 'discard', card: word } : undefined;
}

function parseCast([tower, ...words]: string[]): Action | undefined {
  if (!isTower(tower)) return undefined;
  const copies = words.at(-2) === 'as';
  const as = words.at(-1);
  const cost: Laid[] = [];
  const paid = copies ? words.slice(0, -2) : words;
  for (let i = 0; i < paid.length; i += 2) {
    const [card, end] = [paid[i], paid[i + 1]];
    if (!card || !isEnd(end)) return undefined;
    cost.push({ card, end });
  }
  if (cost.length === 0 || (copies && !isTower(as))) return undefined;
  return { verb: 'cast', tower, cost, ...(copies && isTower(as) ? { as } : {}) };
}

export type Choice = ChoiceOf<Action>;

export const readChoices = (legal: readonly LegalAction[]): Choice[] => choicesOf(legal, parseAction);
