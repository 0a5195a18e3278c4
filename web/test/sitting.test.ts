import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { kit } from '../src/games/towers';
import type { Feature, HostMessage, Seat, SeatState, Table } from '../src/generated/messages';
import Questions from '../src/pages/table/Questions.svelte';
import { Sitting } from '../src/pages/table/sitting.svelte';
import { optionNamed } from '../src/games/options';
import { memoryOf, spellLimitOf } from '../src/table/seats';
import { TableStore } from '../src/table/table.svelte';
import { texts } from '../src/texts/texts.svelte';
import { FakeLine } from './fake-line';
import { frame } from './frames';
import { rooted } from './rooted.svelte';

const sitter = (seat: Seat, more: Partial<SeatState> = {}): SeatState => ({
  ...{ seat, sitter: 'person', name: seat, present: true, away: false, passes: false },
  ...more,
});
const tableOf = (seats: SeatState[], settings: Table['settings'] = {}): Table => ({
  ...{ type: 'table', table: 'brave-raven-42', game: 'towers', revision: 1, settings, status: 'running' },
  ...{ visibility: 'link', seats, spectators: 0, absence: 90 },
});

let line: FakeLine;
let store: TableStore;
function say(...messages: HostMessage[]): void {
  for (const message of messages) line.onmessage?.(message);
}
function sit(...seats: Seat[]): void {
  const { view, seq } = frame('start');
  for (const seat of seats) {
    say({ type: 'seated', request: seat, seat, token: '' });
    say({ type: 'view', seq, view: { ...view, observer: seat } });
  }
}
beforeAll(async () => {
  await texts.choose('en');
  await texts.need('table');
});
beforeEach(() => {
  line = new FakeLine();
  store = new TableStore(line, kit);
});

