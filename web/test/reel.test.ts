import { beforeAll, describe, expect, test } from 'vitest';
import { actionsOf, hasDecided, spanOf } from '../src/film/actions';
import { insideOf } from '../src/boards/towers/surface';
import { kit } from '../src/games/towers';
import type { Told } from '../src/boards/any';
import type { LogLine } from '../src/boards/log';
import type { Seat, TowersView } from '../src/generated/messages';
import { furthestBack, Reel } from '../src/replay/reel.svelte';
import { patched } from '../src/table/patch';
import { texts } from '../src/texts/texts.svelte';
import { replayed } from './frames';

const { view, first, events, patches } = replayed();
const name = (seat: Seat): string => seat;
const boardAt = (reel: Reel, seq: number): TowersView => reel.at(seq) as TowersView;
const whole = (): Reel => {
  const reel = new Reel(kit, view, first - 1);
  reel.take(first, events, patches, name);
  return reel;
};
/** Takes the events from one index up to another. */
const portion = (reel: Reel, from: number, to?: number) =>
  reel.take(first + from, events.slice(from, to), patches.slice(from, to), name);
// The view computed from the beginning, one event at a time.
const slowly = (count: number): TowersView =>
  patches.slice(0, count).reduce<TowersView>((now, patch) => patched(now, patch), view);

beforeAll(() => texts.choose('en'));

describe('a reel', () => {
  test('shows every moment as the patches make it', () => {
    const reel = whole();
    expect([reel.reach, reel.last]).toEqual([first - 1, first - 1 + events.length]);
    for (const count of [0, 1, 7, 24, 25, 100, 333, events.length]) {
      expect(reel.at(first - 1 + count), `after ${count}`).toEqual(slowly(count));
    }
  });

  test('takes events once, in whatever portions they come', () => {
    const reel = new Reel(kit, view, first - 1);
    portion(reel, 0, 40);
    portion(reel, 20, 90);
    // Events that would leave a gap are not taken.
    expect(portion(reel, 95, 99)).toEqual([]);
    portion(reel, 90);
    expect(reel.at(reel.last)).toEqual(slowly(events.length));
    expect(reel.lines.map((line) => line.number)).toEqual(whole().lines.map((line) => line.number));
  });

  test('lines follow one another and know their events', () => {
    const { lines } = whole();
    expect(lines.length).toBeGreaterThan(40);
    for (const [i, line] of lines.entries()) {
      expect(line.until).toBeGreaterThanOrEqual(line.number);
      expect(line.number).toBeGreaterThan(lines[i - 1]?.until ?? 0);
    }
    // A potion shares a line with the tower that filled it: one line, several events.
    expect(lines.some((line) => line.until > line.number)).toBe(true);
  });

  test('turns begin and end in order', () => {
    const { turns } = whole();
    expect(turns.length).toBeGreaterThan(10);
    for (const [i, turn] of turns.entries()) {
      if (i + 1 < turns.length) expect(turn.ends).toBeLessThan(turns[i + 1]?.begins ?? 0);
      // The first turn was already under way.
      if (i > 0) expect(events[turn.begins - first]?.type).toBe('TurnStarted');
    }
  });

  test('turns that were taken back are no turns', () => {
    const reel = whole();
    const [, second, third] = reel.turns;
    if (!second || !third) throw new Error('too few turns');
    reel.take(reel.last + 1, [{ type: 'Undone', steps: 9, back_to: third.begins - 1 }], [], name);
    expect(reel.turns).toHaveLength(2);
    reel.take(reel.last + 1, [{ type: 'Undone', steps: 1, back_to: second.begins + 1 }], [], name);
    expect(reel.turns.at(-1)).toEqual({ seat: second.seat, begins: second.begins });
  });

  test('what is taken back brings the earlier board back', () => {
    const reel = new Reel(kit, view, first - 1);
    const back = first - 1 + 12;
    const undone: Told = { type: 'Undone', seat: 'A', steps: 1, back_to: back };
    portion(reel, 0, 20);
    // The host sends the patch that undoes the change.
    reel.take(reel.last + 1, [undone], [[{ op: 'replace', path: '', value: reel.at(back) }]], name);
    expect(reel.at(reel.last)).toEqual(reel.at(back));
    expect(reel.lines.at(-1)?.say()).toContain('undoes');
    // Only events that were not undone lead from one view to the other.
    expect(reel.surviving(first - 1, reel.last)).toHaveLength(12);
  });

  test('a view of the host is shown as it is, or begins anew', () => {
    const reel = whole();
    const known = { ...reel.at(reel.last), castle: { space: 3, next: 7 } };
    reel.show(known, reel.last);
    expect(boardAt(reel, reel.last).castle.next).toBe(7);
    expect(reel.reach).toBe(first - 1);
    const { lines, last } = reel;
    reel.show(known, last + 50);
    expect([reel.reach, reel.last]).toEqual([last + 50, last + 50]);
    // The log can still be read, but none of its lines shown.
    expect(reel.lines).toBe(lines);
    expect(lines.some((line) => reel.reaches(line))).toBe(false);
  });
});

