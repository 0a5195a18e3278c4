// The terms of the game in the reader's language.
import type {
  DuelCard,
  DuelCost,
  DuelIngredient,
  DuelPlayer,
  DuelSecret,
  DuelSlot,
  DuelSpell,
  DuelTower,
  DuelView,
  Seat,
} from '../../generated/messages';
import { t, texts } from '../../texts/texts.svelte';
import type { NameOf } from '../log';
import type { SeatInfo } from '../seat';
import type { Choice } from './actions';
import { cardFace, grouped, kGap, kHidden, secretFace } from './cards';
import type { Ghost } from './ghost';
import type { Option, Pick } from './pick';

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(texts.language) + text.slice(1);
export const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(parts);

export const roleName = (seat: Seat): string => t(`duel-role-${seat}`);
/** The name with the role; a player without a name is called by the role alone. */
export const whoIs = (seat: Seat, name: string): string =>
  name === t(`seat-${seat}`) ? name : t('duel-who', { name, role: roleName(seat) });
export const ingredientName = (ingredient: DuelIngredient | 'ST'): string => t(`duel-ing-${ingredient}`);
export const spellName = (spell: DuelSpell): string => t(`duel-spell-${spell}`);
/** What a tower is named after, in the form used with the word for tower. */
export const ofTower = (tower: DuelTower): string => t(`duel-of-${tower}`);
export const towerName = (tower: DuelTower): string => t('duel-tower', { of: ofTower(tower) });
export const pointsText = (count: number): string => t('duel-points', { count });
const costName = (cost: DuelCost): string => (cost === 'any' ? t('duel-any') : ingredientName(cost));

export function cardName(card: DuelCard): string {
  if (card === kGap) return t('duel-gap');
  const { ingredient, stones, arrow, chest } = cardFace(card);
  if (!ingredient && stones === 0) return t('duel-card-unknown');
  const name = ingredient
    ? ingredientName(ingredient)
    : t('duel-card-stones', { count: stones, arrow: arrow ?? 'left' });
  return chest ? t('duel-card-chest', { card: name }) : name;
}

export function secretName(secret: DuelSecret | undefined): string {
  const face = secretFace(secret);
  if (!face) return t('duel-card-unknown');
  const name = ingredientName(face.symbol);
  return face.princess ? t('duel-secret-princess', { card: name }) : name;
}

export function between(slot: DuelSlot): string {
  const [a = 'TRK', b = 'TRK'] = slot.split('|') as DuelTower[];
  return t('duel-between', { a: ofTower(a), b: ofTower(b) });
}

export function cardNames(cards: readonly DuelCard[]): string {
  return grouped(cards)
    .map(({ card, count }) => (count > 1 ? t('duel-group', { count, card: cardName(card) }) : cardName(card)))
    .join(', ');
}

/** What a seat is doing, and who sits there. */
export function stateOf(view: DuelView, seat: Seat, info: SeatInfo): string {
  if (view.phase === 'END') return t('duel-over');
  const words: string[] = [];
  if (info.away) words.push(t('seat-away'));
  else if (info.bot && info.level) words.push(t(`level-${info.level}`));
  if (view.active === seat) words.push(t(info.you ? 'duel-you-turn' : 'duel-their-turn'));
  else if (view.asked === seat) words.push(t(info.you ? 'duel-you-asked' : 'duel-asked'));
  else words.push(t('duel-waits'));
  return words.join(', ');
}

/** The spell of a tower in full: what it does. */
export const spellText = (spell: DuelSpell): string => t(`duel-tells-${spell}`);
export const costText = (cost: readonly DuelCost[]): string => cost.map(costName).join(' + ');

/** Describes a tower as it is seen on the table. */
export function describeTower(view: DuelView, tower: DuelTower): string {
  const row = view.towers.find((one) => one.tower === tower);
  const at = view.standing.towers.find((one) => one.tower === tower) ?? row;
  const parts = row
    ? [
        t('duel-at-tower', {
          tower: capital(towerName(tower)),
          points: pointsText(row.value),
          ingredient: ingredientName(row.ingredient),
        }),
        t('duel-spell-of', { spell: spellName(row.spell), cost: costText(row.cost) }),
        at ? t('duel-count', { knight: at.knight, mage: at.mage, leads: t(`duel-leads-${at.majority}`) }) : '',
        secretText(row),
      ]
    : [`${capital(towerName(tower))}: ${t('duel-round-turn', { round: view.round, turn: view.turn })}.`];
  if (!row) parts.push(t('duel-no-spell'));
  for (const one of view.players) {
    if (one.tower === tower) parts.push(t('duel-stands', { role: roleName(one.seat) }));
  }
  return parts.join(' ');
}

