// A page, a host with the real engine, and a line between them that breaks where a test says. Another player and a bot
// sit at the same table. The test controls time and randomness, so a break is reproducible.
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { ConnectionState, TableConnection } from '../src/connection/connection';
import { kept } from '../src/connection/kept';
import { LineConnection } from '../src/connection/line-connection';
import type { Game } from '../src/connection/game';
import type { ClientMessage, HostMessage, Seat } from '../src/generated/messages';
import type { Kit } from '../src/games/kit';
import { TableStore } from '../src/table/table.svelte';
import { Engine } from '../src/worker/engine';
import { Host } from '../src/worker/host';
import { Journal, type Book, type Page } from '../src/worker/journal';
import type { FromWorker } from '../src/worker/words';
import { pathOf } from './device-host';
import { MemoryBook } from './memory-book';

/** What breaks: only the line of the page, or the host with all lines. */
export type Break = 'cut' | 'kill';
export interface Plan {
  game: Game;
  /** The page created the table, or joined it by a link. */
  role: 'host' | 'joiner';
  how: Break;
  /** Numbers of the frames to lose, counted in both directions since the last break; the line breaks with each. */
  at: readonly number[];
}

/** The latency of a frame in milliseconds: long enough for a bot to move in the meantime. */
const kWay = 20;
const kStep = kWay;
const kToken = { host: 'h'.repeat(40), other: 'o'.repeat(40) };

const modules = new Map<Game, Promise<WebAssembly.Module>>();
function moduleOf(game: Game): Promise<WebAssembly.Module> {
  const made = modules.get(game) ?? WebAssembly.compile(readFileSync(pathOf(game)));
  modules.set(game, made);
  return made;
}

/** Stored entries survive when the owner is killed; later writes are never stored. */
class Mortal implements Book {
  isDead = false;
  constructor(readonly book: MemoryBook) {}
  read<T>(work: (page: Page) => Promise<T>): Promise<T> {
    return this.book.read(work);
  }
  write<T>(work: (page: Page) => Promise<T>): Promise<T> {
    return this.isDead ? new Promise<T>(() => undefined) : this.book.write(work);
  }
}

/** One lifetime of the host. */
class Life {
  readonly #book: Mortal;
  readonly #host: Host;
  readonly #hears = new Map<number, (message: FromWorker) => void>();
  #lines = 0;

  constructor(game: Game, book: MemoryBook) {
    this.#book = new Mortal(book);
    this.#host = new Host(
      async (calls) => Engine.load(await moduleOf(game), calls),
      new Journal(this.#book, game),
      { tell: () => undefined, onchange: undefined },
      (said) => {
        if (said.type === 'died') throw new Error(said.why);
        if (!this.#book.isDead && 'line' in said) this.#hears.get(said.line)?.(said);
      },
    );
  }
  open(hear: (message: FromWorker) => void): { send(text: string): void; close(): void } {
    const line = ++this.#lines;
    this.#hears.set(line, hear);
    this.#host.take({ type: 'open', line });
    return {
      send: (text) => this.#host.take({ type: 'frame', line, text }),
      close: () => {
        this.#hears.delete(line);
        this.#host.take({ type: 'close', line });
      },
    };
  }
  kill(): void {
    this.#book.isDead = true;
    this.#hears.clear();
  }
}

/** The socket of the page. */
class BrittleSocket extends EventTarget {
  static world: Brittle;
  readyState = 0;
  #line: ReturnType<Life['open']> | undefined;

  constructor() {
    super();
    const { world } = BrittleSocket;
    world.later(() => {
      if (!world.life) return this.break();
      world.socket = this;
      this.#line = world.life.open((said) => world.later(() => this.#hear(said)));
    });
  }
  #hear(said: FromWorker): void {
    if (this.readyState === 3) return;
    if (said.type === 'opened') {
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
    } else if (said.type === 'frame' && BrittleSocket.world.passes('down', said.text)) {
      this.dispatchEvent(new MessageEvent('message', { data: said.text }));
    }
  }
  send(text: string): void {
    const { world } = BrittleSocket;
    world.later(() => {
      if (this.readyState === 1 && world.passes('up', text)) this.#line?.send(text);
    });
  }
  close(): void {
    this.readyState = 3;
    this.#line?.close();
  }
  break(): void {
    this.close();
    this.dispatchEvent(new Event('close'));
  }
}

/** Another player, connected directly to the host: its frames are lost only with the host. */
class Other {
  seat: Seat = 'A';
  legal: { seq: number; actions: { action: string }[] } | undefined;
  #number = 0;
  #line: ReturnType<Life['open']> | undefined;
  #isSeated = false;

