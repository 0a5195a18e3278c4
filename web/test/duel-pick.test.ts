import { describe, expect, test } from 'vitest';
import { parseAction, readChoices } from '../src/boards/duel/actions';
import { kNothingPicked, menuOf, spots, usualAnswer, type Menu, type Pick } from '../src/boards/duel/pick';
import type { DuelView, LegalAction } from '../src/generated/messages';
import { asked, duelFrames } from './duel-frames';

const legal = (...texts: string[]): LegalAction[] =>
  texts.map((action) => ({ action, kind: action.split(' ')[0] ?? '' }));
const { view } = asked('MOVE');
const withRow = (used: string[], acquired: string[] = []): DuelView => ({
  ...view,
  players: view.players.map((one) => (one.seat === 'K' ? { ...one, used, acquired } : one)),
});
const menu = (pick: Pick, on: DuelView, ...texts: string[]): Menu => menuOf(on, readChoices(legal(...texts)), pick);

/** Every reachable action with the touches that lead to it. */
function reached(on: DuelView, actions: readonly LegalAction[]): Map<string, string[]> {
  const choices = readChoices(actions);
  const found = new Map<string, string[]>();
  const walk = (pick: Pick, way: string[]): void => {
    const { spots: here, buttons } = menuOf(on, choices, pick);
    for (const one of buttons) if (!found.has(one.text)) found.set(one.text, way);
    for (const { spot, choice, then } of here.values()) {
      if (choice) found.set(choice.text, found.get(choice.text) ?? [...way, spot]);
      else if (way.length < 5 && !way.includes(spot)) walk(then, [...way, spot]);
    }
  };
  walk(kNothingPicked, []);
  return found;
}

