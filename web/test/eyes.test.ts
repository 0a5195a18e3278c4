// A page looks at its table through one pair of eyes, whoever else is told something on the same line.
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
