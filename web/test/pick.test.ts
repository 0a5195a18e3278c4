import { describe, expect, test } from 'vitest';
import { readChoices } from '../src/boards/towers/actions';
import { kNothingPicked, menuOf, usualAnswer, type Pick } from '../src/boards/towers/pick';
import type { LegalAction } from '../src/generated/messages';
import { frame, kFrames, run } from './frames';

const legal = (...texts: string[]): LegalAction[] =>
  texts.map((action) => ({ action, kind: action.split(' ')[0] ?? '' }));
const menu = (pick: Pick, ...texts: string[]) => menuOf(readChoices(legal(...texts)), pick);

describe('a decision by pointing', () => {
  test('every recorded action can be reached by what is touched', () => {
    for (const { legal: actions } of [...kFrames.map(frame), ...run()]) {
      const choices = readChoices(actions);
      const reached = new Set<string>();
      const picks: Pick[] = [kNothingPicked, { mode: 'discard' }, { mode: 'give' }];
      for (const spell of menuOf(choices, kNothingPicked).spells.keys()) picks.push({ mode: 'open', spell });
      for (const pick of picks) {
        const { cards, board, buttons } = menuOf(choices, pick);
        for (const one of [...cards.values()].flat()) reached.add(one.text);
        for (const one of [...board.values()].flat()) if (one.choice) reached.add(one.choice.text);
        for (const one of buttons) reached.add(one.text);
      }
      expect([...reached].sort()).toEqual(actions.map((one) => one.action).sort());
    }
  });

  test('a split card offers both of its sides', () => {
    const { cards } = menu(kNothingPicked, 'play C5|1 tower', 'play C5|1 wizard', 'play W2', 'refuse');
    expect(cards.get('C5|1')?.map((one) => one.text)).toEqual(['play C5|1 tower', 'play C5|1 wizard']);
    expect(cards.get('W2')).toHaveLength(1);
  });

  test('discarding is a mode of its own, so that a touched card is never thrown away by mistake', () => {
    const texts = ['play W2', 'discard W2'];
    expect(
      menu(kNothingPicked, ...texts)
        .cards.get('W2')
        ?.map((one) => one.text),
    ).toEqual(['play W2']);
    expect(menu(kNothingPicked, ...texts).modes).toEqual(['discard']);
    expect(
      menu({ mode: 'discard' }, ...texts)
        .cards.get('W2')
        ?.map((one) => one.text),
    ).toEqual(['discard W2']);
  });

  test('wizards come before levels, levels from the top down', () => {
    const { board } = menu(kNothingPicked, 'tower 3#1', 'tower 3#2', 'wizard 3A');
    expect(board.get(3)?.map((one) => one.choice?.text)).toEqual(['wizard 3A', 'tower 3#2', 'tower 3#1']);
  });

  test('targets of a spell show only once the spell is touched', () => {
    const texts = ['cast MT 3#1', 'tower 4#1'];
    expect([...menu(kNothingPicked, ...texts).board.keys()]).toEqual([4]);
    expect([...menu({ mode: 'open', spell: 'MT' }, ...texts).board.keys()]).toEqual([3]);
  });

  test('a swap is touched in two steps, in either order', () => {
    const texts = ['cast SW 3 9', 'cast SW 3 11', 'cast SW 9 11'];
    const first = menu({ mode: 'open', spell: 'SW' }, ...texts).board;
    expect([...first.keys()].sort()).toEqual([11, 3, 9].sort());
    expect([...first.values()].flat().every((one) => one.choice === undefined)).toBe(true);
    const second = menu({ mode: 'open', spell: 'SW', first: 9 }, ...texts).board;
    expect(second.get(3)?.[0]?.choice?.text).toBe('cast SW 3 9');
    expect(second.get(11)?.[0]?.choice?.text).toBe('cast SW 9 11');
    expect(second.has(9)).toBe(false);
  });

  test('a spell may also be reserved, or needs no target', () => {
    const reserve = menu({ mode: 'open', spell: 'MW' }, 'cast MW 3A', 'reserve MW', 'pass');
    expect(reserve.buttons.map((one) => one.text)).toEqual(['reserve MW']);
    const nudge = menu({ mode: 'open', spell: 'NK' }, 'cast NK +', 'cast NK -');
    expect(nudge.buttons.map((one) => one.text)).toEqual(['cast NK +', 'cast NK -']);
  });
});

describe('the gold button', () => {
  test.each([
    [['accept', 'reroll'], 'accept'],
    [['cast MT 3#1', 'end'], 'end'],
    [['cast MW 4A', 'reserve MW', 'pass'], 'pass'],
    [['cast PB B', 'stop'], 'stop'],
    [['nostep', 'step 3#1'], 'nostep'],
    [['fill none', 'fill partner'], 'fill partner'],
  ])('of %j is %s', (texts, usual) => {
    expect(usualAnswer(menu(kNothingPicked, ...texts))?.text).toBe(usual);
  });

  test('is not there where a piece, a side or a card has to be chosen', () => {
    expect(usualAnswer(menu(kNothingPicked, 'wizard 3A', 'wizard 4A'))).toBeUndefined();
    expect(usualAnswer(menu(kNothingPicked, 'side tower', 'side wizard'))).toBeUndefined();
    expect(usualAnswer(menu(kNothingPicked, 'play W1', 'refuse'))).toBeUndefined();
  });
});
