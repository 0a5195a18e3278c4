// The public tables of the server: those with free seats, and those that can be watched.
import type { Game } from '../connection/game';
import type { Settings, Sitter, TableStatus } from '../generated/messages';

export interface ListedTable {
  table: string;
  game: Game;
  settings: Settings;
  status: TableStatus;
  seats: Sitter[];
  /** The number of seats that anyone may take. */
  open: number;
  clock: boolean;
}

async function tablesThatAre(status: TableStatus): Promise<ListedTable[]> {
  const answer = await fetch(`/api/tables?status=${status}`);
  if (!answer.ok) throw new Error(`/api/tables: ${answer.status}`);
  return ((await answer.json()) as { tables: ListedTable[] }).tables;
}

/** Tables with a free seat first. */
export async function publicTables(): Promise<{ open: ListedTable[]; running: ListedTable[] }> {
  const [open, running] = await Promise.all([tablesThatAre('gathering'), tablesThatAre('running')]);
  return { open: open.filter((one) => one.open > 0), running };
}
