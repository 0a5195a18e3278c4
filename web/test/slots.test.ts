import { expect, test } from 'vitest';
import { arrange, type Slot } from '../src/boards/towers/slots';

const show = (slots: readonly Slot[]): string =>
  slots.map((one) => `${one.card ?? '-'}${one.inPlay ? '!' : ''}`).join(' ');

test('cards keep their places while one is played, undone, and new ones are drawn', () => {
  let slots = arrange([], ['W1', 'T2', 'DW2'], undefined);
  expect(show(slots)).toBe('W1 T2 DW2');
  slots = arrange(slots, ['W1', 'DW2'], 'T2');
  expect(show(slots)).toBe('W1 T2! DW2');
  expect(show(arrange(slots, ['W1', 'T2', 'DW2'], undefined))).toBe('W1 T2 DW2');
  slots = arrange(slots, ['W1', 'DW2'], undefined);
  expect(show(slots)).toBe('W1 - DW2');
  slots = arrange(slots, ['W1'], 'DW2');
  expect(show(slots)).toBe('W1 - DW2!');
  slots = arrange(slots, ['T5', 'W1', 'C1|5'], undefined);
  expect(show(slots)).toBe('W1 T5 C1|5');
});

test('equal cards are no trouble', () => {
  const slots = arrange([], ['W1', 'W1', 'T2'], undefined);
  expect(show(arrange(slots, ['W1', 'T2'], 'W1'))).toBe('W1 W1! T2');
});

test('a long hand is as long as it is, and shrinks again', () => {
  const slots = arrange([], ['W1', 'W2', 'W3', 'T1', 'T2'], undefined);
  expect(slots).toHaveLength(5);
  expect(show(arrange(slots, ['W1', 'W2', 'W3'], undefined))).toBe('W1 W2 W3');
});

test('a card given back for another leaves no gap: none was played', () => {
  let slots = arrange([], ['W1', 'W2', 'W3'], undefined);
  slots = arrange(slots, ['W1', 'W2', 'W3', 'T5'], undefined);
  expect(show(slots)).toBe('W1 W2 W3 T5');
  expect(show(arrange(slots, ['W2', 'W3', 'T5'], undefined))).toBe('W2 W3 T5');
});

test('somebody who joins in the middle of a card sees it lie in a gap', () => {
  expect(show(arrange([], ['W1', 'W2'], 'T3'))).toBe('W1 W2 T3!');
});