describe('undo', () => {
  const permit = (right: 'free' | 'consent' | 'impossible'): void =>
    say({
      type: 'permissions',
      seat: 'A',
      undo: { right, decisions: [{ seat: 'A', count: 1 }] },
      hints: 'off',
      passes: false,
    });

  test.each(['free', 'consent', 'impossible'] as const)('is %s as the host says', (right) => {
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A');
    permit(right);
    expect([store.undoRight, store.canUndo]).toEqual([right, right === 'free']);
    store.undo();
    expect(store.talk.undoWished).toBe(right === 'consent');
    say({ type: 'refused', request: 'x', code: 'consent_denied', key: 'refused.consent_denied', params: {} });
    expect(store.talk.undoWished).toBe(false);
  });

  test('of more than the last decision asks first, and says what it takes back', async () => {
    say(tableOf([sitter('A'), sitter('B', { sitter: 'bot' })]));
    sit('A');
    const permitted = (others: number): void =>
      say({
        type: 'permissions',
        seat: 'A',
        undo: {
          right: 'free',
          decisions: [{ seat: 'A', count: 1 }, ...(others ? [{ seat: 'B' as Seat, count: others }] : [])],
        },
        hints: 'off',
        passes: false,
      });
    const asked = (): number => line.sent.filter((one) => one.type === 'undo').length;
    permitted(0);
    store.wantUndo();
    expect([asked(), store.talk.undoDoubted]).toEqual([1, false]);
    store.move('play W1');
    permitted(3);
    render(Questions, { store });
    store.wantUndo();
    await tick();
    expect(asked()).toBe(1);
    expect(screen.getByText('Undo your last card and 3 answers (B)?')).toBeTruthy();
    // The player's next turn: whole turns of others came in between.
    const { view, seq } = frame('start');
    say({ type: 'view', seq: seq + 20, view: { ...view, observer: 'A' } });
    await tick();
    expect(screen.getByText('Undo your last card and everything since? B: 3 decisions.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect([asked(), store.talk.undoDoubted]).toEqual([2, false]);
    cleanup();
  });

  test('is a wish where a host of version 1.0 says nothing', () => {
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A');
    expect(store.undoRight).toBe('impossible');
    store.move('play W1');
    expect([store.undoRight, store.canUndo]).toEqual(['consent', false]);
  });
});

describe('several seats on one device', () => {
  test('who is asked next gets the screen', () => {
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A', 'B');
    expect(store.me).toBe('A');
    const { view, seq } = frame('start');
    say({ type: 'view', seq: seq + 1, view: { ...view, observer: 'A', asked: 'B' } });
    expect(store.handOver).toBe('B');
    store.takeOver('B');
    say({ type: 'view', seq: seq + 1, view: { ...view, observer: 'B', asked: 'B' } });
    expect([store.me, store.handOver]).toEqual(['B', undefined]);
  });

  test('who leaves leaves the screen to the others', () => {
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A', 'B');
    store.leave('A');
    expect(line.sent.slice(-2)).toMatchObject([
      { type: 'leave', seat: 'A' },
      { type: 'sync', seat: 'B' },
    ]);
    store.leave('B');
    expect(store.mine.size).toBe(0);
    store.comeBack('B', 'token-of-b');
    expect(line.sent.at(-1)).toMatchObject({ type: 'reclaim', table: 'brave-raven-42', token: 'token-of-b' });
  });
});

describe('standing passes', () => {
  const passes = (seat: Seat): boolean | undefined => store.table?.seats.find((one) => one.seat === seat)?.passes;

  test('are those that the host says, until it says otherwise', () => {
    say(tableOf([sitter('A', { passes: true }), sitter('B')]));
    sit('A');
    store.pass('action', ['PB']);
    expect(line.sent.at(-1)).toMatchObject({ type: 'standing_pass', seat: 'A', until: 'action', unless: ['PB'] });
    const { seq } = frame('start');
    say({ type: 'events', seat: 'A', first: seq + 1, events: [{ type: 'TurnStarted', seat: 'A' }], patches: [[]] });
    expect(passes('A')).toBe(true);
    say(tableOf([sitter('A'), sitter('B')]));
    expect(passes('A')).toBe(false);
  });

  test('make sense where the host says that others answer', () => {
    sit('A');
    for (const passes of [true, false]) {
      say({ type: 'permissions', seat: 'A', undo: { right: 'free', decisions: [] }, hints: 'off', passes });
      expect(store.mayPass).toBe(passes);
    }
  });
});

describe('questions between people', () => {
  test('a proposal to end the game stands until something happens', () => {
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A');
    say({ type: 'notice', key: 'notice.end-proposed', params: { seat: 'B' } });
    expect(store.talk.endAsked).toBe('B');
    expect(store.talk.notes).toEqual([]);
    const { seq } = frame('start');
    say({ type: 'events', seat: 'A', first: seq + 1, events: [{ type: 'TurnStarted', seat: 'A' }] });
    expect(store.talk.endAsked).toBeUndefined();
  });

  test('whoever is muted is not read', () => {
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A');
    store.mute('B', true);
    say({ type: 'chat_said', seat: 'B', name: 'B', text: 'hello' });
    expect(store.talk.said).toEqual([]);
    store.mute('B', false);
    say({ type: 'chat_said', seat: 'B', name: 'B', text: 'hello' });
    expect(store.talk.said).toHaveLength(1);
  });

  test('who looks on joins under a name before saying anything', () => {
    say(tableOf([sitter('A'), sitter('B')]));
    store.joinTalk('Eva');
    expect(line.sent.at(-1)).toMatchObject({ type: 'join', table: 'brave-raven-42', name: 'Eva' });
    expect(store.talk.joined).toBe(true);
  });
});

describe('a player who does not decide', () => {
  const features = (...all: Feature[]): void =>
    say({ type: 'welcome', protocol: 1, version: '2', games: ['towers'], features: all });
  function sitting(): Sitting {
    let made: Sitting | undefined;
    rooted(() => (made = new Sitting(store, 'brave-raven-42')));
    if (!made) throw new Error('no sitting');
    return made;
  }

  test('is played by a bot if the others want it, and not before they are asked', () => {
    features('silence');
    say(tableOf([sitter('A'), sitter('B')]));
    sit('A');
    const mine = sitting();
    expect(mine.extra.map((one) => one.label)).not.toContain('Let a bot play');
    say(tableOf([sitter('A'), sitter('B', { silent: 300 })]));
    expect(mine.extra.map((one) => one.label)).toEqual(['Let a bot play']);
    expect(mine.seats[1]?.silent).toBeGreaterThanOrEqual(300_000);
    mine.extra[0]?.act();
    expect(line.sent.at(-1)).toMatchObject({ type: 'silence_vote', seat: 'A', silent: 'B', agree: true });
    say(tableOf([sitter('A'), sitter('B', { silent: 310, relieved: ['A'] })]));
    expect(mine.extra.map((one) => one.label)).toEqual(['Wait']);
    mine.extra[0]?.act();
    expect(line.sent.at(-1)).toMatchObject({ type: 'silence_vote', silent: 'B', agree: false });
  });

  test('hears of it and says so, also after a bot has begun to play', () => {
    features('silence');
    say(tableOf([sitter('A', { silent: 300 }), sitter('B')]));
    sit('A');
    const mine = sitting();
    expect(mine.extra.map((one) => one.label)).not.toContain('I’m here');
    say(tableOf([sitter('A', { silent: 301, relieved: ['B'] }), sitter('B')]));
    expect(mine.extra.map((one) => one.label)).toEqual(['I’m here']);
    say(tableOf([sitter('A', { away: true }), sitter('B')]));
    expect(mine.extra.map((one) => one.label)).toEqual(['Return']);
    mine.extra[0]?.act();
    expect(line.sent.at(-1)).toMatchObject({ type: 'silence_vote', seat: 'A', silent: 'A', agree: false });
  });
});

describe('spectators', () => {
  const olga = { spectator: 's1', name: 'Olga' };

  test('are listed, and one who is muted is not read', () => {
    say(tableOf([sitter('A'), sitter('B')]), { type: 'spectators', spectators: [olga] });
    expect(store.spectators).toEqual([olga]);
    store.muteSpectator('s1', true);
    expect(line.sent.at(-1)).toMatchObject({ type: 'mute_spectator', spectator: 's1', muted: true });
    say({ type: 'chat_said', name: 'Olga', text: 'hello', spectator: 's1' });
    expect(store.talk.said).toEqual([]);
  });

  test('one whom the host has removed has no table', () => {
    const params = { minutes: 10 };
    say(tableOf([sitter('A'), sitter('B')]), { type: 'refused', code: 'removed', key: 'refused.removed', params });
    expect(store.lost?.code).toBe('removed');
  });
});

test('a seat sees what its own aid allows, else what the table plays', () => {
  const table = tableOf([sitter('A'), sitter('B', { memory: 'open' })], { options: { memory: 'Notes' } });
  expect([memoryOf(table, 'A'), memoryOf(table, 'B')]).toEqual(['notes', 'open']);
  expect(memoryOf(tableOf([sitter('A')]), 'A')).toBe('strict');
});

test('the most spells of a turn come from the settings, and only where a turn has such a limit', () => {
  const plain = tableOf([sitter('A')]);
  expect(spellLimitOf(plain)).toBe(optionNamed('towers', 'spellsPerTurn').usual);
  expect(spellLimitOf({ ...plain, settings: { options: { spellsPerTurn: 2 } } })).toBe(2);
  expect(spellLimitOf({ ...plain, settings: { variant: 'master' } })).toBeUndefined();
  expect(spellLimitOf({ ...plain, game: 'duel' })).toBeUndefined();
});
