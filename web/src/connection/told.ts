// What this device was told first about the chance of a table, and the nonces of its own seats. A record is checked
// against this, never against what a host says after the game. A nonce is stored before its hash is sent, like a token.
import { sha256 } from '@noble/hashes/sha2.js';
import type { Seat, Table } from '../generated/messages';
import { randomHex } from './random';

export interface ToldAttempt {
  commitment: string;
  /** The hashes of all sealed seats when the openings were asked for. */
  hashes?: Partial<Record<Seat, string>>;
  /** The game began with it. */
  began?: boolean;
}
export interface OwnNonce {
  token: string;
  nonce: string;
  /** Set once it is open: it is not used for another attempt. */
  seat?: Seat;
  attempt?: number;
}
export interface Told {
  code: string;
  seen: number;
  /** By the number of the attempt. */
  attempts: Record<string, ToldAttempt>;
  nonces: OwnNonce[];
}

const key = 'spires.told';
const kMost = 80;

function read(): Told[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isTold) : [];
  } catch {
    return [];
  }
}

function isTold(one: unknown): one is Told {
  if (typeof one !== 'object' || one === null) return false;
  const { code, attempts, nonces } = one as Partial<Told>;
  return typeof code === 'string' && typeof attempts === 'object' && Array.isArray(nonces);
}

function write(list: Told[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list.toSorted((a, b) => b.seen - a.seen).slice(0, kMost)));
  } catch {
    // Storage is full or forbidden: the game can be played, but its record is checked by itself only.
  }
}

// Survives where nothing can be stored, until the page is closed.
let memory: Told[] = [];

function change<T>(code: string, changed: (one: Told) => T): T {
  const stored = read();
  const list = [...stored, ...memory.filter((one) => !stored.some((other) => other.code === one.code))];
  let one = list.find((other) => other.code === code);
  if (!one) list.push((one = { code, seen: 0, attempts: {}, nonces: [] }));
  one.seen = Date.now();
  const result = changed(one);
  memory = list;
  write(list);
  return result;
}

/** The hash that seals a nonce: docs/record-format.md. */
export function nonceHash(nonce: string): string {
  const digest = sha256(new TextEncoder().encode(`spires nonce ${nonce}`));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const attemptOf = (table: Table): number => table.attempt ?? 1;

/** What is new in a `table`: nothing, or a commitment other than the first of this attempt. */
export type Heard = 'same' | 'changed';

export const told = {
  get(code: string): Told | undefined {
    return read().find((one) => one.code === code) ?? memory.find((one) => one.code === code);
  },

  /** What was told about the table of a record whose table is not known. */
  find(commitment: string): Told | undefined {
    return read().find((one) => Object.values(one.attempts).some((other) => other.commitment === commitment));
  },

  /** Keeps what a table says the first time. */
  hear(table: Table): Heard {
    const { commitment, status } = table;
    if (!commitment) return 'same';
    const number = attemptOf(table);
    const known = told.get(table.table)?.attempts[number];
    const began = status === 'running';
    const isListed = table.opening === true || began;
    const isNew = !known || (isListed && !known.hashes) || (began && !known.began);
    // After the game it is too late to be told anything.
    if (!isNew || (status !== 'gathering' && !began)) {
      return !known || known.commitment === commitment ? 'same' : 'changed';
    }
    return change(table.table, ({ attempts }) => {
      const one = (attempts[number] ??= { commitment });
      if (isListed) {
        one.hashes ??= Object.fromEntries(table.seats.flatMap(({ seat, hash }) => (hash ? [[seat, hash]] : [])));
      }
      if (began) one.began = true;
      return one.commitment === commitment ? 'same' : 'changed';
    });
  },

  /** The hash of the nonce for the next opening of the seat with this token. */
  seal(code: string, token: string): string {
    return change(code, ({ nonces }) => {
      let one = nonces.find((other) => other.token === token && other.attempt === undefined);
      if (!one) nonces.push((one = { token, nonce: randomHex(64) }));
      return nonceHash(one.nonce);
    });
  },

  /** The nonce behind the hash of an own seat, from now on open; undefined if the hash is not of this device. */
  open(code: string, token: string, seat: Seat, attempt: number, hash: string): string | undefined {
    const found = told.get(code)?.nonces.find((one) => one.token === token && nonceHash(one.nonce) === hash);
    if (!found || (found.attempt ?? attempt) !== attempt) return undefined;
    return change(code, ({ nonces }) => {
      const one = nonces.find((other) => other.nonce === found.nonce);
      if (one) Object.assign(one, { seat, attempt });
      return found.nonce;
    });
  },

  /** Whether this device has opened the nonce of the seat in that attempt. */
  hasOpened(code: string, seat: Seat, attempt: number): boolean {
    return told.get(code)?.nonces.some((one) => one.seat === seat && one.attempt === attempt) ?? false;
  },

  forget(code: string): void {
    memory = memory.filter((one) => one.code !== code);
    write(read().filter((one) => one.code !== code));
  },
};
