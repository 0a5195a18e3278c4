// Decisions by pointing: the pickable things follow from the legal actions and the touches so far, and each touch leads
// to the next one or to an action.
//
// Pure: it knows no rules, and every answer is one of the given texts.
import type { DuelCard, DuelEnd, DuelTower, DuelView, Seat } from '../../generated/messages';
import type { Action, Choice } from './actions';
import { kGap } from './cards';
import { lay, layAll, numberOf, sameRow, without, type Laid } from './row';

/** The name of a touchable thing on the table: `tower PUR`, `slot GRE|YEL`, `card K FE+`, `end M L`. */
export type Spot = string;
export const spots = {
  tower: (tower: DuelTower): Spot => `tower ${tower}`,
  slot: (slot: string): Spot => `slot ${slot}`,
  acquired: (seat: Seat, card: DuelCard): Spot => `card ${seat} ${card}`,
  used: (seat: Seat, place: number): Spot => `used ${seat} ${place}`,
  veiled: (seat: Seat, card: DuelCard): Spot => `veiled ${seat} ${card}`,
  end: (seat: Seat, end: DuelEnd): Spot => `end ${seat} ${end}`,
};

/** The touches so far. */
export interface Pick {
  /** Cards of a cost that are already placed in the row. */
  laid: readonly Laid[];
  /** In hand, waiting for an end of the row. */
  card?: DuelCard;
  /** The first of two towers to look under. */
  first?: DuelTower;
  /** Waits for confirmation with the gold button. */
  chosen?: string;
}

export const kNothingPicked: Pick = { laid: [] };

/** The result of a touch: the next state, and the action if it is complete. */
export interface Option {
  spot: Spot;
  then: Pick;
  choice?: Choice | undefined;
}

export interface Menu {
  spots: ReadonlyMap<Spot, Option>;
  /** Answers without a place on the board; they get buttons. */
  buttons: Choice[];
  chosen: Choice | undefined;
}

type Add = (spot: Spot, choice?: Choice, then?: Pick) => void;

export function menuOf(view: DuelView, choices: readonly Choice[], pick: Pick): Menu {
  const me = view.asked ?? view.active;
  const other: Seat = me === 'K' ? 'M' : 'K';
  const found = new Map<Spot, Option>();
  const add: Add = (spot, choice, then = { ...pick, ...(choice ? { chosen: choice.text } : {}) }) => {
    if (!found.has(spot)) found.set(spot, { spot, then, choice });
  };
  for (const choice of choices) addPlain(add, choice, me);
  addLooks(add, choices, pick);
  addEnds(add, choices, pick, 'push', (card) => spots.acquired(other, card), other);
  addEnds(add, choices, pick, 'lay', (card) => spots.veiled(me, card), me);
  addDiscards(add, choices, me, usedOf(view, me));
  addCasts(add, choices, pick, me, usedOf(view, me));
  return { spots: found, buttons: buttonsOf(choices, pick, me, view), chosen: choices.find(isChosen(pick)) };
}

const isChosen =
  (pick: Pick) =>
  (one: Choice): boolean =>
    one.text === pick.chosen;

const usedOf = (view: DuelView, seat: Seat): readonly DuelCard[] =>
  view.players.find((one) => one.seat === seat)?.used ?? [];

/** Actions that need a single touch. */
function addPlain(add: Add, choice: Choice, me: Seat): void {
  const { action } = choice;
  if (action.verb === 'move' || action.verb === 'guess') add(spots.tower(action.tower), choice);
  if (action.verb === 'take' || action.verb === 'up') add(spots.slot(action.slot), choice);
  if (action.verb === 'place') add(spots.end(me, action.end), choice);
}

// Either tower of a pair may be touched first; the second touch completes the choice.
function addLooks(add: Add, choices: readonly Choice[], pick: Pick): void {
  for (const choice of choices) {
    if (choice.action.verb !== 'look') continue;
    const { a, b } = choice.action;
    for (const [one, two] of [
      [a, b],
      [b, a],
    ] as const) {
      if (pick.first === undefined) add(spots.tower(one), undefined, { laid: [], first: one });
      else if (pick.first === one) add(spots.tower(two), choice);
    }
  }
}

// First a card, then the end of the row; with only one possible end the card completes the choice.
function addEnds(
  add: Add,
  choices: readonly Choice[],
  pick: Pick,
  verb: 'push' | 'lay',
  spotOf: (card: DuelCard) => Spot,
  owner: Seat,
): void {
  const ways = choices.flatMap((choice) => (choice.action.verb === verb ? [{ choice, ...choice.action }] : []));
  for (const { card } of ways) {
    const ends = ways.filter((one) => one.card === card);
    const [only] = ends;
    if (ends.length === 1 && only) add(spotOf(card), only.choice, { laid: [], card, chosen: only.choice.text });
    else add(spotOf(card), undefined, { laid: [], card });
  }
  for (const way of ways) if (way.card === pick.card) add(spots.end(owner, way.end), way.choice);
}

