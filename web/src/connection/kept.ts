// The tables known to this device, and the tokens of their seats. Tokens are stored only here: without its token a seat
// is lost.
import type { Seat, SeatState } from '../generated/messages';

/** On this device, or at the server. */
export type Place = 'here' | 'server';

/** Who has no name is called by the name of the seat. */
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
  /** Of the host of the table. */
  host?: string;
  seats: { seat: Seat; token: string }[];
  /** When it was last looked at, in milliseconds. */
  seen: number;
  isOver?: boolean;
  /** Who played when it was last looked at. */
  players?: Player[];
  /** Who was asked when it was last looked at; at a table of this device nothing happens meanwhile. */
  asked?: { seat: Seat; name: string };
}

const key = 'spires.tables';
// More than the finished games that stay on this device, and the tables that are being played.
const kMost = 80;

function read(): KeptTable[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).map((one) => ({ ...one, place: one.place ?? 'server' })) : [];
  } catch {
    return [];
  }
}

// What lies in storage may be of an older version, or somebody's experiment.
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
    // Full or forbidden: the table is played all the same, only coming back later is lost.
  }
}

export const kept = {
  all(): KeptTable[] {
    return read();
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
  /** The seat that a token opens is another one now. Two that change places both keep theirs, whichever is moved first. */
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
  /** The tokens of a table open its rematch too, where the seats have moved on. */
  moveOn(code: string, next: string): void {
    const old = kept.get(code);
    if (!old || kept.get(next)) return;
    kept.change(next, (table) => {
      table.game = old.game;
      table.place = old.place;
      table.seats = old.seats;
      if (old.host) table.host = old.host;
    });
  },
  forget(code: string): void {
    write(read().filter((one) => one.code !== code));
  },
  /** Tells of what other windows of this browser change, until it is ended. */
  listen(changed: () => void): () => void {
    const hear = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) changed();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
};
