// Events change the picture of a table one by one: what is drawn between two views. No rule is applied, each event says
// what has happened; whatever only the rules can tell (what stones count as, who leads at a tower, what chests are worth)
// stays as it was until the next view.
import type {
  DuelCard,
  DuelEvent,
  DuelPlayer,
  DuelSecret,
  DuelTower,
  DuelTowerView,
  DuelView,
  Seat,
} from '../../generated/messages';
import { secretFace } from './cards';
import { lay, without } from './row';

type Of<T extends DuelEvent['type']> = Extract<DuelEvent, { type: T }>;

/** After these the numbers of the view are old: whoever keeps it asks the host for a new one. */
export const kUncounted: ReadonlySet<DuelEvent['type']> = new Set([
  ...(['CardTaken', 'StonePlaced', 'CostPaid', 'CardPushed', 'CardDiscarded', 'CardSalvaged'] as const),
  ...(['CardUnveiled', 'VeiledStoneLaid'] as const),
]);

/** A new view; the old one is not touched. */
export function fold(view: DuelView, event: DuelEvent): DuelView {
  const next = structuredClone(view);
  switch (event.type) {
    case 'TurnStarted':
      Object.assign(next, { active: event.seat, round: event.round, turn: event.turn });
      break;
    case 'RoundStarted':
      Object.assign(next, { active: event.starter, round: event.round, turn: 1 });
      break;
    case 'CharacterMoved':
      moveCharacter(next, event);
      break;
    case 'SecretsSeen':
      look(next, event);
      break;
    case 'SecretsReturned':
      putBack(next, event);
      break;
    case 'TowerGuessed':
      next.guess = event.tower;
      show(next, event.tower, event.secret);
      // From here on nothing is veiled: the cards come one by one.
      for (const one of next.players) one.veiled = [];
      break;
    case 'TowerScored':
    case 'SecretShown':
      show(next, event.tower, event.secret);
      break;
    case 'ScoringStarted':
    case 'GameEnded':
      next.phase = 'END';
      delete next.asked;
      break;
    case 'Waiting':
      wait(next, event);
      break;
    default:
      moveCards(next, event);
  }
  return next;
}

function moveCards(next: DuelView, event: DuelEvent): void {
  switch (event.type) {
    case 'CardBurned':
      next.draw_size -= 1;
      throwAway(next, [event.card], 1);
      break;
    case 'CardDealt':
      next.draw_size -= 1;
      Object.assign(slotOf(next, event.slot) ?? {}, { card: event.card, face: event.face });
      break;
    case 'CardTaken':
      takeCard(next, event);
      break;
    case 'StonePlaced':
      delete next.held;
      intoRow(player(next, event.seat), event);
      break;
    case 'CostPaid':
    case 'CardPushed':
      takeOut(player(next, event.seat)?.acquired, event.card);
      intoRow(player(next, event.seat), event);
      break;
    case 'CardDiscarded':
      discard(next, event);
      break;
    case 'CardSalvaged':
      salvage(next, event);
      break;
    case 'LeftoversDiscarded':
      clearSlots(next, event);
      break;
    case 'CardUnveiled':
      unveil(player(next, event.seat), event);
      break;
    case 'VeiledStoneLaid':
      layVeiled(player(next, event.seat), event);
      break;
    default:
      layOut(next, event);
  }
}

function layOut(next: DuelView, event: DuelEvent): void {
  if (event.type === 'RingLaid') {
    next.ring = event.tower;
    next.slots = event.tower.map((tower, i, all) => ({ slot: `${tower}|${all[(i + 1) % 6] ?? ''}`, face: 'down' }));
  }
  if (event.type === 'SecretBoxed') next.box = event.secret;
  if (event.type === 'SecretLaid') Object.assign(towerOf(next, event.tower) ?? {}, { secret: event.secret });
}

function player(view: DuelView, seat: Seat): DuelPlayer | undefined {
  return view.players.find((one) => one.seat === seat);
}
const slotOf = (view: DuelView, slot: string) => view.slots.find((one) => one.slot === slot);
const towerOf = (view: DuelView, tower: DuelTower): DuelTowerView | undefined =>
  view.towers.find((one) => one.tower === tower);

// Where order means nothing cards lie in that of the host: by the bytes of their names.
function putIn(cards: DuelCard[] | undefined, card: DuelCard): void {
  if (!cards || card === '?') return;
  const at = cards.findIndex((one) => one > card);
  cards.splice(at < 0 ? cards.length : at, 0, card);
}

