import type { Seat, Table } from '../generated/messages';

/** Whether somebody plays elsewhere, or still may: nobody waits for people at a table of bots. */
export function hasOthers(table: Table | undefined, mine: ReadonlySet<Seat>): boolean {
  return (table?.seats ?? []).some((one) => one.sitter !== 'bot' && !one.away && !mine.has(one.seat));
}
