import { afterAll, describe, expect, test } from 'vitest';
import type { Seat } from '../src/generated/messages';
import { kindOf, undoNote, undoQuestion, undoWish, type Undoing } from '../src/table/undoing';
import { texts, type Language } from '../src/texts/texts.svelte';

const name = (seat: Seat): string => ({ A: 'Ola', B: 'Berry', C: 'Cedar' })[seat as 'A' | 'B' | 'C'];
const undoing = (others: Partial<Record<Seat, number>>, more: Partial<Undoing> = {}): Undoing => ({
  ...{ seat: 'A', last: 'card', isSameTurn: true, ...more },
  decisions: [
    { seat: 'A', count: 1 },
    ...Object.entries(others).map(([seat, count]) => ({ seat: seat as Seat, count: count ?? 0 })),
  ],
});
const since = undoing({ B: 3, C: 12 }, { isSameTurn: false });

test('an action is called what a person calls it', () => {
  expect(['play W1', 'wizard 3 A', 'cast PB none', 'pass', ''].map(kindOf)).toEqual([
    ...['card', 'move', 'spell', 'decision', 'decision'],
  ]);
});

afterAll(() => texts.choose('en'));
describe.each<[Language, string[], string[], string]>([
  [
    'en',
    ['your last card', 'your last card and 1 answer', 'your last card and everything since'],
    [
      'Undo your last card and 2 answers (Berry and Cedar)?',
      'Undo your last card and everything since? Berry and Cedar: 15 decisions.',
    ],
    'Ola would like to undo the last decision.',
  ],
  [
    'pl',
    ['twoją ostatnią kartę', 'twoją ostatnią kartę i 1 odpowiedź', 'twoją ostatnią kartę i wszystko, co było potem'],
    [
      'Cofnąć twoją ostatnią kartę i 2 odpowiedzi (Berry i Cedar)?',
      'Cofnąć twoją ostatnią kartę i wszystko, co było potem? Berry i Cedar: 15 decyzji.',
    ],
    'Ola prosi o cofnięcie ostatniej decyzji.',
  ],
  [
    'uk',
    ['вашу останню карту', 'вашу останню карту і 1 відповідь', 'вашу останню карту і все, що було потім'],
    [
      'Повернути вашу останню карту і 2 відповіді (Berry і Cedar)?',
      'Повернути вашу останню карту і все, що було потім? Berry і Cedar: 15 рішень.',
    ],
    'Ola просить повернути останнє рішення.',
  ],
  [
    'cs',
    ['tvoji poslední kartu', 'tvoji poslední kartu a 1 odpověď', 'tvoji poslední kartu a všechno potom'],
    [
      'Vrátit tvoji poslední kartu a 2 odpovědi (Berry a Cedar)?',
      'Vrátit tvoji poslední kartu a všechno potom? Berry a Cedar: 15 rozhodnutí.',
    ],
    'Ola chce vrátit poslední rozhodnutí.',
  ],
])('undo in %s', (language, notes, questions, wish) => {
  const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

  test('says what it takes back', async () => {
    await texts.choose(language);
    await texts.need('table');
    expect([undoing({}), undoing({ B: 1 }), since].map(undoNote).map(plain)).toEqual(notes);
    expect([undoing({ B: 1, C: 1 }), since].map((one) => plain(undoQuestion(one, name)))).toEqual(questions);
  });

  test('says what another player wishes to take back', async () => {
    await texts.choose(language);
    await texts.need('table');
    expect(plain(undoWish('A', 4, [{ seat: 'A', count: 1 }], name))).toBe(wish);
    expect(plain(undoWish('A', 20, since.decisions, name))).toMatch(/Berry .* Cedar: 15 /);
    // A host of version 1.0 says only how many steps.
    expect(plain(undoWish('A', 4, [], name))).toContain('4');
  });
});
