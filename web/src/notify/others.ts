import type { Seat, Table } from '../generated/messages';

/** Whether a person plays elsewhere or may still join. At a table of bots, no one waits for a person. */
export function hasOthers(table: Table | undefined, mine: ReadonlySet<Seat>): boolean {
  return (table?.seats ?? []).some((one) => one.sitter !== 'bot' && !one.away && !mine.has(one.seat));
}

/** Whether there is another person to talk to: a player elsewhere or a spectator. */
export function hasCompany(store: { table: Table | undefined; mine: ReadonlySet<Seat> }): boolean {
  return store.mine.size === 0 || (store.table?.spectators ?? 0) > 0 || hasOthers(store.table, store.mine);
}
