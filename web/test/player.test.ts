import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { kit } from '../src/games/towers';
import type { Seat } from '../src/generated/messages';
import { Player } from '../src/replay/player.svelte';
import { countSteps, openedOf } from '../src/replay/records';
import { chanceOf } from '../src/replay/told-check';
import { Reel } from '../src/replay/reel.svelte';
import { texts } from '../src/texts/texts.svelte';
import { replayed } from './frames';

const { view, first, events, patches } = replayed();
const name = (seat: Seat): string => seat;
const start = first - 1;
let reel: Reel;
let player: Player;

beforeAll(() => texts.choose('en'));
beforeEach(() => {
  reel = new Reel(kit, view, start);
  reel.take(first, events, patches, name);
  player = new Player(reel);
});

describe('the player', () => {
  test('begins before the first event and stops after every line', () => {
    expect([player.seq, player.index, player.turnNumber]).toEqual([start, 0, 1]);
    expect(player.isAtStart).toBe(true);
    for (const line of reel.lines) expect(player.stops).toContain(line.until);
    for (const turn of reel.turns) expect(player.stops).toContain(turn.begins);
    expect(player.stops.at(-1)).toBe(reel.last);
  });

  test('steps forward and back over the same stops', () => {
    const forward = [player.seq];
    for (let i = 0; i < 12; ++i) {
      player.step(1);
      forward.push(player.seq);
    }
    expect(forward).toEqual(player.stops.slice(0, 13));
    const back = [player.seq];
    for (let i = 0; i < 12; ++i) {
      player.step(-1);
      back.push(player.seq);
    }
    expect(back).toEqual(forward.toReversed());
    player.step(-1);
    expect(player.seq).toBe(start);
  });

  test('what is drawn ends where the player is', async () => {
    for (let i = 0; i < 5; ++i) player.step(1);
    await expect.poll(() => player.playback.playing).toBe(false);
    expect(player.playback.shown).toEqual(reel.at(player.seq));
    player.step(-1);
    expect(player.playback.shown).toEqual(reel.at(player.seq));
  });

  test('goes from turn to turn, back to the beginning of this one first', () => {
    const [, one, two, three] = reel.turns;
    player.stepTurn(1);
    expect([player.seq, player.turnNumber, player.turn?.seat]).toEqual([one?.begins, 2, one?.seat]);
    player.stepTurn(1);
    player.stepTurn(1);
    expect(player.seq).toBe(three?.begins);
    player.step(1);
    player.stepTurn(-1);
    expect(player.seq).toBe(three?.begins);
    player.stepTurn(-1);
    expect(player.seq).toBe(two?.begins);
    player.toSeq(reel.last);
    player.stepTurn(1);
    expect(player.seq).toBe(reel.last);
    player.toSeq(start);
    player.stepTurn(-1);
    expect(player.seq).toBe(start);
  });

  test('goes to any moment, and never beyond the game', () => {
    player.toIndex(7);
    expect(player.seq).toBe(player.stops[7]);
    player.toIndex(99_999);
    expect(player.isAtEnd).toBe(true);
    player.toSeq(-5);
    expect(player.isAtStart).toBe(true);
    expect(new Player(reel, 99_999).seq).toBe(reel.last);
    expect(new Player(reel, first + 30).seq).toBe(first + 30);
  });

  test('plays on by itself and stops at the end; once more from the beginning', () => {
    player.toIndex(player.stops.length - 3);
    player.toggle();
    expect(player.isPlaying).toBe(true);
    player.goOn();
    expect(player.isPlaying).toBe(true);
    player.goOn();
    expect([player.isPlaying, player.isAtEnd]).toEqual([false, true]);
    player.toggle();
    expect([player.isPlaying, player.seq]).toEqual([true, start]);
  });

  test('other eyes see the same moment', () => {
    player.toIndex(20);
    const { seq } = player;
    const other = new Reel(kit, { ...view, observer: 'B' }, start);
    other.take(first, events, patches, name);
    player.show(other);
    expect(player.seq).toBe(seq);
    expect(player.playback.shown).toMatchObject({ observer: 'B' });
    expect(player.line?.number).toBe(reel.lines.findLast((line) => line.until <= seq)?.number);
  });
});

describe('a record as a text', () => {
  const record = [
    'spires-record 1',
    'game towers',
    'chance hmac-sha256 00ff aa11 nonce',
    '1 ? draw A T1',
    '2 ? draw B W1',
    '3 A play T1',
    '4 A tower 3#1',
    '5 undo 1',
    '6 A tower 4#1',
    'result goal A:1 B:2',
    '',
  ].join('\n');

  test('names its seal and counts its steps', () => {
    expect(chanceOf(record).commitment).toBe('aa11');
    expect(chanceOf(record.replace('hmac-sha256 00ff aa11 nonce', 'mix 42')).commitment).toBeUndefined();
    expect(countSteps(record)).toEqual({ outcomes: 2, decisions: 3 });
  });

  test('is opened with what the table knew', () => {
    const { table } = replayed();
    expect(openedOf(record, 'brave-raven-42', table)).toMatchObject({ code: 'brave-raven-42', seats: table.seats });
    expect(openedOf(record, 'x', undefined)).toEqual({ record, code: 'x' });
  });
});