describe('how far back one may look', () => {
  test('a seat to the beginning of its last turn that is over, a spectator to that of anybody', () => {
    const reel = whole();
    const over = reel.turns.filter((turn) => turn.ends !== undefined);
    const own = over.findLast((turn) => turn.seat === 'B');
    expect(furthestBack(reel, 'B')).toBe((own?.begins ?? 0) - 1);
    expect(furthestBack(reel, undefined)).toBe((over.at(-1)?.begins ?? 0) - 1);
    expect(furthestBack(new Reel(kit, view, first - 1), 'A')).toBe(first - 1);
  });

  test('what is forgotten cannot be shown, but its lines can be read', () => {
    const reel = whole();
    const limit = furthestBack(reel, 'A');
    const before = reel.at(limit);
    const oldest = reel.lines[0] as LogLine;
    const newest = reel.lines.at(-1) as LogLine;
    expect(reel.reaches(oldest)).toBe(true);
    reel.forgetBefore(limit);
    expect(reel.reach).toBe(limit);
    expect([reel.reaches(oldest), reel.reaches(newest)]).toEqual([false, true]);
    expect(reel.at(0)).toEqual(before);
    expect(reel.at(reel.last)).toEqual(slowly(events.length));
    expect(reel.kept().events).toHaveLength(reel.last - limit);
  });
});

describe('since the last turn', () => {
  // Up to the start of a later turn of A.
  const own = whole().turns.filter((turn) => turn.seat === 'A')[2];
  const begins = (own?.begins ?? 0) - first + 1;
  const until = (count: number): Reel => {
    const reel = new Reel(kit, view, first - 1);
    portion(reel, 0, count);
    return reel;
  };

  test('is everything between the own turns, action by action', () => {
    const reel = until(begins);
    const span = spanOf(reel, 'A');
    const last = reel.turns.filter((turn) => turn.seat === 'A')[1];
    expect(span).toEqual({ from: last?.ends, to: own?.begins });
    const actions = actionsOf(reel, span, 'A');
    expect(actions.length).toBeGreaterThan(0);
    expect(new Set(actions.flatMap(({ line }) => line.seat ?? []))).toEqual(new Set(['B']));
    expect(actions.map((one) => one.number)).toEqual(actions.map((_, i) => i + 1));
    for (const { line, steps } of actions) {
      expect(steps).toHaveLength(line.until - line.number + 1);
      steps.forEach(({ before }, i) => expect(before).toEqual(reel.at(line.number - 1 + i)));
    }
    // One line an action: a card and the piece that it moves.
    const cards = reel.between(span.from, span.to).filter((event) => event.type === 'CardPlayed');
    expect(actions.filter(({ line }) => line.act?.token?.isCard)).toHaveLength(cards.length);
    expect(actions.some(({ line }) => line.until > line.number)).toBe(true);
  });

  test('stays until the first decision, and comes back when that is undone', () => {
    const reel = until(begins);
    const span = spanOf(reel, 'A');
    expect(hasDecided(reel, span)).toBe(false);
    portion(reel, begins, begins + 6);
    expect(hasDecided(reel, spanOf(reel, 'A'))).toBe(true);
    expect(actionsOf(reel, spanOf(reel, 'A'), 'A')).toHaveLength(actionsOf(reel, span, 'A').length);
    reel.take(reel.last + 1, [{ type: 'Undone', seat: 'A', steps: 1, back_to: span.to }], [[]], name);
    expect(hasDecided(reel, spanOf(reel, 'A'))).toBe(false);
  });

  test('has nothing that was undone', () => {
    const reel = until(begins);
    const span = spanOf(reel, 'A');
    const [one] = actionsOf(reel, span, 'A');
    if (!one) throw new Error('no action');
    const cut = until(one.line.until - first + 1);
    const before = cut.last;
    cut.take(before + 1, [{ type: 'Undone', seat: 'B', steps: 1, back_to: one.line.number - 1 }], [[]], name);
    expect(actionsOf(cut, spanOf(cut, 'A'), 'A')).toEqual([]);
  });
});

describe('glass towers', () => {
  const covered = (of: TowersView): number => of.ring.flatMap((space) => insideOf(space)).flat().length;

  test('show who is inside', () => {
    const reel = whole();
    const counts = Array.from({ length: 30 }, (_, i) => covered(boardAt(reel, first + i * 13)));
    expect(Math.max(...counts)).toBeGreaterThan(2);
    const now = boardAt(reel, reel.last);
    const all = now.players.reduce((sum, player) => sum + player.out, 0);
    const seen = now.ring.flatMap((space) => Object.values(space.towers.at(-1)?.wizards ?? space.ground));
    expect(covered(now) + seen.reduce<number>((sum, count) => sum + Number(count), 0)).toBe(all);
  });
});
