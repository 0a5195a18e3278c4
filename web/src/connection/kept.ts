// The tables known to this device, and the tokens of their seats. Tokens are stored only here: a seat without its token
// is lost.
import type { Seat, SeatState } from '../generated/messages';

/** On this device, or on the server. */
export type Place = 'here' | 'server';

/** A player without a name is called by the name of the seat. */
export interface Player {
  seat: Seat;
  name?: string | undefined;
}
export const playersOf = (seats: readonly SeatState[]): Player[] =>
  seats.filter((one) => one.sitter === 'bot' || one.name !== undefined).map(({ seat, name }) => ({ seat, name }));

export interface KeptTable {
  code: string;
  game: string;
  place: Place;
  /** The host token of the table. */
  host?: string;
  seats: { seat: Seat; token: string }[];
  /** When it was last opened, in milliseconds. */
  seen: number;
  isOver?: boolean;
  /** Started from a position: not in the list of games. */
  isPractice?: boolean;
  /** A first game: a bot’s hint comes with every turn. */
  hints?: boolean;
  /** When this device learned that it was over, in milliseconds, and who won; a device that was away does not know. */
  ended?: number;
  winners?: Seat[];
  /** A game of the gold button of the home page: the next one replaces it. */
  isQuick?: boolean;
  /** The players at that time. */
  players?: Player[];
  /** The player asked at that time; a table on this device does not change in between. */
  asked?: { seat: Seat; name: string };
}

const key = 'spires.tables';
// More than the finished games stored on this device plus the tables in play.
const kMost = 80;

function read(): KeptTable[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).map((one) => ({ ...one, place: one.place ?? 'server' })) : [];
  } catch {
    return [];
  }
}

// Stored data may come from an older version or may have been edited by hand.
function isKept(one: unknown): one is Omit<KeptTable, 'place'> & { place?: Place } {
  if (typeof one !== 'object' || one === null) return false;
  const { code, seats, seen } = one as Partial<KeptTable>;
  return typeof code === 'string' && Array.isArray(seats) && typeof seen === 'number';
}

function write(list: KeptTable[]): void {
  const newest = list.toSorted((a, b) => b.seen - a.seen).slice(0, kMost);
  try {
    localStorage.setItem(key, JSON.stringify(newest));
  } catch {
    // Storage is full or forbidden: the table can be played, but not reopened later.
  }
}

export const kept = {
  all(): KeptTable[] {
    return read().filter((one) => !one.isPractice);
  },
  get(code: string): KeptTable | undefined {
    return read().find((one) => one.code === code);
  },
  change(code: string, change: (table: KeptTable) => void): void {
    const list = read();
    let table = list.find((one) => one.code === code);
    if (!table) {
      table = { code, game: 'towers', place: 'server', seats: [], seen: 0 };
      list.push(table);
    }
    change(table);
    table.seen = Date.now();
    write(list);
  },
  keepSeat(code: string, seat: Seat, token: string): void {
    kept.change(code, (table) => {
      table.seats = [...table.seats.filter((one) => one.seat !== seat), { seat, token }];
    });
  },
  /** Assigns another seat to a token. When two seats are swapped, both tokens survive in either order. */
  moveSeat(code: string, token: string, seat: Seat): void {
    kept.change(code, (table) => {
      table.seats = table.seats.map((one) => (one.token === token ? { seat, token } : one));
    });
  },
  dropToken(code: string, token: string): void {
    kept.change(code, (table) => {
      table.seats = table.seats.filter((one) => one.token !== token);
      if (table.host === token) delete table.host;
    });
  },
  /** Copies the tokens of a table to its rematch, where they are valid, too, for moved seats. */
  moveOn(code: string, next: string): void {
    const old = kept.get(code);
    if (!old || kept.get(next)) return;
    kept.change(next, (table) => {
      table.game = old.game;
      table.place = old.place;
      table.seats = old.seats;
      if (old.host) table.host = old.host;
      if (old.isQuick) table.isQuick = true;
    });
  },
  forget(code: string): void {
    write(read().filter((one) => one.code !== code));
  },
  /** Calls `changed` when another window changes the list; returns a function that stops it. */
  listen(changed: () => void): () => void {
    const hear = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) changed();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
};
