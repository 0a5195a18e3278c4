// The effect of an action, derived from the events of its preview. The board knows no rules, except that a landing
// block covers the visible wizards there; everything else is in the events.
import { goesBack } from './actions';
import type { Guess, LegalAction, Seat, TowersEvent, TowersPreview, TowersView } from '../../generated/messages';
import { topShield, visibleWizards } from './surface';

export interface BlockMove {
  kind: 'block';
  from: number;
  level: number;
  to: number;
  towers: number;
  shield: boolean;
  wizards: Seat[];
  castle: boolean;
  backward: boolean;
}

export interface WizardMove {
  kind: 'wizard';
  owner: Seat;
  from: number;
  to: number;
  home: boolean;
  backward: boolean;
}

export interface CastleMove {
  kind: 'castle';
  from: number;
  to: number | '?';
}

export interface Ghost {
  moves: (BlockMove | WizardMove | CastleMove)[];
  covered: { space: number; seats: Seat[] }[];
  /** Seats that would fill a potion. */
  potions: Seat[];
  price: number;
  /** Full potions given from partner to partner. */
  gifts: { from: Seat; to: Seat; count: number }[];
  /** Where the keep would fly afterwards; undefined: it would stay. */
  castleNext: number | '?' | undefined;
  /** The turn would be over. */
  ends: boolean;
  /** More would happen, depending on information that is still hidden. */
  open: boolean;
}

export function isTowersPreview(preview: LegalAction['preview']): preview is TowersPreview {
  return preview !== undefined;
}

export function ghostOf(view: TowersView, preview: TowersPreview): Ghost {
  const ghost: Ghost = {
    ...{ moves: [], covered: [], potions: [], price: 0, gifts: [] },
    ...{ castleNext: preview.castle_next, ends: false, open: !preview.complete },
  };
  let backward = false;
  let castle = view.castle.space;
  for (const event of preview.events) {
    if (event.type === 'SpellCast') {
      backward = event.spell !== '?' && goesBack(event.spell);
      if (typeof event.cost === 'number') ghost.price += event.cost;
    }
    if (event.type === 'TurnEnded') ghost.ends = true;
    if (event.type === 'PotionFilled' && event.seat !== '?') ghost.potions.push(event.seat);
    if (event.type === 'PotionsGiven' && event.from !== '?' && event.to !== '?' && event.count !== '?') {
      ghost.gifts.push({ from: event.from, to: event.to, count: event.count });
    }
    if (event.type === 'CastleMoved') {
      ghost.moves.push({ kind: 'castle', from: castle, to: event.to });
      if (event.to !== '?') castle = event.to;
    }
    addPieces(ghost, view, event, backward);
  }
  return ghost;
}

function addPieces(ghost: Ghost, view: TowersView, event: Guess<TowersEvent>, backward: boolean): void {
  if (event.type === 'TowerMoved' && event.from !== '?' && event.to !== '?' && event.level !== '?') {
    addBlock(ghost, view, { from: event.from, level: event.level, to: event.to }, backward);
    const seats = blockVictims(view, event.to);
    if (seats.length > 0) ghost.covered.push({ space: event.to, seats });
  }
  if (event.type === 'TowersSwapped' && event.first !== '?' && event.second !== '?') {
    for (const [from, to] of [
      [event.first, event.second],
      [event.second, event.first],
    ] as const) {
      addBlock(ghost, view, { from, to, level: view.ring[from]?.towers.length ?? 1 }, false);
    }
  }
  if (event.type === 'WizardMoved' && event.owner !== '?' && event.from !== '?' && event.to !== '?') {
    const { owner, from, to } = event;
    ghost.moves.push({ kind: 'wizard', owner, from, to, home: false, backward });
  }
  if (event.type === 'WizardEntered' && event.owner !== '?' && event.from !== '?') {
    const { owner, from } = event;
    ghost.moves.push({ kind: 'wizard', owner, from, to: view.castle.space, home: true, backward });
  }
}

function blockVictims(view: TowersView, to: number): Seat[] {
  const space = view.ring[to];
  return space && view.castle.space !== to ? visibleWizards(space) : [];
}

function addBlock(
  ghost: Ghost,
  view: TowersView,
  move: { from: number; level: number; to: number },
  backward: boolean,
): void {
  const space = view.ring[move.from];
  if (!space) return;
  ghost.moves.push({
    ...{ kind: 'block', ...move, backward, towers: space.towers.length - move.level + 1 },
    ...{ shield: topShield(space), wizards: visibleWizards(space), castle: view.castle.space === move.from },
  });
}
