// The part of this device in the chance of a table: seals a nonce for every seat here, and opens it when the table asks
// for that and has kept to what it showed first. The page only hears of it when something is wrong.
import type { ClientMessage, HostMessage, Notice, Seat, Table } from '../generated/messages';
import { kept } from './kept';
import { randomHex } from './random';
import { attemptOf, told } from './told';

/** Sends a message on the line, or tells the page one. */
interface Line {
  send(message: ClientMessage): void;
  tell(message: HostMessage): void;
}

const kAgain = 1_200;
/** The host may not have stored it. */
const kAgainIf: ReadonlySet<string> = new Set(['not_stored', 'unknown']);

export class Sealing {
  readonly #code: string;
  readonly #line: Line;
  /** Whether the host knows sealed nonces; set when it greets. */
  isKnown = false;
  #table: Table | undefined;
  #seats: ReadonlySet<Seat> = new Set();
  /** Requests on this line, by type, attempt and seat. */
  readonly #sent = new Map<string, string>();
  #isWarned = false;

  constructor(code: string, line: Line) {
    this.#code = code;
    this.#line = line;
  }

  /** For `sit` and `reclaim`: a sealed nonce, or one in the clear for a host of version 1.0. */
  part(token: string): { hash: string } | { nonce: string } {
    return this.isKnown ? { hash: told.seal(this.#code, token) } : { nonce: randomHex(32) };
  }

  /** Keeps what the table says first, and sends what its seats here owe. */
  hear(table: Table, seats: ReadonlySet<Seat>): void {
    this.#table = table;
    this.#seats = seats;
    if (told.hear(table) === 'changed') return this.#warn();
    if (table.status !== 'gathering' || !this.isKnown) return;
    for (const { seat, token } of kept.get(this.#code)?.seats ?? []) {
      if (!seats.has(seat)) continue;
      const hash = table.seats.find((one) => one.seat === seat)?.hash;
      if (table.opening && hash) this.#open(table, seat, token, hash);
      else if (!table.opening && !hash) this.#once('seal', table, seat, { hash: told.seal(this.#code, token) });
    }
  }

  #open(table: Table, seat: Seat, token: string, hash: string): void {
    const nonce = told.open(this.#code, token, seat, attemptOf(table), hash);
    if (nonce) this.#once('open', table, seat, { nonce });
    // The table shows another hash at this seat than the one that was sent.
    else this.#warn();
  }

  #once(type: 'seal' | 'open', table: Table, seat: Seat, part: { hash: string } | { nonce: string }): void {
    const attempt = attemptOf(table);
    const what = `${type} ${attempt} ${seat}`;
    if (this.#sent.has(what)) return;
    const request = randomHex(32);
    this.#sent.set(what, request);
    this.#line.send({ type, request, seat, attempt, ...part } as ClientMessage);
  }

  /** Whether this answers one of its own requests. A host that could not store it is asked again. */
  takes(message: HostMessage): boolean {
    if (!('request' in message)) return false;
    const found = [...this.#sent].find(([, request]) => request === message.request);
    if (!found) return false;
    if (message.type === 'refused' && kAgainIf.has(message.code)) this.again();
    return true;
  }

  /** Something was not read or not stored: sends everything again in a moment. */
  again(): void {
    setTimeout(() => {
      this.#sent.clear();
      if (this.#table) this.hear(this.#table, this.#seats);
    }, kAgain);
  }

  /** The line is gone; the next one starts from its own `table`. */
  lost(): void {
    this.#sent.clear();
    this.#table = undefined;
  }

  /** Says once that the table does not keep to what it showed; nothing is opened then. */
  #warn(): void {
    if (!this.#isWarned) this.#line.tell({ type: 'notice', key: 'notice.seal-changed', params: {} });
    this.#isWarned = true;
  }

  /** A failed start that blames a seat whose nonce this device has opened gets another sentence. */
  judge(notice: Notice): Notice {
    const seat = notice.params['seat'] as Seat | undefined;
    const isFailed = notice.key === 'notice.start-failed' && seat !== undefined && this.#table !== undefined;
    if (!isFailed || !told.hasOpened(this.#code, seat, attemptOf(this.#table as Table))) return notice;
    return { ...notice, key: 'notice.start-dropped' };
  }
}