function takeOut(cards: DuelCard[] | undefined, card: DuelCard): void {
  const at = cards?.indexOf(card) ?? -1;
  if (at >= 0) cards?.splice(at, 1);
}

function intoRow(one: DuelPlayer | undefined, laid: { card: DuelCard; end: 'L' | 'R' }): void {
  if (one) one.used = lay(one.used, laid);
}

function throwAway(view: DuelView, cards: readonly DuelCard[], count: number): void {
  view.discard_size += count;
  for (const card of cards) putIn(view.discard, card);
}

function moveCharacter(view: DuelView, event: Of<'CharacterMoved'>): void {
  for (const one of view.players) {
    if (one.seat === event.seat) one.tower = event.to;
    else if (event.move === 'swap') one.tower = event.from;
  }
  if (event.move === 'swap') view.swap_used = true;
}

function takeCard(view: DuelView, event: Of<'CardTaken'>): void {
  const slot = slotOf(view, event.slot);
  if (slot) {
    delete slot.card;
    slot.face = 'down';
  }
  if (event.zone === 'held') view.held = event.card;
  else putIn(player(view, event.seat)?.acquired, event.card);
}

function discard(view: DuelView, event: Of<'CardDiscarded'>): void {
  const owner = player(view, event.seat);
  if (owner && event.zone === 'used') owner.used = without(owner.used, event.number, event.gap);
  else takeOut(owner?.acquired, event.card);
  throwAway(view, [event.card], 1);
}

function salvage(view: DuelView, event: Of<'CardSalvaged'>): void {
  const owner = player(view, event.seat);
  view.discard_size -= 1;
  takeOut(view.discard, event.card);
  if (!owner) return;
  owner.veiled_size += 1;
  putIn(owner.veiled, event.card);
}

function clearSlots(view: DuelView, event: Of<'LeftoversDiscarded'>): void {
  const left = view.slots.filter((one) => one.card !== undefined).length;
  throwAway(view, [...event.open, ...event.unseen], left);
  for (const slot of view.slots) {
    delete slot.card;
    slot.face = 'down';
  }
}

function unveil(owner: DuelPlayer | undefined, event: Of<'CardUnveiled'>): void {
  if (!owner) return;
  if (event.zone === 'held') {
    putIn(owner.veiled, event.card);
    return;
  }
  putIn(owner.acquired, event.card);
  owner.veiled_size -= 1;
}

function layVeiled(owner: DuelPlayer | undefined, event: Of<'VeiledStoneLaid'>): void {
  if (!owner) return;
  takeOut(owner.veiled, event.card);
  owner.veiled_size -= 1;
  intoRow(owner, event);
}

function look(view: DuelView, { seat, a, b, seen_a, seen_b }: Of<'SecretsSeen'>): void {
  view.looking = [a, b];
  view.looks.push({ round: view.round, seat, a, b, seen_a, seen_b });
  for (const [tower, seen] of [
    [a, seen_a],
    [b, seen_b],
  ] as const) {
    if (secretFace(seen)) Object.assign(towerOf(view, tower) ?? {}, { seen, stale: false });
  }
}

// What was seen goes along with an exchange that is known; one that may have been makes it doubtful.
function putBack(view: DuelView, event: Of<'SecretsReturned'>): void {
  view.looking = [];
  const last = view.looks.at(-1);
  if (last) last.exchange = event.exchange;
  const [a, b] = [towerOf(view, event.a), towerOf(view, event.b)];
  if (!a || !b || event.exchange === 'kept') return;
  if (event.exchange === 'swapped') {
    [a.secret, b.secret] = [b.secret, a.secret];
    const [one, two] = [{ ...a }, { ...b }];
    remember(a, two);
    remember(b, one);
    return;
  }
  for (const one of [a, b]) if (one.seen !== undefined) one.stale = true;
}

function remember(tower: DuelTowerView, as: DuelTowerView): void {
  tower.stale = as.stale;
  if (as.seen === undefined) delete tower.seen;
  else tower.seen = as.seen;
}

function show(view: DuelView, tower: DuelTower, secret: DuelSecret): void {
  if (!secretFace(secret)) return;
  if (tower === 'TRK') view.box = secret;
  else Object.assign(towerOf(view, tower) ?? {}, { secret });
}

const chancePhases = ['RING', 'BOX', 'SECRET', 'BURN', 'DEAL', 'DRAW'];

function wait(view: DuelView, event: Of<'Waiting'>): void {
  view.phase = event.phase;
  if (chancePhases.includes(event.phase)) delete view.asked;
  else view.asked = event.seat;
}
