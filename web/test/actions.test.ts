import { describe, expect, test } from 'vitest';
import { kPlainVerbs, parseAction, placesOf, readChoices } from '../src/boards/towers/actions';
import { frame, kFrames, run } from './frames';

describe('every form of an action text is read', () => {
  const forms: [string, unknown][] = [
    ['play W3', { verb: 'play', card: 'W3' }],
    ['play C5|1', { verb: 'play', card: 'C5|1' }],
    ['play C5|1 tower', { verb: 'play', card: 'C5|1', side: 'tower' }],
    ['play C5|1 wizard', { verb: 'play', card: 'C5|1', side: 'wizard' }],
    ['play DC1', { verb: 'play', card: 'DC1' }],
    ['discard T2', { verb: 'discard', card: 'T2' }],
    ['offer W1', { verb: 'offer', card: 'W1' }],
    ['return C1|5', { verb: 'return', card: 'C1|5' }],
    ['wizard 4A', { verb: 'wizard', space: 4, owner: 'A' }],
    ['wizard 15F', { verb: 'wizard', space: 15, owner: 'F' }],
    ['tower 3#2', { verb: 'tower', space: 3, level: 2 }],
    ['step 12#9', { verb: 'step', space: 12, level: 9 }],
    ['cast MW 4A', { verb: 'cast', spell: 'MW', target: { at: 'wizard', space: 4, owner: 'A' } }],
    ['cast HW 14B', { verb: 'cast', spell: 'HW', target: { at: 'wizard', space: 14, owner: 'B' } }],
    ['cast MT 3#1', { verb: 'cast', spell: 'MT', target: { at: 'block', space: 3, level: 1 } }],
    ['cast HT 3#1', { verb: 'cast', spell: 'HT', target: { at: 'block', space: 3, level: 1 } }],
    ['cast FR 4#2', { verb: 'cast', spell: 'FR', target: { at: 'surface', space: 4, level: 2 } }],
    ['cast SW 3 9', { verb: 'cast', spell: 'SW', target: { at: 'pair', first: 3, second: 9 } }],
    ['cast NK +', { verb: 'cast', spell: 'NK', target: { at: 'direction', forward: true } }],
    ['cast NK -', { verb: 'cast', spell: 'NK', target: { at: 'direction', forward: false } }],
    ['cast PB B', { verb: 'cast', spell: 'PB', target: { at: 'rider', owner: 'B' } }],
    ['cast DT2C', { verb: 'cast', spell: 'DT2C', target: { at: 'nothing' } }],
    ['reserve HT', { verb: 'reserve', spell: 'HT' }],
    ['side tower', { verb: 'side', side: 'tower' }],
    ['side wizard', { verb: 'side', side: 'wizard' }],
    ['give 2', { verb: 'give', count: 2 }],
    ['take C', { verb: 'take', owner: 'C' }],
    ['fill partner', { verb: 'fill', whose: 'partner' }],
    ['fill none', { verb: 'fill', whose: 'none' }],
    ...kPlainVerbs.map((verb): [string, unknown] => [verb, { verb }]),
  ];
  test.each(forms)('%s', (text, action) => {
    expect(parseAction(text)).toEqual(action);
  });

  test.each([
    '',
    'dance',
    'wizard 4',
    'wizard A4',
    'tower 3',
    'cast',
    'cast MW',
    'cast SW 3',
    'cast NK 1',
    'give',
    'pass 1',
    'side roof',
  ])('nothing is read from "%s"', (text) => {
    expect(parseAction(text)).toBeUndefined();
  });
});

test('every recorded action is read, and says where it is pointed at', () => {
  const frames = [...kFrames.map(frame), ...run()];
  const texts = frames.flatMap((one) => one.legal);
  expect(texts.length).toBeGreaterThan(100);
  expect(readChoices(texts).map((one) => one.text)).toEqual(texts.map((one) => one.action));
  for (const { action } of readChoices(texts)) {
    for (const place of placesOf(action)) expect(place.space).toBeLessThan(16);
  }
});

test('a swap is pointed at on both of its spaces', () => {
  const action = parseAction('cast SW 3 9');
  expect(action && placesOf(action).map((place) => place.space)).toEqual([3, 9]);
});
