// Events change the picture of a table one by one: what is drawn between two views. No rule is applied, each event says
// what has happened; whatever only the rules can tell (where the castle would fly) is left out until the next view.
import type {
  Seat,
  TowersCard,
  TowersEvent,
  TowersPlayer,
  TowersSpace,
  TowersView,
  WizardCounts,
} from '../../generated/messages';

type Of<T extends TowersEvent['type']> = Extract<TowersEvent, { type: T }>;

/** A new view; the old one is not touched. */
export function fold(view: TowersView, event: TowersEvent): TowersView {
  const next = structuredClone(view);
  switch (event.type) {
    case 'CardDrawn':
      next.draw_size -= 1;
      gainCard(player(next, event.seat), event.card);
      break;
    case 'Reshuffled':
      next.draw_size += next.discard_size;
      next.discard_size = 0;
      delete next.discard_top;
      break;
    case 'CardPlayed':
      layDown(next, event.seat, event.card);
      playCard(next, event);
      break;
    case 'CardDiscarded':
      layDown(next, event.seat, event.card);
      break;
    case 'HandDiscarded':
      for (const card of event.cards) layDown(next, event.seat, card);
      next.refused = true;
      break;
    case 'DieRolled':
      if (next.card) next.card.value = event.value;
      break;
    case 'RerollCalled':
      if (next.card) next.card.rerolls = Math.max(0, next.card.rerolls - 1);
      break;
    case 'ResultStands':
      if (next.card) next.card.rerolls = 0;
      if (next.card && event.side !== 'none') next.card.side = event.side;
      break;
    case 'PieceChosen':
      if (next.card) Object.assign(next.card, { piece: event.piece, value: event.value });
      break;
    case 'CardFizzled':
    case 'CardFinished':
      delete next.card;
      break;
    case 'PotionFilled':
      pour(player(next, event.seat), 1);
      break;
    case 'SpellCast':
      castSpell(next, event);
      break;
    case 'SpellResolved':
      delete next.spell;
      break;
    case 'SpellReserved':
      Object.assign(player(next, event.seat) ?? {}, { slot: event.spell, reserved: true });
      break;
    case 'ReservationClosed':
      Object.assign(player(next, event.seat) ?? {}, { reserved: false });
      break;
    case 'PartnerAsked':
    case 'OfferTaken':
    case 'OfferDeclined':
      next.exchanged = true;
      break;
    case 'CardPassed':
      loseCard(player(next, event.from), event.card);
      gainCard(player(next, event.to), event.card);
      break;
    case 'PotionsGiven':
      give(next, event);
      break;
    case 'TurnStarted':
      Object.assign(next, { turn: event.seat, castings: 0, refused: false, exchanged: false });
      clearAction(next);
      break;
    case 'ActionStarted':
      next.act = event.act;
      clearAction(next);
      break;
    case 'TurnEnded':
      next.act = 0;
      clearAction(next);
      break;
    case 'GameEnded':
      next.phase = 'over';
      delete next.asked;
      break;
    case 'Waiting':
      wait(next, event);
      break;
    default:
      movePieces(next, event);
  }
  return next;
}

function movePieces(next: TowersView, event: TowersEvent): void {
  switch (event.type) {
    case 'WizardMoved':
      remove(next, event.from, event.owner);
      add(next, event.to, event.owner);
      break;
    case 'WizardEntered':
      remove(next, event.from, event.owner);
      Object.assign(player(next, event.owner) ?? {}, bringHome(player(next, event.owner)));
      break;
    case 'TowerMoved':
      moveTower(next, event);
      break;
    case 'TowersSwapped':
      swapTowers(next, event.first, event.second);
      break;
    case 'CastleMoved':
      next.castle.space = event.to;
      break;
    case 'WizardFreed':
      unbury(next, event);
      break;
    default:
      return;
  }
  delete next.castle.next;
}

function player(view: TowersView, seat: Seat): TowersPlayer | undefined {
  return view.players.find((one) => one.seat === seat);
}

function bringHome(one: TowersPlayer | undefined): Partial<TowersPlayer> {
  return one ? { home: one.home + 1, out: one.out - 1 } : {};
}

function gainCard(one: TowersPlayer | undefined, card: TowersCard): void {
  if (!one) return;
  one.hand_size += 1;
  if (one.hand && card !== '?') one.hand.push(card);
}

