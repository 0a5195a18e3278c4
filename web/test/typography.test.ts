import { describe, expect, test } from 'vitest';
import { bindWords } from '../src/texts/typography';
import { t, texts } from '../src/texts/texts.svelte';

const seen = (text: string): string => text.replaceAll('\u00A0', '_');

describe('lines do not end', () => {
  test('after a word of one letter in Polish', () => {
    expect(seen(bindWords('pl', 'W turze i z ręki o 3 pola, a w zamku'))).toBe('W_turze i_z_ręki o_3 pola, a_w_zamku');
    expect(seen(bindWords('pl', '(z 2 botami) na 45 s – do końca'))).toBe('(z_2 botami) na 45_s_– do końca');
    expect(seen(bindWords('pl', 'Ola i Jan: 2 karty'))).toBe('Ola i_Jan: 2 karty');
  });
  test('after a word of one letter or a number in Czech', () => {
    expect(seen(bindWords('cs', 'V hradě a u věže o 2 políčka, 53 %'))).toBe('V_hradě a_u_věže o_2_políčka, 53_%');
    expect(seen(bindWords('cs', 'Karta pro mága'))).toBe('Karta pro mága');
  });
  test('after a number or before a dash in Ukrainian', () => {
    expect(seen(bindWords('uk', 'Хід — це 2 карти, 53 %, 1 з 2'))).toBe('Хід_— це 2_карти, 53_%, 1_з_2');
    expect(seen(bindWords('uk', 'Вежа і чарівник'))).toBe('Вежа і чарівник');
  });
  test('anywhere else in English', () => {
    expect(bindWords('en', 'Move a tower 2 spaces')).toBe('Move a tower 2 spaces');
  });
});

test('every text of the page is bound, with its parameters', async () => {
  await texts.choose('cs');
  expect(seen(t('home-players', { count: 2 }))).toMatch(/^2_/);
  await texts.choose('pl');
  expect(seen(t('home-players-range', { from: 1, to: 6 }))).not.toMatch(/(^|[\s_])[aiouwz] /);
  await texts.choose('en');
});
