import type { Seat, Table } from '../generated/messages';

/** Whether a person plays elsewhere or may still join. At a table of bots, no one waits for a person. */
export function hasOthers(table: Table | undefined, mine: ReadonlySet<Seat>): boolean {
  return (table?.seats ?? []).some((one) => one.sitter !== 'bot' && !one.away && !mine.has(one.seat));
}