function loseCard(one: TowersPlayer | undefined, card: TowersCard): void {
  if (!one) return;
  one.hand_size -= 1;
  const i = one.hand?.indexOf(card) ?? -1;
  if (i >= 0) one.hand?.splice(i, 1);
}

function layDown(view: TowersView, seat: Seat, card: TowersCard): void {
  loseCard(player(view, seat), card);
  view.discard_size += 1;
  view.discard_top = card;
}

function playCard(view: TowersView, event: Of<'CardPlayed'>): void {
  view.card = {
    ...{ card: event.card, rerolls: event.rerolls, riders: [] },
    ...(event.side !== 'none' ? { side: event.side } : {}),
    ...(event.value > 0 ? { value: event.value } : {}),
  };
}

function pour(one: TowersPlayer | undefined, count: number): void {
  if (!one) return;
  one.empty -= count;
  one.full += count;
}

function give(view: TowersView, event: Of<'PotionsGiven'>): void {
  const [from, to] = [player(view, event.from), player(view, event.to)];
  if (from) from.full -= event.count;
  if (to) to.full += event.count;
}

function castSpell(view: TowersView, event: Of<'SpellCast'>): void {
  const caster = player(view, event.caster);
  if (caster) {
    caster.full -= event.cost;
    caster.spent += event.cost;
    if (event.toll === 'slot') caster.slot = event.spell;
  }
  if (event.toll === 'count') view.castings += 1;
  if (event.spell === 'PB') view.card?.riders.push(event.caster);
  else view.spell = { caster: event.caster, spell: event.spell, target: event.target, riders: [] };
}

function clearAction(view: TowersView): void {
  delete view.card;
  delete view.spell;
  for (const one of view.players) {
    delete one.slot;
    one.reserved = false;
  }
}

const chancePhases = ['tiles', 'deal', 'roll', 'redraw', 'refill'];

function wait(view: TowersView, event: Of<'Waiting'>): void {
  view.phase = event.phase;
  view.inner = event.inner;
  if (chancePhases.includes(event.phase) || event.inner === 'draw') delete view.asked;
  else view.asked = event.seat;
}

function surfaceAt(space: TowersSpace | undefined): { get: () => WizardCounts; set: (counts: WizardCounts) => void } {
  const top = space?.towers[space.towers.length - 1];
  return {
    get: () => top?.wizards ?? space?.ground ?? {},
    set: (counts) => {
      if (top) top.wizards = counts;
      else if (space) space.ground = counts;
    },
  };
}

function changed(counts: WizardCounts, seat: Seat, by: number): WizardCounts {
  if (counts === '?') return counts;
  const { [seat]: now = 0, ...others } = counts;
  return now + by > 0 ? { ...others, [seat]: now + by } : others;
}

function add(view: TowersView, number: number, seat: Seat): void {
  const surface = surfaceAt(view.ring[number]);
  surface.set(changed(surface.get(), seat, 1));
}

function remove(view: TowersView, number: number, seat: Seat): void {
  const surface = surfaceAt(view.ring[number]);
  surface.set(changed(surface.get(), seat, -1));
}

// Who is covered is told to nobody in strict memory, not even by a picture.
function cover(view: TowersView, number: number): void {
  if (view.memory === 'strict') surfaceAt(view.ring[number]).set('?');
}

function moveTower(view: TowersView, event: Of<'TowerMoved'>): void {
  const [from, to] = [view.ring[event.from], view.ring[event.to]];
  if (!from || !to) return;
  const block = from.towers.splice(event.level - 1);
  surfaceAt(from).set(event.uncovered);
  cover(view, event.to);
  to.towers.push(...block);
  if (view.castle.space === event.from) view.castle.space = event.to;
}

function swapTowers(view: TowersView, first: number, second: number): void {
  const [a, b] = [view.ring[first]?.towers, view.ring[second]?.towers];
  const [one, two] = [a?.pop(), b?.pop()];
  if (!a || !b || !one || !two) return;
  a.push(two);
  b.push(one);
  if (view.castle.space === first) view.castle.space = second;
  else if (view.castle.space === second) view.castle.space = first;
}

function unbury(view: TowersView, event: Of<'WizardFreed'>): void {
  const space = view.ring[event.space];
  const below = space?.towers[event.level - 2];
  if (below) below.wizards = changed(below.wizards, event.owner, -1);
  else if (space) space.ground = changed(space.ground, event.owner, -1);
  add(view, event.space, event.owner);
}
