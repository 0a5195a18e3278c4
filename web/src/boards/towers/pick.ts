// Decisions by pointing: groups the legal actions by what a player touches for each (a card, a spell tile, a place on
// the ring, a button); the touches so far narrow them down.
//
// Pure: it knows no rules, and every answer is one of the given texts.
import type { TowersCard, TowersSpell } from '../../generated/messages';
import { placesOf, type Action, type Choice, type Place } from './actions';

/** The touches so far. */
export interface Pick {
  mode: 'open' | 'discard' | 'give' | 'offer';
  spell?: TowersSpell | undefined;
  card?: TowersCard | undefined;
  /** The first of two spaces that swap their towers. */
  first?: number | undefined;
  /** Waits for confirmation with the gold button. */
  chosen?: string | undefined;
}

export const kNothingPicked: Pick = { mode: 'open' };

/** A touchable thing on the ring. Without a choice it is the first half of one. */
export interface Option {
  place: Place;
  choice?: Choice;
}

export interface Menu {
  cards: Map<TowersCard, Choice[]>;
  spells: Map<TowersSpell, Choice[]>;
  /** By space; wizards first, then levels from the top down. */
  board: Map<number, Option[]>;
  /** Answers without a place on the board. The default answer is last: the gold button while nothing is chosen. */
  buttons: Choice[];
  /** Modes that can be entered. */
  modes: ('discard' | 'give')[];
  chosen: Choice | undefined;
}

export function menuOf(choices: readonly Choice[], pick: Pick): Menu {
  const chosen = choices.find((one) => one.text === pick.chosen);
  const boardChoices = choices.filter((one) => isOnBoard(one.action, pick));
  return {
    cards: cardsOf(choices, pick),
    spells: spellsOf(choices),
    board: boardOf(boardChoices, pick),
    buttons: buttonsOf(choices, pick),
    modes: modesOf(choices, pick),
    chosen,
  };
}

function cardsOf(choices: readonly Choice[], pick: Pick): Map<TowersCard, Choice[]> {
  const verbs = pick.mode === 'discard' ? ['discard'] : ['play', 'offer', 'return'];
  return grouped(choices, ({ action }) => ('card' in action && verbs.includes(action.verb) ? action.card : undefined));
}

function spellsOf(choices: readonly Choice[]): Map<TowersSpell, Choice[]> {
  return grouped(choices, ({ action }) => ('spell' in action ? action.spell : undefined));
}

function isOnBoard(action: Action, pick: Pick): boolean {
  if (pick.spell) return action.verb === 'cast' && action.spell === pick.spell && placesOf(action).length > 0;
  return pick.mode === 'open' && (action.verb === 'wizard' || action.verb === 'tower' || action.verb === 'step');
}

function boardOf(choices: readonly Choice[], pick: Pick): Map<number, Option[]> {
  const board = new Map<number, Option[]>();
  const add = (option: Option): void => {
    const there = board.get(option.place.space);
    if (there) there.push(option);
    else board.set(option.place.space, [option]);
  };
  for (const choice of choices) {
    const places = placesOf(choice.action);
    const [one, two] = places;
    if (one && two) addPair(board, add, choice, one, two, pick.first);
    else if (one) add({ place: one, choice });
  }
  for (const options of board.values()) options.sort(byHeight);
  return board;
}

// Either space of a pair may be touched first; the second touch completes the choice.
function addPair(
  board: Map<number, Option[]>,
  add: (option: Option) => void,
  choice: Choice,
  one: Place,
  two: Place,
  first: number | undefined,
): void {
  if (first === undefined) {
    for (const place of [one, two]) if (!board.has(place.space)) add({ place });
    return;
  }
  if (one.space === first) add({ place: two, choice });
  if (two.space === first) add({ place: one, choice });
}

function byHeight(a: Option, b: Option): number {
  const rank = (place: Place): number => (place.part === 'wizard' ? 100 : (place.level ?? 0));
  return rank(b.place) - rank(a.place) || (a.place.owner ?? '').localeCompare(b.place.owner ?? '');
}

function buttonsOf(choices: readonly Choice[], pick: Pick): Choice[] {
  const { spell, card } = pick;
  if (card) return choices.filter(({ action }) => action.verb === 'play' && action.card === card);
  if (spell) {
    const here = choices.filter(({ action }) => 'spell' in action && action.spell === spell);
    return here.filter(({ action }) => action.verb === 'reserve' || placesOf(action).length === 0);
  }
  if (pick.mode === 'give') return choices.filter(({ action }) => action.verb === 'give');
  if (pick.mode === 'discard') return [];
  return choices.filter(({ action }) => isButton(action)).sort((a, b) => weight(a.action) - weight(b.action));
}

function isButton(action: Action): boolean {
  return !('card' in action) && !('spell' in action) && !('space' in action) && action.verb !== 'give';
}

// The answer that continues the game comes last. Refusing and asking are never the default.
function weight(action: Action): number {
  const order = [
    'refuse',
    'ask',
    'reroll',
    'leave',
    'unused',
    'decline',
    'fill',
    'side',
    'take',
    'takeCard',
    'nostep',
    'pass',
    'stop',
    'accept',
    'end',
  ];
  const i = order.indexOf(action.verb);
  return action.verb === 'fill' && action.whose === 'partner' ? i + 0.5 : i;
}

/** The default answer of the gold button while nothing is chosen; undefined: a piece must be touched first. */
export function usualAnswer(menu: Menu): Choice | undefined {
  const last = menu.buttons[menu.buttons.length - 1];
  if (!last) return undefined;
  const usual = ['accept', 'end', 'pass', 'stop', 'nostep', 'fill'];
  return usual.includes(last.action.verb) ? last : undefined;
}

function modesOf(choices: readonly Choice[], pick: Pick): ('discard' | 'give')[] {
  if (pick.mode !== 'open' || pick.spell || pick.card) return [];
  return (['discard', 'give'] as const).filter((mode) => choices.some(({ action }) => action.verb === mode));
}

function grouped<K>(choices: readonly Choice[], key: (choice: Choice) => K | undefined): Map<K, Choice[]> {
  const groups = new Map<K, Choice[]>();
  for (const choice of choices) {
    const name = key(choice);
    if (name === undefined) continue;
    const group = groups.get(name);
    if (group) group.push(choice);
    else groups.set(name, [choice]);
  }
  return groups;
}
