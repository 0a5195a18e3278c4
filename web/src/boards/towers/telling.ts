// Events as sentences, for the log and for screen readers.
import type { Seat, TowersCard, TowersEvent, TowersView, Undone } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import type { AnyEvent, AnyView } from '../any';
import type { Joins, NameOf, Sentence, Token } from '../log';
import { cardPart } from './cards';
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
  return {
    ...{ seat, say: () => sentence(before, event, actor, name), quiet: quietTypes.includes(event.type) },
    ...{ joins: joining[event.type] ?? 'alone', token: tokenOf(event, before) },
    ...{ brief: brief(before, event, actor, name), more: more(before, event) },
    ...(event.type === 'CardPlayed' ? { aside: () => cardName(event.card) } : {}),
    ...(event.type === 'PotionFilled' ? { fills: event.seat } : {}),
  };
}

// A card or a spell with everything that it moves is one action. A reaction inside it is an action of its own.
const joining: Partial<Record<TowersEvent['type'], Joins>> = {
  ...{ CardPlayed: 'begins', SpellCast: 'begins', HandDiscarded: 'begins' },
  ...{ WizardMoved: 'part', WizardEntered: 'part', TowerMoved: 'part', TowersSwapped: 'part', WizardFreed: 'part' },
  ...{ CardFizzled: 'part', SurfaceShown: 'effect', PotionFilled: 'effect', CastleMoved: 'effect' },
  ...{ DieRolled: 'effect', RerollCalled: 'effect' },
  ...{ CardFinished: 'ends', SpellResolved: 'ends', TurnStarted: 'ends', TurnEnded: 'ends', ActionStarted: 'ends' },
};

function tokenOf(event: TowersEvent, before: TowersView): Token | undefined {
  const card = (of: TowersCard): Token => ({ part: cardPart(of), box: '0 0 120 168', isCard: true });
  switch (event.type) {
    case 'CardPlayed':
    case 'CardDiscarded':
      return card(event.card);
    case 'HandDiscarded':
      return card(event.cards[0] ?? '?');
    case 'SpellCast':
    case 'SpellReserved':
      return { part: `spell-${event.spell}`, box: '0 0 64 64' };
    case 'CardOffered':
    case 'CardPassed':
      return card(event.card);
    case 'WizardMoved':
    case 'WizardEntered':
    case 'TowerMoved':
      // After a reaction the card goes on in a line of its own.
      return before.card && !before.spell ? card(before.card.card) : undefined;
    default:
      return undefined;
  }
}

/** The event in a few words, without the player: “Tower 4 → 7”. Other events are short as they are. */
function brief(before: TowersView, event: TowersEvent, actor: Seat, name: NameOf): (() => string) | undefined {
  switch (event.type) {
    case 'CardPlayed':
      return () => t('act-card', { card: cardName(event.card) });
    case 'CardDiscarded':
      return () => t('act-discard', { card: cardName(event.card) });
    case 'HandDiscarded':
      return () => t('act-hand');
    case 'SpellCast':
      return () => spellName(event.spell);
    case 'WizardMoved': {
      const { from, to, owner } = event;
      if (owner === actor) return () => t('act-wizard', { from, to });
      return () => t('act-wizard-of', { owner: name(owner), from, to });
    }
    case 'WizardEntered': {
      const { from, owner } = event;
      const to = before.castle.space;
      if (owner === actor) return () => t('act-home', { from, to });
      return () => t('act-home-of', { owner: name(owner), from, to });
    }
    case 'TowerMoved': {
      const { count } = movedBy(before, event);
      return () => t('act-tower', { count, from: event.from, to: event.to });
    }
    case 'TowersSwapped':
      return () => t('act-swap', { first: event.first, second: event.second });
    case 'CastleMoved': {
      const from = before.castle.space;
      return () => t('act-castle', { from, to: event.to });
    }
    case 'DieRolled':
      return () => t('act-die', { value: event.value });
    case 'WizardFreed':
      return () => t('act-freed', { owner: name(event.owner), space: event.space });
    case 'SurfaceShown':
      return () => tellSurface(event, name);
    case 'CardFizzled':
      return () => t('log-CardFizzled');
    case 'PotionFilled':
      return () => t('would-potion', { count: 1 });
    default:
      return undefined;
  }
}

/** What a tower does to wizards, in a few words each. */
function more(before: TowersView, event: TowersEvent): (() => string)[] {
  if (event.type !== 'TowerMoved') return [];
  const { covered } = movedBy(before, event);
  const found = wizardsOf(event.uncovered).length;
  return [
    ...(covered > 0 ? [() => t('act-covers', { count: covered })] : []),
    ...(found > 0 ? [() => t('act-uncovers', { count: found })] : []),
  ];
}

/** How many visible wizards of a seat the events trap. The log does not say whose they were; the film shows it. */
export function trappedBy(steps: readonly { before: AnyView; event: AnyEvent }[], seat: Seat): number {
  return steps.reduce((sum, step) => {
    const [before, event] = [step.before as TowersView, step.event as TowersEvent];
    const space = event.type === 'TowerMoved' && event.to !== before.castle.space ? before.ring[event.to] : undefined;
    return sum + (space ? visibleWizards(space).filter((one) => one === seat).length : 0);
  }, 0);
}

/** How many towers move, and how many visible wizards they land on. */
function movedBy(before: TowersView, event: Extract<TowersEvent, { type: 'TowerMoved' }>) {
  const { from, to, level } = event;
  const target = before.ring[to];
  return {
    count: (before.ring[from]?.towers.length ?? level) - level + 1,
    covered: target && before.castle.space !== to ? visibleWizards(target).length : 0,
  };
}

function tellUndone(event: Undone, name: NameOf): Sentence {
  const { seat, steps } = event;
  const say = (): string =>
    seat ? t('log-Undone-by', { name: name(seat), count: steps }) : t('log-Undone', { count: steps });
  return { seat, say, quiet: false, joins: 'alone' };
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
  const { from, to } = event;
  const { count, covered } = movedBy(before, event);
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
