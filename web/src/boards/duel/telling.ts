// Events as sentences, for the log and for screen readers.
import type { DuelEvent, DuelView, Seat, Undone } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import type { Joins, NameOf, Sentence, Token } from '../log';
import { cardPart, kIngredients, secretFace } from './cards';
import { between, cardName, ingredientName, ofTower, pointsText, secretName, spellName } from './words';

// Not logged: steps visible by their results, and single cards of a deal.
const quietTypes: readonly DuelEvent['type'][] = [
  ...(['RingLaid', 'SecretBoxed', 'SecretLaid', 'CardBurned', 'CardDealt', 'TurnStarted'] as const),
  ...(['LeftoversDiscarded', 'ScoringStarted', 'IngredientsCounted', 'Waiting', 'Hidden'] as const),
];

export function tell(_: DuelView, event: DuelEvent | Undone, name: NameOf): Sentence {
  if (event.type === 'Undone') {
    return { seat: event.seat, say: () => t('duel-log-Undone', { count: event.steps }), quiet: false, joins: 'alone' };
  }
  return {
    ...{ seat: seatOf(event), say: () => sentence(event, name), quiet: quietTypes.includes(event.type) },
    ...{ joins: joining[event.type] ?? 'alone', token: tokenOf(event), brief: brief(event) },
    ...(event.type === 'CostPaid' ? { glue: ', ' as const } : {}),
  };
}

// A turn has three actions: the way, the card, and the spell with everything that it does.
const joining: Partial<Record<DuelEvent['type'], Joins>> = {
  ...{ CharacterMoved: 'alone', CardTaken: 'begins', StonePlaced: 'part', SpellCast: 'begins' },
  ...{ CostPaid: 'part', SpellFailed: 'part', SecretsSeen: 'part', SecretsReturned: 'part' },
  ...{ CardPushed: 'part', CardDiscarded: 'part', CardSalvaged: 'part' },
  ...{ TurnStarted: 'ends', RoundStarted: 'alone', LeftoversDiscarded: 'ends', ScoringStarted: 'ends' },
};

function tokenOf(event: DuelEvent): Token | undefined {
  switch (event.type) {
    case 'CharacterMoved':
      return { part: event.seat === 'K' ? 'knight' : 'mage', box: '-46 -132 92 140' };
    case 'CardTaken':
    case 'CostPaid':
      return { part: cardPart(event.card), box: '0 0 80 112', isCard: true };
    default:
      return undefined;
  }
}

/** The event in a few words, without the player. */
function brief(event: DuelEvent): (() => string) | undefined {
  const key = `duel-act-${event.type}`;
  switch (event.type) {
    case 'CharacterMoved':
      return () => t(`${key}-${event.move}`, { of: ofTower(event.to) });
    case 'CardTaken':
    case 'CardDiscarded':
      return () => t(key, { card: cardName(event.card) });
    case 'StonePlaced':
    case 'CostPaid':
    case 'CardPushed':
      return () => t(`${key}-${event.end}`, { card: cardName(event.card) });
    case 'SpellCast':
      return () => t(key, { spell: spellName(event.spell) });
    case 'SecretsSeen':
      return () => t(key, { a: ofTower(event.a), b: ofTower(event.b) });
    case 'SecretsReturned':
      // Who may not know it reads the same words for both.
      return () => t(event.exchange === '?' ? key : `${key}-${event.exchange}`);
    case 'CardSalvaged':
      return () => t(key);
    case 'SpellFailed':
      return () => t('duel-log-SpellFailed');
    default:
      return undefined;
  }
}

function seatOf(event: DuelEvent): Seat | undefined {
  if (event.type === 'TowerGuessed') return 'K';
  // A pushed card is pushed by the opponent, not by its owner.
  return 'seat' in event && event.type !== 'CardPushed' ? event.seat : undefined;
}

function sentence(event: DuelEvent, name: NameOf): string {
  const key = `duel-log-${event.type}`;
  const own = 'seat' in event ? { name: name(event.seat) } : {};
  switch (event.type) {
    case 'FourthSlotChosen':
      return t(key, { between: between(event.slot) });
    case 'CardDealt':
      return t(key, {
        between: between(event.slot),
        card: event.face === 'up' ? cardName(event.card) : t('duel-card-down'),
      });
    case 'SecretLaid':
      return t(key, { of: ofTower(event.tower) });
    case 'CharacterMoved':
      return t(`${key}-${event.move}`, { ...own, of: ofTower(event.to) });
    case 'CardTaken':
      return t(`${key}-${event.face}`, { ...own, card: cardName(event.card) });
    case 'StonePlaced':
    case 'CostPaid':
    case 'CardPushed':
    case 'VeiledStoneLaid':
      return t(`${key}-${event.end}`, { ...own, card: cardName(event.card) });
    case 'CardDiscarded':
    case 'CardUnveiled':
      return t(key, { ...own, card: cardName(event.card) });
    case 'CardSalvaged':
      return event.card === '?' ? t(key, own) : t(`${key}-own`, { ...own, card: cardName(event.card) });
    case 'SpellCast':
      return t(event.as === event.tower ? key : `${key}-as`, { ...own, spell: spellName(event.spell) });
    case 'RoundStarted':
      return t(key, { round: event.round, name: name(event.starter) });
    default:
      return tellSecrets(event, key, own, name);
  }
}

function tellSecrets(event: DuelEvent, key: string, own: { name?: string }, name: NameOf): string {
  switch (event.type) {
    case 'SecretsSeen': {
      const where = { ...own, a: ofTower(event.a), b: ofTower(event.b) };
      if (!secretFace(event.seen_a)) return t(key, where);
      return t(`${key}-own`, { ...where, seen_a: secretName(event.seen_a), seen_b: secretName(event.seen_b) });
    }
    case 'SecretsReturned':
      return t(event.exchange === '?' ? key : `${key}-${event.exchange}`, own);
    case 'TowerGuessed':
      return t(key, { name: name('K'), of: ofTower(event.tower), card: secretName(event.secret) });
    case 'IngredientsCounted':
      return t(key, { ...own, counts: countsText(event) });
    case 'TowerScored': {
      const { knight, mage, owner, tower } = event;
      return t(`${key}-${owner}`, { knight, mage, of: ofTower(tower) });
    }
    case 'TotalCounted':
      return t(key, { ...own, points: pointsText(event.total) });
    case 'SecretShown':
      if (event.tower === 'TRK') return t(`${key}-box`, { card: secretName(event.secret) });
      return t(key, { of: ofTower(event.tower), card: secretName(event.secret) });
    case 'GameEnded':
      return t(`${key}-${event.winner}`);
    default:
      return t(key, own);
  }
}

function countsText({ natural, converted }: Extract<DuelEvent, { type: 'IngredientsCounted' }>): string {
  return kIngredients.map((one, i) => `${ingredientName(one)} ${(natural[i] ?? 0) + (converted[i] ?? 0)}`).join(', ');
}
