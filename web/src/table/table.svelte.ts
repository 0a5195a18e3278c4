// One table as this page knows it: the messages of the host go in, what the page draws comes out. The only place that
// changes it is `take`.
import { fold } from '../boards/towers/fold';
import { Playback } from '../boards/towers/playback.svelte';
import { append, tell, type LogLine } from '../boards/towers/telling';
import type { TableConnection } from '../connection/connection';
import type {
  ClientMessage,
  Events,
  HostMessage,
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
import { t } from '../texts/texts.svelte';

type Request = Extract<ClientMessage, { request: string }>;
type WithoutId<M> = M extends unknown ? Omit<M, 'request'> : never;

export class TableStore {
  table = $state.raw<Table>();
  view = $state.raw<TowersView>();
  legal = $state.raw<LegalAction[]>([]);
  /** Seats that answer on this device. */
  mine = $state.raw<ReadonlySet<Seat>>(new Set());
  lines = $state.raw<LogLine[]>([]);
  spoken = $state('');
  previews = $state.raw<ReadonlyMap<string, TowersPreview>>(new Map());
  clocks = $state.raw<ReadonlyMap<Seat, number>>(new Map());
  over = $state.raw<Over>();
  refused = $state.raw<Refused>();
  playback = $state.raw<Playback>();
  /** Decisions of this seat that nothing has followed yet which undo could not take back. */
  steps = $state(0);

  readonly #connection: TableConnection;
  #seq = 0;
  #number = 0;
  #legalSeq = -1;

  constructor(connection: TableConnection) {
    this.#connection = connection;
    connection.onmessage = (message) => this.take(message);
  }

  /** The seat whose view is shown: the one that is asked, if it sits here. */
  get me(): Seat | undefined {
    const asked = this.view?.asked;
    if (asked && this.mine.has(asked)) return asked;
    return this.view?.observer ?? [...this.mine][0];
  }

  /** Who has no name is called by the name of the colour. */
  name = (seat: Seat): string => this.table?.seats.find((one) => one.seat === seat)?.name ?? t(`seat-${seat}`);

  take(message: HostMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message;
        break;
      case 'seated':
        if (message.seat) this.mine = new Set([...this.mine, message.seat]);
        break;
      case 'view':
        if (message.view.game === 'towers') this.#takeView(message.view, message.seq);
        break;
      case 'events':
        this.#takeEvents(message);
        break;
      case 'legal':
        this.#takeLegal(message.actions, message.seq);
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
        this.refused = message;
        break;
      default:
        break;
    }
  }

  #takeView(view: TowersView, seq: number): void {
    const isSame = this.view !== undefined && seq === this.#seq && this.playback !== undefined;
    this.view = view;
    this.#seq = seq;
    if (!this.playback) this.playback = new Playback(view);
    // A view of where we are already only adds what folding cannot know.
    else if (isSame) this.playback.feed([], view);
    else this.playback.jump(view);
  }

  #takeEvents(message: Events): void {
    if (!this.view || (message.seat && message.seat !== this.view.observer)) return;
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
    this.legal = [];
    this.previews = new Map();
    // What was undone is followed by a view of its own.
    const played = events.filter((event): event is TowersEvent => event.type !== 'Undone');
    this.playback?.feed(played, view);
  }

  #takeLegal(actions: LegalAction[], seq: number): void {
    if (seq < this.#seq) return;
    this.legal = actions;
    if (seq === this.#legalSeq) return;
    this.#legalSeq = seq;
    // Where the castle would fly follows from the rules: the host is asked once per decision.
    if (this.view && this.view.castle.next === undefined) this.#ask({ type: 'sync', ...this.#as() });
  }

  #as(): { seat: Seat } | Record<string, never> {
    return this.me ? { seat: this.me } : {};
  }

  #ask(message: WithoutId<Request>): void {
    this.#connection.send({ ...message, request: crypto.randomUUID() } as ClientMessage);
  }

  move(action: string): void {
    if (!this.me) return;
    this.refused = undefined;
    this.steps += 1;
    this.#ask({ type: 'move', seat: this.me, seq: this.#seq, action });
  }

  undo(): void {
    if (this.me) this.#ask({ type: 'undo', seat: this.me, seq: this.#seq });
    this.steps = Math.max(0, this.steps - 1);
  }

  wantPreview(action: string): void {
    if (this.me) this.#ask({ type: 'preview', seat: this.me, seq: this.#seq, action });
  }
}

// After these undo is not free any more; the button then waits for the next decision.
function reveals(event: TowersEvent | Undone): boolean {
  return event.type === 'DieRolled' || event.type === 'CardDrawn' || event.type === 'SurfaceShown';
}
