// Events as sentences, for the log and for screen readers.
import type { DuelEvent, DuelView, Seat, Undone } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import type { LogLine, NameOf, Sentence } from '../log';
import { kIngredients, secretFace } from './cards';
import { between, cardName, ingredientName, ofTower, pointsText, secretName, spellName } from './words';

// Not logged: steps visible by their results, and single cards of a deal.
const quietTypes: readonly DuelEvent['type'][] = [
  ...(['RingLaid', 'SecretBoxed', 'SecretLaid', 'CardBurned', 'CardDealt', 'TurnStarted'] as const),
  ...(['LeftoversDiscarded', 'ScoringStarted', 'IngredientsCounted', 'Waiting', 'Hidden'] as const),
];

export function tell(_: DuelView, event: DuelEvent | Undone, name: NameOf): Sentence {
  if (event.type === 'Undone') {
    return { seat: event.seat, say: () => t('duel-log-Undone', { count: event.steps }), quiet: false };
  }
  const quiet = quietTypes.includes(event.type);
  return { seat: seatOf(event), say: () => sentence(event, name), quiet };
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
      return t(key, { round: event.round });
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

/** Adds the sentence of event `number` to a log. A direct consequence is appended to the line before. */
export function append(
  lines: readonly LogLine[],
  said: Sentence,
  event: DuelEvent | Undone,
  number: number,
): LogLine[] {
  if (said.quiet) return [...lines];
  const last = lines[lines.length - 1];
  if (last && (event.type === 'CostPaid' || event.type === 'SpellFailed')) {
    const joined = (): string => `${last.say()}${event.type === 'CostPaid' ? ', ' : '. '}${said.say()}`;
    return [...lines.slice(0, -1), { ...last, say: joined, until: number }];
  }
  return [...lines, { number, until: number, seat: said.seat, say: said.say }];
}
