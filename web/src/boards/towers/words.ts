// The terms of the game in the reader's language.
import type { TowersCard, TowersPiece, TowersSpell, TowersView, Seat } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import type { NameOf } from '../log';
import type { Choice } from './actions';
import { cardFace } from './cards';
import type { Option } from './pick';
import { insideOf, topShield, visibleWizards } from './surface';

export function cardName(card: TowersCard): string {
  const face = cardFace(card);
  if (card === '?') return t('card-hidden');
  if (face.dice) return t(`card-${card.slice(0, 2)}`, { dice: face.dice });
  if (face.tower !== undefined && face.wizard !== undefined)
    return t('card-C', { tower: face.tower, wizard: face.wizard });
  return face.tower !== undefined ? t('card-T', { steps: face.tower }) : t('card-W', { steps: face.wizard ?? 0 });
}

export function spellName(spell: TowersSpell): string {
  return t(`spell-${spell}`);
}

function countedNames(seats: readonly Seat[], name: NameOf): string {
  const count = (seat: Seat): number => seats.filter((one) => one === seat).length;
  return [...new Set(seats)].map((seat) => t('space-wizards', { name: name(seat), count: count(seat) })).join(', ');
}

/** Describes a space as it is seen on the table. */
export function describeSpace(view: TowersView, number: number, name: NameOf): string {
  const space = view.ring[number];
  if (!space) return '';
  const parts = [t('space-name', { space: number })];
  if (space.shield) parts.push(t('space-raven'));
  if (space.towers.length > 0) {
    parts.push(t('towers-count', { count: space.towers.length }));
    parts.push(t(topShield(space) ? 'space-top-shield' : 'space-top-plain'));
  }
  const wizards = visibleWizards(space);
  for (const seat of new Set(wizards)) {
    parts.push(t('space-wizards', { name: name(seat), count: wizards.filter((one) => one === seat).length }));
  }
  // Only open tables reveal covered wizards.
  for (const [i, seats] of insideOf(space).entries()) {
    if (seats.length > 0) parts.push(t('space-under', { level: i + 1, wizards: countedNames(seats, name) }));
  }
  const castle = view.castle.space === number;
  if (castle) parts.push(t('space-castle'));
  if (view.castle.next === number) parts.push(t('space-next'));
  if (space.towers.length === 0 && wizards.length === 0 && !castle) parts.push(t('space-empty'));
  return `${parts.join(', ')}.`;
}

export function describeOption(view: TowersView, option: Option, name: NameOf, spell?: TowersSpell): string {
  if (option.choice) return describeChoice(view, option.choice, name);
  return t('do-cast-swap-first', { spell: spell ? spellName(spell) : '', space: option.place.space });
}

const blockHeight = (view: TowersView, space: number, level: number): number =>
  (view.ring[space]?.towers.length ?? level) - level + 1;

/** Describes an action for a button or a screen reader. */
export function describeChoice(view: TowersView, choice: Choice, name: NameOf): string {
  const { action } = choice;
  switch (action.verb) {
    case 'play': {
      if (!action.side) return cardName(action.card);
      const steps = cardFace(action.card)[action.side] ?? 0;
      return t(`do-side-${action.side}-steps`, { steps });
    }
    case 'discard':
      return t('do-discard-card', { card: cardName(action.card) });
    case 'offer':
    case 'return':
      return t(`do-${action.verb}`, { card: cardName(action.card) });
    case 'wizard':
      return t('do-wizard', { name: name(action.owner), space: action.space });
    case 'tower':
    case 'step':
      return t(`do-${action.verb}`, { count: blockHeight(view, action.space, action.level), space: action.space });
    case 'reserve':
      return t('do-reserve');
    case 'side':
      return t(`do-side-${action.side}`);
    case 'give':
      return t('do-give-count', { count: action.count });
    case 'take':
      return t('do-take', { name: name(action.owner) });
    case 'fill':
      return t(`do-fill-${action.whose}`);
    case 'accept':
      return view.card?.value ? t('do-accept', { value: view.card.value }) : t('do-accept-plain');
    case 'cast':
      return describeCast(view, choice, name);
    default:
      return t(`do-${action.verb}`);
  }
}

function describeCast(view: TowersView, choice: Choice, name: NameOf): string {
  const { action } = choice;
  if (action.verb !== 'cast') return '';
  const spell = spellName(action.spell);
  const { target } = action;
  switch (target.at) {
    case 'wizard':
      return t('do-cast-wizard', { spell, name: name(target.owner), space: target.space });
    case 'block':
      return t('do-cast-tower', { spell, space: target.space, count: blockHeight(view, target.space, target.level) });
    case 'surface':
      return t('do-cast-free', { spell, space: target.space, level: target.level });
    case 'pair':
      return t('do-cast-swap', { spell, first: target.first, second: target.second });
    case 'direction':
      return t(target.forward ? 'do-cast-forward' : 'do-cast-backward');
    case 'rider':
      return t('do-ride');
    case 'nothing':
      return t('do-cast');
  }
}

export function pieceSpace(piece: TowersPiece): number {
  return piece.space ?? 0;
}