describe('a decision by pointing', () => {
  test('every recorded action can be read', () => {
    const texts = duelFrames().flatMap((one) => one.legal.map(({ action }) => action));
    expect(texts.filter((text) => !parseAction(text))).toEqual([]);
    expect(new Set(texts.map((text) => text.split(' ')[0])).size).toBe(13);
  });

  test('every recorded action can be reached by what is touched', () => {
    for (const frame of duelFrames()) {
      const found = reached(frame.view, frame.legal);
      expect([...found.keys()].sort(), frame.view.phase).toEqual(frame.legal.map((one) => one.action).sort());
    }
  });

  test('a move, a take and a guess are one touch', () => {
    const found = reached(view, legal('move RED', 'take GRE|YEL', 'guess BLU', 'up PUR|GRE'));
    expect([...found.values()]).toEqual([['tower RED'], ['slot GRE|YEL'], ['tower BLU'], ['slot PUR|GRE']]);
  });

  test('two towers are looked under in either order', () => {
    const texts = ['look PUR GRE', 'look PUR BLU', 'look GRE BLU'];
    const first = menu(kNothingPicked, view, ...texts);
    expect([...first.spots.keys()].sort()).toEqual(['tower BLU', 'tower GRE', 'tower PUR']);
    const second = menu({ laid: [], first: 'BLU' }, view, ...texts);
    expect(second.spots.get('tower PUR')?.choice?.text).toBe('look PUR BLU');
    expect(second.spots.has('tower BLU')).toBe(false);
  });

  test('a card is pushed to an end of the row of the other one', () => {
    const texts = ['push EL L', 'push EL R', 'push TO L'];
    const first = menu(kNothingPicked, view, ...texts);
    expect(first.spots.get(spots.acquired('M', 'EL'))?.choice).toBeUndefined();
    // Both ends give the same row, so there is no choice left.
    expect(first.spots.get(spots.acquired('M', 'TO'))?.choice?.text).toBe('push TO L');
    const second = menu({ laid: [], card: 'EL' }, view, ...texts);
    expect(second.spots.get(spots.end('M', 'R'))?.choice?.text).toBe('push EL R');
  });

  test('a card of a cost goes to the end that is touched, at once where there is no row yet', () => {
    const row = withRow(['TO'], ['EL']);
    const first = menu(kNothingPicked, row, 'pass', 'cast YEL EL L', 'cast YEL EL R').spots.get('card K EL');
    expect(first?.choice).toBeUndefined();
    const second = menu(first?.then ?? kNothingPicked, row, 'pass', 'cast YEL EL L', 'cast YEL EL R');
    expect(second.spots.get('end K R')?.choice?.text).toBe('cast YEL EL R');
    const none = menu(kNothingPicked, withRow([], ['EL']), 'pass', 'cast YEL EL L').spots.get('card K EL');
    expect(none?.choice?.text).toBe('cast YEL EL L');
  });

  test('two cards may be laid in either order: the row that comes of it decides', () => {
    const row = withRow(['BO'], ['EL', 'TS']);
    const texts = ['EL L TS L', 'EL L TS R', 'EL R TS L', 'EL R TS R', 'TS L EL L', 'TS R EL R'];
    const actions = texts.map((text) => `cast RED ${text} as YEL`);
    const touch = (...way: string[]): string | undefined => {
      let pick: Pick = kNothingPicked;
      let text: string | undefined;
      for (const spot of way) {
        const option = menu(pick, row, 'pass', ...actions).spots.get(spot);
        if (!option) throw new Error(`${spot} cannot be touched`);
        pick = option.then;
        text = option.choice?.text;
      }
      return text;
    };
    expect(touch('card K TS', 'end K R', 'card K EL', 'end K L')).toBe('cast RED EL L TS R as YEL');
    expect(touch('card K EL', 'end K L', 'card K TS', 'end K R')).toBe('cast RED EL L TS R as YEL');
    expect(touch('card K TS', 'end K L', 'card K EL', 'end K L')).toBe('cast RED TS L EL L as YEL');
  });

  test('two toadstools pay for any spell: its tower is touched last, or its button', () => {
    const row = withRow([], ['TS', 'TS']);
    const texts = ['pass', ...['BLU', 'GRE', 'PUR', 'YEL'].map((as) => `cast RED TS L TS L as ${as}`)];
    const one = menu(kNothingPicked, row, ...texts).spots.get('card K TS');
    const two = menu(one?.then ?? kNothingPicked, row, ...texts).spots.get('card K TS');
    expect(two?.choice).toBeUndefined();
    const { spots: towers, buttons } = menu(two?.then ?? kNothingPicked, row, ...texts);
    expect(towers.get('tower PUR')?.choice?.text).toBe('cast RED TS L TS L as PUR');
    expect(buttons).toHaveLength(4);
  });

  test('cards whose loss comes to the same can all be touched', () => {
    const row = withRow(['EL', 'TS', 'TS', 'S1<'], ['FE']);
    const { spots: here } = menu(kNothingPicked, row, 'discard FE', 'discard U1', 'discard U2', 'discard U4');
    expect(here.get(spots.used('K', 2))?.choice?.text).toBe('discard U2');
    expect([...here.keys()]).toEqual(['card K FE', 'used K 0', 'used K 1', 'used K 2', 'used K 3']);
  });

  test('gaps in a row are not counted', () => {
    const row = withRow(['EL', '_', 'TS']);
    const { spots: here } = menu(kNothingPicked, row, 'discard U1', 'discard U2');
    expect(here.get(spots.used('K', 2))?.choice?.text).toBe('discard U2');
    expect(here.has(spots.used('K', 1))).toBe(false);
  });
});

describe('the gold button', () => {
  test('ends the turn where a spell could be cast, and is not there where something has to be touched', () => {
    expect(usualAnswer(menu(kNothingPicked, view, 'pass', 'cast YEL EL L'))?.text).toBe('pass');
    expect(usualAnswer(menu(kNothingPicked, view, 'move RED'))).toBeUndefined();
    expect(usualAnswer(menu(kNothingPicked, view, 'keep', 'swap'))).toBeUndefined();
  });
});