// Cards whose removal leaves the same row are one action; touching any of them picks it.
function addDiscards(add: Add, choices: readonly Choice[], me: Seat, row: readonly DuelCard[]): void {
  const ways = choices.flatMap((choice) =>
    choice.action.verb === 'discard' && 'number' in choice.action ? [{ choice, number: choice.action.number }] : [],
  );
  for (const choice of choices) {
    if (choice.action.verb === 'discard' && 'card' in choice.action) {
      add(spots.acquired(me, choice.action.card), choice);
    }
  }
  if (ways.length === 0) return;
  for (const [place, card] of row.entries()) {
    if (card === kGap) continue;
    const number = numberOf(row, place);
    const exact = ways.find((one) => one.number === number);
    const equal = ways.find((one) => {
      const gap = gapOf(one.choice);
      return sameRow(without(row, one.number, gap), without(row, number, gap));
    });
    const way = exact ?? equal;
    if (way) add(spots.used(me, place), way.choice);
  }
}

function gapOf(choice: Choice): 'close' | 'gap' {
  const event = choice.legal.preview?.events.find((one) => one.type === 'CardDiscarded');
  return event && 'gap' in event && event.gap === 'gap' ? 'gap' : 'close';
}

/** A way to lay the cards of a cost one by one. */
interface Way {
  choice: Choice;
  steps: Laid[];
}

/** All orders and ends that produce the same row are ways of the same action. */
export function waysOf(row: readonly DuelCard[], choice: Choice): Way[] {
  if (choice.action.verb !== 'cast') return [];
  const { cost } = choice.action;
  const wanted = layAll(row, cost);
  const cards = cost.map((one) => one.card);
  return layings(row, cards)
    .filter((steps) => sameRow(layAll(row, steps), wanted))
    .map((steps) => ({ choice, steps }));
}

function layings(row: readonly DuelCard[], cards: readonly DuelCard[]): Laid[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, i) => {
    const rest = cards.filter((_, j) => j !== i);
    // In a row of equal cards, left and right give the same result.
    const ends: DuelEnd[] = row.every((one) => one === card) ? ['L'] : ['L', 'R'];
    return ends.flatMap((end) => layings(lay(row, { card, end }), rest).map((later) => [{ card, end }, ...later]));
  });
}

const startsWith = (steps: readonly Laid[], laid: readonly Laid[]): boolean =>
  laid.every((one, i) => steps[i]?.card === one.card && steps[i]?.end === one.end);

function addCasts(add: Add, choices: readonly Choice[], pick: Pick, me: Seat, row: readonly DuelCard[]): void {
  const ways = choices.flatMap((choice) => waysOf(row, choice)).filter(({ steps }) => startsWith(steps, pick.laid));
  const done = ways.filter(({ steps }) => steps.length === pick.laid.length);
  // The cost is paid; the remaining choice is the spell it pays for.
  for (const { choice } of done) {
    if (choice.action.verb === 'cast' && choice.action.as) add(spots.tower(choice.action.as), choice);
  }
  const next = ways.flatMap(({ steps }) => steps[pick.laid.length] ?? []);
  for (const { card } of next) {
    const ends = new Set(next.filter((one) => one.card === card).map((one) => one.end));
    const [end] = ends;
    const then = ends.size === 1 && end ? landed(ways, pick, { card, end }) : { then: { laid: pick.laid, card } };
    add(spots.acquired(me, card), then.choice, then.then);
  }
  for (const { card, end } of next) {
    if (card !== pick.card) continue;
    const then = landed(ways, pick, { card, end });
    add(spots.end(me, end), then.choice, then.then);
  }
}

/** The card is placed. The last one completes the action, unless the cost may pay for several spells. */
function landed(ways: readonly Way[], pick: Pick, step: Laid): { choice?: Choice | undefined; then: Pick } {
  const laid = [...pick.laid, step];
  const fitting = ways.filter(({ steps }) => startsWith(steps, laid));
  const complete = new Set(fitting.filter(({ steps }) => steps.length === laid.length).map(({ choice }) => choice));
  const [only] = complete;
  if (complete.size !== 1 || !only) return { then: { laid } };
  return { choice: only, then: { laid, chosen: only.text } };
}

function buttonsOf(choices: readonly Choice[], pick: Pick, me: Seat, view: DuelView): Choice[] {
  const row = usedOf(view, me);
  const paid = choices.filter(
    (choice) =>
      pick.laid.length > 0 &&
      waysOf(row, choice).some(({ steps }) => steps.length === pick.laid.length && startsWith(steps, pick.laid)),
  );
  if (pick.laid.length > 0 || pick.card !== undefined) return paid;
  return choices.filter(({ action }) => action.verb === 'pass' || action.verb === 'keep' || action.verb === 'swap');
}

/** The default answer of the gold button while nothing is chosen. */
export function usualAnswer(menu: Menu): Choice | undefined {
  return menu.buttons.find(({ action }) => action.verb === 'pass');
}

export const verbOf = (choice: Choice | undefined): Action['verb'] | undefined => choice?.action.verb;
