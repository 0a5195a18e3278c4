// Events as sentences, for the log and for screen readers.
import type { Seat, TowersEvent, TowersView, Undone } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import type { LogLine, NameOf, Sentence } from '../log';
import { kSeats, visibleWizards, wizardsOf } from './surface';
import { cardName, spellName } from './words';

const quietTypes: readonly TowersEvent['type'][] = [
  ...(['CardDrawn', 'ResultStands', 'PieceChosen', 'CardFinished', 'RepeatBound', 'SpellResolved'] as const),
  ...(['TurnStarted', 'ActionStarted', 'TurnEnded', 'Waiting', 'Hidden'] as const),
];

/** `before` is the view before the event; it knows who acts. */
export function tell(before: TowersView, event: TowersEvent | Undone, name: NameOf): Sentence {
  const actor = before.spell?.caster ?? before.turn;
  if (event.type === 'Undone') return tellUndone(event, name);
  const seat = seatOf(event) ?? (isNobodys(event) ? undefined : actor);
  return { seat, say: () => sentence(before, event, actor, name), quiet: quietTypes.includes(event.type) };
}

function tellUndone(event: Undone, name: NameOf): Sentence {
  const { seat, steps } = event;
  const say = (): string =>
    seat ? t('log-Undone-by', { name: name(seat), count: steps }) : t('log-Undone', { count: steps });
  return { seat, say, quiet: false };
}

function seatOf(event: TowersEvent): Seat | undefined {
  if ('seat' in event) return event.seat;
  if (event.type === 'SpellCast') return event.caster;
  if (event.type === 'WizardEntered' || event.type === 'WizardFreed') return event.owner;
  const handed = event.type === 'CardPassed' || event.type === 'CardOffered' || event.type === 'PotionsGiven';
  return handed ? event.from : undefined;
}

function isNobodys(event: TowersEvent): boolean {
  return ['TilesRevealed', 'Reshuffled', 'CastleMoved', 'GameEnded', 'Hidden', 'SurfaceShown'].includes(event.type);
}

function sentence(before: TowersView, event: TowersEvent, actor: Seat, name: NameOf): string {
  const key = `log-${event.type}`;
  const own = { name: name(seatOf(event) ?? actor) };
  switch (event.type) {
    case 'TilesRevealed':
      return t(key, { spells: event.tiles.map(spellName).join(', ') });
    case 'CardDrawn':
      return event.card === '?' ? t(key, own) : t(`${key}-own`, { ...own, card: cardName(event.card) });
    case 'CardPlayed':
    case 'CardDiscarded':
      return t(key, { ...own, card: cardName(event.card) });
    case 'HandDiscarded':
      return t(key, { ...own, cards: event.cards.map(cardName).join(' · ') });
    case 'DieRolled':
      return t(key, { value: event.value });
    case 'PieceChosen':
      return t(key, { ...own, space: event.piece.space ?? 0 });
    case 'WizardMoved': {
      const { from, to, owner } = event;
      if (owner === actor) return t(key, { ...own, from, to });
      return t(`${key}-other`, { ...own, owner: name(owner), from, to });
    }
    case 'WizardEntered':
      return t(key, { owner: name(event.owner), from: event.from });
    case 'TowerMoved':
      return tellTower(before, event, own);
    case 'TowersSwapped':
      return t(key, { ...own, first: event.first, second: event.second });
    case 'CastleMoved':
      return t(key, { to: event.to });
    case 'SurfaceShown':
      return tellSurface(event, name);
    case 'WizardFreed':
      return t(key, { owner: name(event.owner), space: event.space });
    case 'SpellCast':
    case 'SpellReserved':
      return t(key, { ...own, spell: spellName(event.spell) });
    case 'CardOffered':
    case 'CardPassed': {
      const hands = { from: name(event.from), to: name(event.to) };
      return event.card === '?' ? t(key, hands) : t(`${key}-own`, { ...hands, card: cardName(event.card) });
    }
    case 'PotionsGiven':
      return t(key, { from: name(event.from), to: name(event.to), count: event.count });
    case 'ActionStarted':
      return t(key, { ...own, act: event.act });
    default:
      return t(key, own);
  }
}

function tellTower(
  before: TowersView,
  event: Extract<TowersEvent, { type: 'TowerMoved' }>,
  own: { name: string },
): string {
  const { from, to, level } = event;
  const count = (before.ring[from]?.towers.length ?? level) - level + 1;
  const target = before.ring[to];
  const covered = target && before.castle.space !== to ? visibleWizards(target).length : 0;
  if (covered > 0) return t('log-TowerMoved-covers', { ...own, count, from, to, covered });
  return t('log-TowerMoved', { ...own, count, from, to });
}

function tellSurface(event: Extract<TowersEvent, { type: 'SurfaceShown' }>, name: NameOf): string {
  const { space, level } = event;
  const found = wizardsOf(event.wizards);
  if (found.length === 0) return t('log-SurfaceShown-nobody', { space, level });
  const wizards = kSeats
    .filter((seat) => found.includes(seat))
    .map((seat) => t('space-wizards', { name: name(seat), count: found.filter((one) => one === seat).length }));
  return t('log-SurfaceShown', { space, level, wizards: wizards.join(', ') });
}

/** Adds the sentence of event `number` to a log. A direct consequence is appended to the line before. */
export function append(
  lines: readonly LogLine[],
  said: Sentence,
  event: TowersEvent | Undone,
  number: number,
): LogLine[] {
  if (said.quiet) return [...lines];
  const last = lines[lines.length - 1];
  if (last && event.type === 'PotionFilled' && last.seat === event.seat) {
    const joined = (): string => `${last.say()}: ${t('would-potion', { count: 1 })}`;
    return [...lines.slice(0, -1), { ...last, say: joined, until: number }];
  }
  if (last && event.type === 'CastleMoved' && last.seat) {
    const joined = (): string => `${last.say()}. ${said.say()}`;
    return [...lines.slice(0, -1), { ...last, say: joined, until: number }];
  }
  return [...lines, { number, until: number, seat: said.seat, say: said.say }];
}
