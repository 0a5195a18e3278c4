// The sources of records: a table on the server or on this device, a file, or the last one opened here.
import { RefusedError } from '../connection/host';
import { LineConnection } from '../connection/line-connection';
import { randomHex } from '../connection/random';
import type { HostMessage, SeatState, Table } from '../generated/messages';

export interface Opened {
  record: string;
  /** From the table where it was played, if known; a record contains no names. */
  code?: string;
  seats?: SeatState[];
}

/** The game at that table is not over, so there is no record of it. */
export class RunningError extends Error {}

/** Requests the record of a finished game from a table on the server or on this device. */
export function recordOf(code: string, connect = (of: string) => new LineConnection({ code: of })): Promise<Opened> {
  const connection = connect(code);
  const opened = new Promise<Opened>((resolve, reject) => {
    let table: Table | undefined;
    connection.onmessage = (message: HostMessage) => {
      if (message.type === 'table') table = message;
      if (message.type === 'refused' && message.code !== 'bad_token') reject(new RefusedError(message));
      if (message.type !== 'exported') return;
      if (message.record === undefined) reject(new RunningError(code));
      else resolve(openedOf(message.record, code, table));
    };
  });
  connection.send({ type: 'export', request: randomHex(32) });
  return opened.finally(() => connection.close());
}

export function openedOf(record: string, code: string, table: Table | undefined): Opened {
  return { record, code, ...(table ? { seats: table.seats } : {}) };
}

const key = 'spires.replay';

/** The record opened last stays on this device, so that a link to one of its moments works. */
export const lastOpened = {
  get(): Opened | undefined {
    try {
      const found = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Opened> | null;
      return typeof found?.record === 'string' ? (found as Opened) : undefined;
    } catch {
      return undefined;
    }
  },
  keep(opened: Opened): void {
    try {
      localStorage.setItem(key, JSON.stringify(opened));
    } catch {
      // Storage is full or forbidden: the record can still be watched.
    }
  },
};

/** The number of random outcomes and of decisions in a record. */
export function countSteps(record: string): { outcomes: number; decisions: number } {
  return {
    outcomes: [...record.matchAll(/^\d+ \? /gm)].length,
    decisions: [...record.matchAll(/^\d+ [A-Z] /gm)].length,
  };
}

/** Offers a text as a file download. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
