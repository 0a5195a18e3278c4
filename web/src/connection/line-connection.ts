// A table on the other end of a line, on the server or on this device. The line may break at any moment. The connection
// then reclaims the seats with their tokens and last known events, so that the host sends what was missed, and repeats
// unanswered requests under the same ids. The page only sees a delay.
import { kProtocol, type ClientMessage, type Feature, type HostMessage, type Seat } from '../generated/messages';
import { afterPaint } from './after-paint';
import type { ConnectionState, TableConnection } from './connection';
import { deviceOf } from './device';
import { kept } from './kept';
import { openSocket, type Line, type OpenLine } from './line';
import { randomHex } from './random';
import { Sealing } from './sealing';

type Request = Extract<ClientMessage, { request: string }>;

export interface LineOptions {
  code: string;
  language?: string;
  /** Joins as a spectator and opens no seat. */
  onlyLooks?: boolean;
}

const kFirstWait = 500;
const kLongestWait = 15_000;
/** The maximum wait while the page is visible, to reconnect soon after the server is back. */
const kLongestLook = 3_000;
const kSlowDown = 1_200;
// Temporary refusals: the host can open the seat a moment later.
const kNotNow: ReadonlySet<string> = new Set(['too_fast', 'restarting', 'full', 'not_stored', 'unknown', 'stale']);
// Not repeated after a reconnect; the caller asks again if it still needs the answer.
const kPassing: ReadonlySet<string> = new Set(['preview', 'hint']);
/** Features that the page uses if the host offers them; a host of version 1.0 offers none. */
const kWanted: readonly Feature[] = ['patches', 'permissions', 'since', 'recent', 'sealing', 'spectators'];
const kUse = 'use';

/** A code does not say where its table is. Tables that are not stored on this device are on the server. */
function lineTo(code: string): OpenLine {
  const table = kept.get(code);
  return table?.place === 'here' ? (end) => deviceOf(table.game).openLine(end) : openSocket;
}

