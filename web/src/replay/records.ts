// The sources of records: a table on the server or on this device, a file, or the last one opened here.
import { RefusedError } from '../connection/host';
import { LineConnection } from '../connection/line-connection';
import { randomHex } from '../connection/random';
import type { HostMessage, SeatState, Table } from '../generated/messages';

export interface Opened {
  record: string;
  /** Of the table it was played at, where that is known; a record itself names nobody. */
  code?: string;
  seats?: SeatState[];
  /** The seal that the table showed before the first card. */
  commitment?: string;
}

/** The game of that table is not over yet: there is no record of it. */
export class RunningError extends Error {}

/** Asks a table, wherever it lives, for the record of its finished game. */
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
  const { seats, commitment } = table ?? {};
  return { record, code, ...(seats ? { seats } : {}), ...(commitment ? { commitment } : {}) };
}

const key = 'spires.replay';

/** The record that was opened last stays on this device, so that a link to one of its moments works. */
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
      // Full or forbidden: it is watched all the same.
    }
  },
};

/** The seal that a record itself names, if its chance was sealed. */
export function commitmentOf(record: string): string | undefined {
  return /^chance hmac-sha256 \S+ (\S+)/m.exec(record)?.[1];
}

/** How many steps of a record chance made, and how many were decided. */
export function countSteps(record: string): { outcomes: number; decisions: number } {
  return {
    outcomes: [...record.matchAll(/^\d+ \? /gm)].length,
    decisions: [...record.matchAll(/^\d+ [A-Z] /gm)].length,
  };
}

/** Hands a text over as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
