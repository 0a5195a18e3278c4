// A page of one seat or of a spectator, with its own connection and store; and the same reader as seen by the host,
// which gets every view whole.
import { pace } from '../../src/film/pace.svelte';
import type { AnyView } from '../../src/boards/any';
import type { Game } from '../../src/connection/game';
import { LineConnection } from '../../src/connection/line-connection';
import type { Kit } from '../../src/games/kit';
import type { Events, HostMessage, Legal, May, Seat } from '../../src/generated/messages';
import { TableStore } from '../../src/table/table.svelte';
import { difference, same } from './same';
import { LawSocket, PlainClient, type LawHost } from './host';

export interface Reader {
  game: Game;
  /** Spelled differently for each reader: they share one device here, and this separates what they store. */
  code: string;
  /** Undefined for a spectator. */
  seat: Seat | undefined;
  token: string;
}

const kTables = 'spires.tables';

/** The host's own view for a reader after every event. */
export class Truth {
  readonly views = new Map<number, AnyView>();
  readonly types = new Map<number, string>();
  last = 0;
  legal: Legal | undefined;
  /** What the seat may do although another is asked. */
  may: May | undefined;
  isOver = false;
  readonly client: PlainClient;

  constructor(
    host: LawHost,
    private readonly seat: Seat | undefined,
  ) {
    this.client = new PlainClient(host);
    this.client.ask({ type: 'use', features: ['views'] });
  }

  /** Processes the messages since the last call. */
  read(): HostMessage[] {
    const heard = this.client.heard.splice(0);
    for (const message of heard) {
      if (message.type === 'view' && message.view.observer === this.seat) this.#keep(message.seq, message.view);
      if (message.type === 'events' && message.seat === this.seat) this.#follow(message);
      if (message.type === 'legal') this.legal = message;
      if (message.type === 'may') this.may = message;
      if (message.type === 'over') this.isOver = true;
    }
    return heard;
  }
  #keep(seq: number, view: AnyView): void {
    this.views.set(seq, view);
    this.last = Math.max(this.last, seq);
  }
  #follow({ first, events, views = [] }: Events): void {
    for (const [i, view] of views.entries()) {
      this.#keep(first + i, view);
      this.types.set(first + i, events[i]?.type ?? '');
    }
  }
}

export class LawPage {
  store: TableStore;
  /** The number of whole views that the host had to send. */
  viewsTaken = 0;
  readonly refused: string[] = [];
  #connection: LineConnection;
  #seq = 0;
  /** The events to be played, and the board at the start of each. */
  #played: number[] = [];
  #begun: AnyView[] = [];
  #isHooked = false;
  #checked = 0;

  constructor(
    readonly host: LawHost,
    readonly kit: Kit,
    readonly reader: Reader,
  ) {
    this.#keepTokens();
    this.#connection = new LineConnection({ code: reader.code });
    // Every event is played at once, so that the boards between can be compared.
    pace.choose('instant');
    this.store = new TableStore(this.#connection, kit);
    this.store.listeners.add((message) => this.#note(message));
    host.settle();
    this.#hook();
  }

  #keepTokens(): void {
    const { code, game, seat, token } = this.reader;
    const table = { code, game, place: 'server', seats: seat ? [{ seat, token }] : [], seen: 1 };
    const others = (JSON.parse(localStorage.getItem(kTables) ?? '[]') as { code: string }[]).filter(
      (one) => one.code !== code,
    );
    localStorage.setItem(kTables, JSON.stringify([...others, table]));
  }

  get #socket(): LawSocket | undefined {
    return [...LawSocket.open].find((one) => one.code === this.reader.code);
  }
  get isConnected(): boolean {
    return this.#socket !== undefined;
  }
  cut(): void {
    this.#socket?.close();
  }
  close(): void {
    this.#connection.close();
    this.cut();
  }

  #note(message: HostMessage): void {
    if (message.type === 'refused') this.refused.push(message.code);
    if (message.type === 'view' && message.view.observer === this.reader.seat) {
      this.viewsTaken += 1;
      this.#seq = message.seq;
    }
    if (message.type !== 'events' || message.seat !== this.reader.seat) return;
    if (message.view) {
      // From before this page came: it is not played.
      this.viewsTaken += 1;
      this.#seq = message.first + message.events.length - 1;
      return;
    }
    for (const [i, event] of message.events.entries()) {
      const number = message.first + i;
      if (number > this.#seq && event.type !== 'Undone') this.#played.push(number);
    }
    this.#seq = message.first + message.events.length - 1;
  }
  #hook(): void {
    const { playback } = this.store;
    if (!playback || this.#isHooked) return;
    this.#isHooked = true;
    playback.speed = 0;
    playback.onshow = (_, when) => {
      if (when === 'begins') this.#begun.push(playback.shown);
    };
    this.#played = [];
  }

  /** The first difference between this page and the host. */
  fault(truth: Truth): string | undefined {
    const { store } = this;
    const { reel, playback } = store;
    if (!reel || !playback) return truth.last > 0 ? 'nothing is shown' : undefined;
    this.#hook();
    const differs = (view: AnyView | undefined, seq: number, where: string): string | undefined => {
      const told = truth.views.get(seq);
      if (!told || same(view, told)) return undefined;
      return `${where} after event ${seq} (${truth.types.get(seq)}): ${difference(view, told)}`;
    };
    const boards = this.#begun.splice(0);
    const played = this.#played.splice(0);
    if (boards.length !== played.length) return `${boards.length} events were played of ${played.length}`;
    for (const [i, number] of played.entries()) {
      const found = differs(boards[i], number - 1, 'played');
      if (found) return found;
    }
    for (let seq = Math.max(reel.reach, this.#checked + 1); seq <= reel.last; ++seq) {
      const found = differs(reel.at(seq), seq, 'the past');
      if (found) return found;
    }
    this.#checked = reel.last;
    if (reel.last !== truth.last) return `knows event ${reel.last} of ${truth.last}`;
    return differs(store.view, truth.last, 'the view') ?? differs(playback.shown, truth.last, 'the board');
  }
}
