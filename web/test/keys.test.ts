import { afterEach, describe, expect, test } from 'vitest';
import { digitOf, keys, letterOf } from '../src/look/keys.svelte';

afterEach(() => {
  keys.turn(true);
  document.body.replaceChildren();
});

function pressed(init: KeyboardEventInit, on: HTMLElement = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init });
  on.dispatchEvent(event);
  return event;
}

describe('keys of the table', () => {
  test('are the same places on every keyboard', () => {
    // A Ukrainian and a Czech keyboard.
    expect(letterOf(pressed({ key: 'к', code: 'KeyR' }))).toBe('R');
    expect(digitOf(pressed({ key: 'ě', code: 'Digit2' }))).toBe(2);
    expect(digitOf(pressed({ key: '2', code: 'Numpad2' }))).toBe(2);
    expect(digitOf(pressed({ key: '0', code: 'Digit0' }))).toBeUndefined();
    expect(letterOf(pressed({ key: '?', code: 'Digit7', shiftKey: true }))).toBe('?');
  });

  test('a keyboard on the screen knows no places', () => {
    expect(letterOf(pressed({ key: 'r' }))).toBe('R');
    expect(digitOf(pressed({ key: '3' }))).toBe(3);
  });

  test('leave those alone who type, and what lies over the table', () => {
    const input = document.createElement('input');
    document.body.append(input);
    expect(letterOf(pressed({ key: 'r', code: 'KeyR' }, input))).toBeUndefined();
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    expect(letterOf(pressed({ key: 'r', code: 'KeyR' }))).toBeUndefined();
  });

  test('are not for the browser, and can be turned off', () => {
    expect(letterOf(pressed({ key: 'r', code: 'KeyR', ctrlKey: true }))).toBeUndefined();
    keys.turn(false);
    expect(letterOf(pressed({ key: 'r', code: 'KeyR' }))).toBeUndefined();
    expect(digitOf(pressed({ key: '2', code: 'Digit2' }))).toBeUndefined();
  });
});