export class LineConnection implements TableConnection {
  onstate: ((state: ConnectionState) => void) | undefined;
  #listen: ((message: HostMessage) => void) | undefined;
  /** Messages that arrived before there was a listener. */
  #early: HostMessage[] = [];
  readonly #code: string;
  readonly #options: LineOptions;
  #line: Line | undefined;
  /** Changes with every line, so that nothing is taken from one that was given up. */
  #number = 0;
  #wait = kFirstWait;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReady = false;
  #isClosed = false;
  /** In the order of creation; sent once the seats are open. */
  readonly #unanswered = new Map<string, Request>();
  /** Reclaims and the join that wait for an answer on this line. */
  readonly #opening = new Map<string, { token: string; seat?: Seat | undefined }>();
  /** The last event known to each reader here; '' is the spectator. */
  readonly #known = new Map<string, number>();
  readonly #seats = new Set<Seat>();
  #features: ReadonlySet<Feature> = new Set();
  readonly #sealing: Sealing;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#code = options.code;
    this.#sealing = new Sealing(options.code, {
      send: (message) => this.#write(message),
      tell: (message) => this.#tell(message),
    });
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  get onmessage(): ((message: HostMessage) => void) | undefined {
    return this.#listen;
  }
  set onmessage(listen: ((message: HostMessage) => void) | undefined) {
    this.#listen = listen;
    if (!listen) return;
    for (const message of this.#early.splice(0)) listen(message);
  }

  send(message: ClientMessage): void {
    if (!('request' in message)) return;
    const request = this.#complete(message);
    this.#unanswered.set(request.request, request);
    if (this.#isReady) this.#write(request);
  }

  close(): void {
    this.#isClosed = true;
    ++this.#number;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#line?.close();
    this.#line = undefined;
    this.onstate?.('closed');
  }

  // The token is generated and stored here before it is sent, so that a lost answer does not lose the seat.
  #complete(message: Request): Request {
    if (message.type !== 'sit') return message;
    const token = message.token ?? randomHex();
    kept.keepSeat(this.#code, message.seat, token);
    return { ...message, token };
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.onstate?.('connecting');
    const { language } = this.#options;
    const number = ++this.#number;
    const later = (work: () => void): void => afterPaint(() => number === this.#number && work());
    this.#line = lineTo(this.#code)({
      onopen: () => this.#write({ type: 'hello', protocol: kProtocol, ...(language ? { language } : {}) }),
      onframe: (frame) => later(() => this.#take(JSON.parse(frame) as HostMessage)),
      onclose: () => later(() => this.#lost()),
    });
  }

  #lost(): void {
    ++this.#number;
    this.#line = undefined;
    this.#isReady = false;
    this.#opening.clear();
    this.#sealing.lost();
    for (const [id, one] of this.#unanswered) if (kPassing.has(one.type)) this.#unanswered.delete(id);
    if (this.#isClosed) return;
    this.onstate?.('connecting');
    // Random jitter keeps clients from reconnecting at the same moment.
    const longest = document.visibilityState === 'hidden' ? kLongestWait : kLongestLook;
    const wait = Math.min(this.#wait, longest) * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, kLongestWait);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** Reconnects at once when the page becomes visible or the network is back. */
  readonly #hurry = (): void => {
    if (this.#timer === undefined || this.#isClosed || document.visibilityState === 'hidden') return;
    this.#wait = kFirstWait;
    this.#connect();
  };

  #write(message: ClientMessage): void {
    const isBare = message.type === 'sit' && !message.nonce && !message.hash;
    this.#line?.send(JSON.stringify(isBare ? { ...message, ...this.#sealing.part(message.token ?? '') } : message));
  }

  #take(message: HostMessage): void {
    if (message.type === 'welcome') this.#open(new Set(message.features));
    if (message.type === 'refused' && message.code === 'too_fast' && !message.request) this.#slowDown();
    if ('request' in message && message.request !== undefined) {
      if (message.request === kUse || this.#sealing.takes(message)) return;
      if (this.#opening.has(message.request)) this.#opened(message.request, message);
      else this.#answered(message.request, message);
    }
    if (message.type === 'seated' && message.seat) this.#seats.add(message.seat);
    this.#note(message);
    this.#tell(message.type === 'notice' ? this.#sealing.judge(message) : message);
    // After the page has heard of its seats.
    if (message.type === 'table') this.#sealing.hear(message, this.#seats);
    // Only `join` is answered with the table.
    if (message.type === 'table' && this.#opening.has('join')) this.#opened('join', message);
  }

  #tell(message: HostMessage): void {
    if (this.#listen) this.#listen(message);
    else this.#early.push(message);
  }

  #note(message: HostMessage): void {
    if (message.type === 'view') this.#known.set(message.view.observer ?? '', message.seq);
    if (message.type === 'events') {
      this.#known.set(message.seat ?? '', message.first + message.events.length - 1);
    }
  }

  /** The last event of a reader, so that a host with this feature sends the missing events instead of a view. */
  #since(reader: string): { since?: number } {
    const since = this.#features.has('since') ? this.#known.get(reader) : undefined;
    return since === undefined ? {} : { since };
  }

  #open(features: ReadonlySet<Feature>): void {
    this.#features = features;
    this.#sealing.isKnown = features.has('sealing');
    const wanted = kWanted.filter((one) => features.has(one));
    if (wanted.length > 0) this.#write({ type: 'use', request: kUse, features: wanted });
    const table = this.#options.onlyLooks ? undefined : kept.get(this.#code);
    const tokens: { token: string; seat?: Seat | undefined }[] = [...(table?.seats ?? [])];
    // A player with a seat is served as that seat, so the host token comes last.
    if (table?.host) tokens.push({ token: table.host });
    // A seat whose `sit` request is pending is opened by that request.
    const taking = new Set([...this.#unanswered.values()].flatMap((one) => (one.type === 'sit' ? [one.token] : [])));
    for (const one of tokens) {
      if (taking.has(one.token)) continue;
      const request = randomHex(16);
      this.#opening.set(request, one);
      const reclaim = { type: 'reclaim', request, table: this.#code, token: one.token } as const;
      // The token of the host alone opens no seat.
      this.#write({ ...reclaim, ...(one.seat ? this.#sealing.part(one.token) : {}), ...this.#since(one.seat ?? '') });
    }
    if (this.#opening.size === 0) this.#join();
  }

  #join(): void {
    this.#opening.set('join', { token: '' });
    this.#write({ type: 'join', request: 'join', table: this.#code, ...this.#since('') });
  }

  #opened(request: string, answer: HostMessage): void {
    if (answer.type === 'refused' && kNotNow.has(answer.code)) return this.#hangUp();
    const asked = this.#opening.get(request);
    this.#opening.delete(request);
    // The table or the token is gone; it is not tried again.
    if (answer.type === 'refused' && asked?.token && answer.code === 'bad_token') {
      kept.dropToken(this.#code, asked.token);
    }
    if (answer.type === 'seated' && answer.seat && asked && answer.seat !== asked.seat) {
      // At a rematch the seats have changed.
      kept.moveSeat(this.#code, asked.token, answer.seat);
    }
    if (answer.type === 'refused' && request !== 'join' && this.#opening.size === 0 && this.#seats.size === 0) {
      this.#join();
      return;
    }
    if (this.#opening.size === 0) this.#ready();
  }

  #ready(): void {
    this.#isReady = true;
    this.#wait = kFirstWait;
    this.onstate?.('open');
    for (const request of this.#unanswered.values()) this.#write(request);
  }

  #answered(id: string, answer: HostMessage): void {
    const request = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    if (!request || request.type !== 'sit' || answer.type !== 'refused') return;
    if (request.token) kept.dropToken(this.#code, request.token);
  }

  /** Drops the line and retries everything later. */
  #hangUp(): void {
    this.#line?.close();
    this.#lost();
  }

  // The host did not read the frame that came too fast and cannot say which it was; it may have been one that opens a
  // seat.
  #slowDown(): void {
    if (!this.#isReady) return this.#hangUp();
    this.#sealing.again();
    setTimeout(() => {
      if (this.#isReady) for (const request of this.#unanswered.values()) this.#write(request);
    }, kSlowDown);
  }
}
