// One table as this page knows it: the messages of the host go in, what the page draws comes out. The only place that
// changes it is `take`.
import { fold } from '../boards/towers/fold';
import { Playback } from '../boards/towers/playback.svelte';
import { append, tell, type LogLine } from '../boards/towers/telling';
import type { ConnectionState, TableConnection } from '../connection/connection';
import type {
  ClientMessage,
  Events,
  HostMessage,
  Legal,
  LegalAction,
  Over,
  Refused,
  Seat,
  Table,
  TowersEvent,
  TowersPreview,
  TowersView,
  Undone,
} from '../generated/messages';
import { randomHex } from '../connection/random';
import { t } from '../texts/texts.svelte';
import { Talk } from './talk.svelte';

type Request = Extract<ClientMessage, { request: string }>;
type WithoutId<M> = M extends unknown ? Omit<M, 'request'> : never;

export class TableStore {
  table = $state.raw<Table>();
  view = $state.raw<TowersView>();
  state = $state<ConnectionState>('connecting');
  readonly talk = new Talk();
  /** Seats that answer on this device. */
  mine = $state.raw<ReadonlySet<Seat>>(new Set());
  lines = $state.raw<LogLine[]>([]);
  spoken = $state('');
  previews = $state.raw<ReadonlyMap<string, TowersPreview>>(new Map());
  clocks = $state.raw<ReadonlyMap<Seat, number>>(new Map());
  over = $state.raw<Over>();
  /** Why the table itself cannot be had. */
  lost = $state.raw<Refused>();
  /** Whether this device holds the token of the host of the table. */
  isHost = $state(false);
  /** Of another game than this page can draw. */
  isForeign = $state(false);
  playback = $state.raw<Playback>();
  /** Decisions of this seat that nothing has followed yet which undo could not take back. */
  steps = $state(0);

  readonly #connection: TableConnection;
  #seq = 0;
  #wanted: Seat | undefined;
  #number = 0;
  #askedNext = -1;
  #legals = $state.raw<ReadonlyMap<Seat, Legal>>(new Map());

  constructor(connection: TableConnection) {
    this.#connection = connection;
    connection.onstate = (state) => (this.state = state);
    connection.onmessage = (message) => this.take(message);
  }

  /** The seat whose eyes the page looks through. */
  get me(): Seat | undefined {
    return this.view?.observer ?? [...this.mine][0];
  }

  /** What that seat may do now. */
  get legal(): LegalAction[] {
    return (this.me && this.#legals.get(this.me)?.actions) || [];
  }

  /** Another person at this device is asked: the screen is handed over before a hand is shown. */
  get handOver(): Seat | undefined {
    const asked = this.view?.asked;
    return asked && asked !== this.me && this.mine.has(asked) ? asked : undefined;
  }

  /** Who has no name is called by the name of the colour. */
  name = (seat: Seat): string => this.table?.seats.find((one) => one.seat === seat)?.name ?? t(`seat-${seat}`);

  take(message: HostMessage): void {
    this.talk.take(message);
    switch (message.type) {
      case 'table':
        this.table = message;
        break;
      case 'seated':
        if (message.seat) this.mine = new Set([...this.mine, message.seat]);
        else this.isHost = true;
        break;
      case 'view':
        if (message.view.game === 'towers') this.#takeView(message.view, message.seq);
        else this.isForeign = true;
        break;
      case 'events':
        this.#takeEvents(message);
        break;
      case 'legal':
        this.#takeLegal(message);
        break;
      case 'previewed':
        this.previews = new Map([...this.previews, [message.action, message.preview as TowersPreview]]);
        break;
      case 'clock':
        this.clocks = new Map([...this.clocks, [message.seat, message.left]]);
        break;
      case 'over':
        this.over = message;
        break;
      case 'refused':
        if (message.code === 'no_such_table' || message.code === 'damaged') this.lost = message;
        this.steps = 0;
        break;
      default:
        break;
    }
  }

  #takeView(view: TowersView, seq: number): void {
    // One connection may hold several seats; the page looks through one pair of eyes at a time.
    if (this.view?.observer && view.observer !== this.view.observer && view.observer !== this.#wanted) return;
    this.#wanted = undefined;
    const isSame = this.view !== undefined && seq === this.#seq && this.playback !== undefined;
    this.view = view;
    this.#seq = seq;
    if (!this.playback) this.playback = new Playback(view);
    // A view of where we are already only adds what folding cannot know.
    else if (isSame) this.playback.feed([], view);
    else this.playback.jump(view);
  }

  #takeEvents(message: Events): void {
    if (!this.view || message.seat !== this.view.observer) return;
    const events = message.events.filter((_, i) => message.first + i > this.#seq) as (TowersEvent | Undone)[];
    const told: string[] = [];
    let view = this.view;
    for (const event of events) {
      const said = tell(view, event, this.name);
      this.lines = append(this.lines, said, event, this.#number++).slice(-200);
      if (!said.quiet || event.type === 'TurnStarted') told.push(said.say());
      if (event.type === 'TurnStarted' || reveals(event)) this.steps = 0;
      if (event.type !== 'Undone') view = fold(view, event);
    }
    this.#seq = message.first + message.events.length - 1;
    this.view = view;
    this.spoken = told.join('. ');
    this.#legals = new Map([...this.#legals].filter(([, one]) => one.seq >= this.#seq));
    this.previews = new Map();
    // What was undone is followed by a view of its own.
    const played = events.filter((event): event is TowersEvent => event.type !== 'Undone');
    this.playback?.feed(played, view);
  }

  #takeLegal(legal: Legal): void {
    if (legal.seq < this.#seq) return;
    this.#legals = new Map([...this.#legals, [legal.seat, legal]]);
    if (legal.seq === this.#askedNext || legal.seat !== this.me) return;
    this.#askedNext = legal.seq;
    // Where the castle would fly follows from the rules: the host is asked once per decision.
    if (this.view && this.view.castle.next === undefined) this.ask({ type: 'sync', ...this.#as() });
  }

  #as(): { seat: Seat } | Record<string, never> {
    return this.me ? { seat: this.me } : {};
  }

  /** Says something to the host of the table under an id of its own. */
  ask(message: WithoutId<Request>): void {
    this.#connection.send({ ...message, request: randomHex(32) } as ClientMessage);
  }

  move(action: string): void {
    if (!this.me) return;
    this.steps += 1;
    this.ask({ type: 'move', seat: this.me, seq: this.#seq, action });
  }

  undo(): void {
    if (this.me) this.ask({ type: 'undo', seat: this.me, seq: this.#seq });
    this.steps = Math.max(0, this.steps - 1);
  }

  /** The person at the screen has changed. */
  takeOver(seat: Seat): void {
    this.#wanted = seat;
    this.steps = 0;
    this.ask({ type: 'sync', seat });
  }

  leave(seat: Seat): void {
    this.mine = new Set([...this.mine].filter((one) => one !== seat));
    this.ask({ type: 'leave', seat });
  }

  wantPreview(action: string): void {
    if (this.me) this.ask({ type: 'preview', seat: this.me, seq: this.#seq, action });
  }
}

// After these undo is not free any more; the button then waits for the next decision.
function reveals(event: TowersEvent | Undone): boolean {
  return event.type === 'DieRolled' || event.type === 'CardDrawn' || event.type === 'SurfaceShown';
}
