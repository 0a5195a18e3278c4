// A page shows its table from one point of view, even if messages for other observers arrive on the same line.
import { describe, expect, test } from 'vitest';
import { kit } from '../src/games/towers';
import type { TableConnection } from '../src/connection/connection';
import type { TowersView } from '../src/generated/messages';
import { TableStore } from '../src/table/table.svelte';
import { frame } from './frames';

function sitDown(...seats: ('A' | 'B')[]): { store: TableStore; view: TowersView; stranger: TowersView } {
  const line: TableConnection = {
    onmessage: undefined,
    onstate: undefined,
    send: () => undefined,
    close: () => undefined,
  };
  const store = new TableStore(line, kit);
  const { view } = frame('start');
  const stranger = structuredClone(view);
  delete stranger.observer;
  for (const player of stranger.players) delete player.hand;
  for (const seat of seats) store.take({ type: 'seated', request: seat, seat, token: 'secret' });
  return { store, view: { ...view, observer: 'A' }, stranger };
}

test('what may be said in the turn of others is known until something happens', () => {
  const { store, view } = sitDown('A');
  const may = (seq: number): void =>
    store.take({ type: 'may', seq, seat: 'A', actions: [{ action: 'offer T2', kind: 'offer' }] });
  store.take({ type: 'view', seq: 9, view });
  may(8);
  expect(store.may).toEqual([]);
  may(9);
  expect(store.may).toHaveLength(1);
  expect(store.legal).toEqual([]);
  store.take({ type: 'events', seat: 'A', first: 10, events: [{ type: 'TurnStarted', seat: 'B' }] });
  expect(store.may).toEqual([]);
});

describe('one pair of eyes', () => {
  test('a host who has a seat is told of the table twice, and keeps the hand', () => {
    const { store, view, stranger } = sitDown('A');
    store.take({ type: 'view', seq: 9, view });
    store.take({ type: 'view', seq: 9, view: stranger });
    expect(store.view?.observer).toBe('A');
    expect(store.view?.players.some((one) => 'hand' in one)).toBe(true);
  });

  test('the other order ends with the hand, too', () => {
    const { store, view, stranger } = sitDown('A');
    store.take({ type: 'view', seq: 9, view: stranger });
    store.take({ type: 'view', seq: 9, view });
    expect(store.view?.observer).toBe('A');
  });

  test('whoever has left the last seat looks on', () => {
    const { store, view, stranger } = sitDown('A');
    store.take({ type: 'view', seq: 9, view });
    store.leave('A');
    store.take({ type: 'view', seq: 9, view: stranger });
    expect(store.view?.observer).toBeUndefined();
  });
});