  constructor(
    readonly world: Brittle,
    readonly role: 'host' | 'joiner',
  ) {}
  connect(life: Life): void {
    this.legal = undefined;
    this.#line = life.open((said) => {
      if (said.type === 'opened') this.#greet();
      else if (said.type === 'frame') this.#take(JSON.parse(said.text) as HostMessage);
    });
  }
  say(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message));
  }
  #id(): { request: string } {
    return { request: `o${String(++this.#number)}` };
  }
  #greet(): void {
    const { code: table } = this.world;
    this.say({ type: 'hello', protocol: 1 });
    if (this.role === 'host') this.say({ type: 'reclaim', ...this.#id(), table, token: kToken.host });
    if (this.#isSeated) this.say({ type: 'reclaim', ...this.#id(), table, token: kToken.other });
    else this.say({ type: 'join', ...this.#id(), table });
  }
  #take(message: HostMessage): void {
    if (message.type === 'seated' && message.seat) this.#isSeated = true;
    if (message.type === 'events') this.legal = undefined;
    if (message.type === 'legal') {
      this.legal = message;
      this.world.later(() => this.world.isAway || this.act());
    }
    if (message.type !== 'table' || message.status !== 'gathering') return;
    const { seat, world } = this;
    if (!this.#isSeated) this.say({ type: 'sit', ...this.#id(), seat, name: 'Ola', token: kToken.other });
    const isFull = message.seats.every((one) => one.sitter === 'bot' || one.name !== undefined);
    if (this.role === 'host' && isFull && world.moves) this.say({ type: 'start', ...this.#id() });
  }
  act(): void {
    if (!this.legal || !this.world.moves) return;
    const { seq, actions } = this.legal;
    const { action } = actions[(seq * 7) % actions.length] ?? { action: '' };
    this.legal = undefined;
    this.say({ type: 'move', ...this.#id(), seat: this.seat, seq, action });
  }
}

/** Between the page's connection and its store: records requests and answers. */
class Ear implements TableConnection {
  onmessage: ((message: HostMessage) => void) | undefined;
  onstate: ((state: ConnectionState) => void) | undefined;
  readonly asked = new Map<string, ClientMessage>();
  readonly answers = new Map<string, HostMessage[]>();
  /** The last event known to each reader. */
  readonly known = new Map<string, number>();
  /** Events sent to a reader that could not know the ones before. */
  readonly faults: string[] = [];
  readonly #line: TableConnection;

  constructor(line: TableConnection) {
    this.#line = line;
    line.onstate = (state) => this.onstate?.(state);
    line.onmessage = (message) => this.#hear(message);
  }
  #hear(message: HostMessage): void {
    if ('request' in message && message.request !== undefined && this.asked.has(message.request)) {
      this.answers.set(message.request, [...(this.answers.get(message.request) ?? []), message]);
    }
    if (message.type === 'view') this.known.set(message.view.observer ?? '', message.seq);
    if (message.type === 'events') {
      const reader = message.seat ?? '';
      // Events since the last turn come with the view before them.
      const last = message.view ? message.first - 1 : (this.known.get(reader) ?? 0);
      if (message.first > last + 1) this.faults.push(`${reader} knew ${last}, and was told ${message.first}`);
      this.known.set(reader, Math.max(last, message.first + message.events.length - 1));
    }
    this.onmessage?.(message);
  }
  send(message: ClientMessage): void {
    if ('request' in message) this.asked.set(message.request, message);
    this.#line.send(message);
  }
  close(): void {
    this.#line.close();
  }
}

export class Brittle {
  readonly plan: Plan;
  readonly book = new MemoryBook();
  life: Life | undefined;
  socket: BrittleSocket | undefined;
  code = '';
  seat: Seat;
  /** Whether the players make decisions. */
  moves = true;
  /** The line is broken: the other player decides once, then waits until the page is back. */
  isAway = false;
  /** The number of frames since the last break. */
  frames = 0;
  /** The frames sent, for the message of a failed test. */
  readonly log: string[] = [];
  readonly store: TableStore;
  readonly ear: Ear;
  readonly other: Other;
  #breaks = 0;
  #answered: unknown;
  decisions = 0;

  private constructor(plan: Plan, kit: Kit, code: string, book: MemoryBook) {
    this.plan = plan;
    this.code = code;
    this.book = book;
    const seats: readonly [Seat, Seat] = plan.game === 'duel' ? ['K', 'M'] : ['A', 'B'];
    this.seat = plan.role === 'host' ? seats[0] : seats[1];
    this.other = new Other(this, plan.role === 'host' ? 'joiner' : 'host');
    this.other.seat = plan.role === 'host' ? seats[1] : seats[0];
    BrittleSocket.world = this;
    this.start();
    this.ear = new Ear(new LineConnection({ code }));
    this.store = new TableStore(this.ear, kit);
  }

  /** REQUIRES: fake timers, and `seedChance`. */
  static async begin(plan: Plan, kit: Kit): Promise<Brittle> {
    vi.stubGlobal('WebSocket', BrittleSocket);
    const book = new MemoryBook();
    const code = await createdIn(plan, book);
    if (plan.role === 'host') kept.change(code, (table) => (table.host = kToken.host));
    const world = new Brittle(plan, kit, code, book);
    world.store.ask({ type: 'sit', seat: world.seat, name: 'Petr' });
    return world;
  }

  later(task: () => void): void {
    setTimeout(task, kWay);
  }

  start(): void {
    this.life = new Life(this.plan.game, this.book);
    this.other.connect(this.life);
  }

  /** Counts a frame on arrival; false: it is lost, and the line breaks. */
  passes(way: 'up' | 'down', text: string): boolean {
    ++this.frames;
    this.log.push(`${way === 'up' ? '>' : '<'} ${text.slice(0, 110)}`);
    if (this.frames !== this.plan.at[this.#breaks]) {
      if (way === 'up' && /"type":"(reclaim|join)"/.test(text)) this.#expect();
      return true;
    }
    this.#break();
    return false;
  }

  #break(): void {
    ++this.#breaks;
    this.frames = 0;
    this.log.push(`-- ${this.plan.how}`);
    if (this.plan.how === 'kill') {
      this.life?.kill();
      this.life = undefined;
      // Sometimes the host is back before the page reconnects, sometimes the first attempt fails.
      setTimeout(() => this.start(), this.#breaks % 2 === 0 ? 100 : 900);
    }
    this.socket?.break();
    this.isAway = true;
    setTimeout(() => this.other.act(), 200);
  }

  /** While the page reconnects, the other player acts before the page can report what it knows. */
  #expect(): void {
    setTimeout(() => this.other.act(), 1);
    setTimeout(() => (this.isAway = false), 4 * kWay);
    setTimeout(() => this.other.act(), 4 * kWay + 1);
  }

  get isBroken(): boolean {
    return this.#breaks === this.plan.at.length;
  }

  /** Advances the time; players who are asked decide. */
  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= kStep) {
      this.#act();
      await vi.advanceTimersByTimeAsync(kStep);
      // The engine is created asynchronously in real time.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  async until(isDone: () => boolean, milliseconds = 20_000): Promise<boolean> {
    for (let left = milliseconds; left > 0 && !isDone(); left -= kStep) await this.pass(kStep);
    return isDone();
  }

  #act(): void {
    const { store, seat } = this;
    if (!this.moves) return;
    const seats = store.table?.seats ?? [];
    const isFull = seats.length > 0 && seats.every((one) => one.sitter === 'bot' || one.name !== undefined);
    if (store.table?.status === 'gathering') {
      if (this.plan.role === 'host' && isFull && this.#answered !== store.table) {
        this.#answered = store.table;
        store.ask({ type: 'start' });
      }
      return;
    }
    const { legal } = store;
    if (legal.length === 0 || store.view?.asked !== seat || this.#answered === legal) return;
    this.#answered = legal;
    ++this.decisions;
    store.move(legal[(this.decisions * 7) % legal.length]?.action ?? '');
  }

  /** What the host would send to a client that reclaims the page's seat now. */
  async witness(): Promise<{ seq: number; view: unknown; legal: string[] | undefined }> {
    const token = kept.get(this.code)?.seats.find((one) => one.seat === this.seat)?.token ?? '';
    const seen: { seq: number; view: unknown; legal: string[] | undefined } = {
      ...{ seq: -1, view: undefined, legal: undefined },
    };
    const line = this.life?.open((said) => {
      if (said.type !== 'frame') return;
      const message = JSON.parse(said.text) as HostMessage;
      if (message.type === 'view' && message.view.observer)
        Object.assign(seen, { seq: message.seq, view: message.view });
      if (message.type === 'legal') seen.legal = message.actions.map((one) => one.action);
    });
    line?.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    line?.send(JSON.stringify({ type: 'reclaim', request: 'w', table: this.code, token }));
    await this.pass(200);
    line?.close();
    return seen;
  }
  end(): void {
    this.ear.close();
    this.life?.kill();
  }
}

async function createdIn({ game, role }: Plan, book: MemoryBook): Promise<string> {
  const life = new Life(game, book);
  let code = '';
  const line = life.open((said) => {
    if (said.type !== 'frame') return;
    const message = JSON.parse(said.text) as HostMessage;
    if (message.type === 'created') code = message.table;
  });
  line.send(JSON.stringify({ type: 'hello', protocol: 1 }));
  const bot = { sitter: 'bot', level: 'child' } as const;
  const create: ClientMessage = {
    ...{ type: 'create', request: 'c', game, visibility: 'link', token: kToken.host },
    settings: game === 'duel' ? {} : { players: 3 },
    seats: [{ sitter: role === 'host' ? 'person' : 'open' }, { sitter: 'open' }, ...(game === 'duel' ? [] : [bot])],
  };
  line.send(JSON.stringify(create));
  while (!code) {
    await vi.advanceTimersByTimeAsync(kStep);
    await new Promise((resolve) => setImmediate(resolve));
  }
  life.kill();
  return code;
}

/** Makes tokens, seeds and waits the same in every run. */
export function seedChance(): void {
  let word = 1;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    const bytes = new Uint8Array((into as Uint8Array).buffer, (into as Uint8Array).byteOffset, into?.byteLength ?? 0);
    for (let i = 0; i < bytes.length; ++i) {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      bytes[i] = word >>> 24;
    }
    return into;
  });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
}