export function secretText(row: DuelView['towers'][number]): string {
  if (secretFace(row.secret)) return t('duel-secret-shown', { card: secretName(row.secret) });
  if (row.seen === undefined) return t('duel-secret-down');
  return t(row.stale ? 'duel-secret-stale' : 'duel-secret-seen', { card: secretName(row.seen) });
}

export function describeSlot(view: DuelView, slot: DuelSlot): string {
  const here = view.slots.find((one) => one.slot === slot);
  const where = { between: between(slot) };
  if (!here?.card) return t('duel-slot-empty', where);
  if (here.face === 'down' && here.card !== kHidden)
    return t('duel-slot-open', { ...where, card: cardName(here.card) });
  return here.face === 'up' ? t('duel-slot-up', { ...where, card: cardName(here.card) }) : t('duel-slot-down', where);
}

export function describePlayer(view: DuelView, player: DuelPlayer, name: NameOf): string {
  const { seat, acquired, used, veiled_size, chests } = player;
  const parts = [
    acquired.length > 0 ? t('duel-text-acquired', { cards: cardNames(acquired) }) : t('duel-acquired-none'),
    used.length > 0 ? t('duel-text-row', { cards: used.map(cardName).join(', ') }) : t('duel-used-none'),
  ];
  if (veiled_size > 0) parts.push(t('duel-veiled', { count: veiled_size }));
  if (chests > 0) parts.push(t('duel-chests', { count: chests }));
  if (view.held && view.active === seat) parts.push(t('duel-held', { card: cardName(view.held) }));
  return `${whoIs(seat, name(seat))}: ${parts.join('; ')}.`;
}

/** Describes a touch, as a step or as an answer. */
export function describeOption(view: DuelView, option: Option): string {
  return option.choice ? describeChoice(view, option.choice) : describeStep(option.spot, option.then);
}

function describeStep(spot: string, then: Pick): string {
  const [kind = '', , word = ''] = spot.split(' ');
  if (kind === 'tower' && then.first) return t('duel-do-first', { of: ofTower(then.first) });
  if (kind === 'end') return t(word === 'L' ? 'duel-do-end-L' : 'duel-do-end-R');
  return t(kind === 'card' ? 'duel-do-pay' : 'duel-do-card', { card: cardName(word) });
}

/** Describes an action for a button or a screen reader. */
export function describeChoice(view: DuelView, choice: Choice): string {
  const { action } = choice;
  switch (action.verb) {
    case 'move':
      return moveName(choice, action.tower);
    case 'guess':
      return t('duel-do-guess', { of: ofTower(action.tower) });
    case 'take': {
      const slot = view.slots.find((one) => one.slot === action.slot);
      const card = slot?.card && slot.face === 'up' ? cardName(slot.card) : t('duel-card-down');
      return t('duel-do-take', { card });
    }
    case 'up':
      return t('duel-do-up');
    case 'place':
      return t(`duel-do-place-${action.end}`);
    case 'cast': {
      const spell = view.towers.find((one) => one.tower === (action.as ?? action.tower))?.spell ?? 'any';
      return t('duel-do-cast', { spell: spellName(spell), cards: cardNames(action.cost.map((one) => one.card)) });
    }
    case 'look':
      return t('duel-do-look', { a: ofTower(action.a), b: ofTower(action.b) });
    case 'push':
    case 'lay':
      return t(`duel-do-${action.verb}-${action.end}`, { card: cardName(action.card) });
    case 'discard':
      return t('duel-do-discard', { card: cardName('card' in action ? action.card : discarded(choice)) });
    case 'keep':
      return t('duel-do-keep');
    case 'swap':
      return t('duel-do-exchange');
    case 'pass':
      return t('duel-do-pass');
  }
}

function discarded(choice: Choice): DuelCard {
  const event = choice.legal.preview?.events.find((one) => one.type === 'CardDiscarded');
  return event && 'card' in event ? event.card : '?';
}

function moveName(choice: Choice, tower: DuelTower): string {
  const walked = choice.legal.preview?.events.find((one) => one.type === 'CharacterMoved');
  const move = walked && 'move' in walked ? walked.move : 'step';
  if (move === 'swap') return t('duel-do-swap');
  return t(move === 'skip' ? 'duel-do-skip' : 'duel-do-move', { of: ofTower(tower) });
}

/** The consequences, in a few words each. */
export function consequences(ghost: Ghost | undefined, isTaking: boolean): string[] {
  if (!ghost) return [];
  const words: string[] = [];
  for (const { card, face } of isTaking ? [] : ghost.takes) {
    words.push(face === 'down' ? t('duel-would-down') : t('duel-would-take', { card: cardName(card) }));
  }
  if (ghost.spell?.fails) words.push(t('duel-would-fail'));
  if (ghost.endsRound) words.push(t('duel-would-round'));
  else if (ghost.endsTurn) words.push(t('duel-would-turn'));
  return words;
}
