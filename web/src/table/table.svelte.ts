// The state of one table in this page, driven by the messages of the host: `take` applies them.
import { tick } from 'svelte';
import type { AnyPlayback, AnyPreview, AnyView } from '../boards/any';
import type { LogLine } from '../boards/log';
import type { ConnectionState, TableConnection } from '../connection/connection';
import { gameOf } from '../connection/game';
import type {
  ClientMessage,
  Events,
  Feature,
  HintRight,
  HostMessage,
  Legal,
  LegalAction,
  May,
  Over,
  PassUntil,
  Permissions,
  Refused,
  Seat,
  Spectator,
  Table,
  UndoRight,
} from '../generated/messages';
import type { Kit } from '../games/kit';
import { Film } from '../film/film.svelte';
import { fetchKit } from '../games/kits';
import { randomHex } from '../connection/random';
import { update } from '../install/update.svelte';
import { furthestBack, Reel } from '../replay/reel.svelte';
import { t } from '../texts/texts.svelte';
import { Clocks } from './clocks.svelte';
import { Hints } from './hints.svelte';
import { patched } from './patch';
import { Talk } from './talk.svelte';
import { kindOf, othersOf, type Undoing } from './undoing';
import { Why } from './why.svelte';

type Request = Extract<ClientMessage, { request: string }>;
type WithoutId<M> = M extends unknown ? Omit<M, 'request'> : never;

/** Refusals after which this page has no table. */
const kLosing: ReadonlySet<string> = new Set(['no_such_table', 'damaged', 'removed']);

/** The maximum number of lines in a log. */
export const kMostLines = 300;

export class TableStore {
  table = $state.raw<Table>();
  view = $state.raw<AnyView>();
  /** The kit of the game. */
  kit = $state.raw<Kit>();
  /** The kit could not be loaded: the network is down, or the server has a newer page. */
  lacksKit = $state(false);
  state = $state<ConnectionState>('connecting');
  readonly talk = new Talk();
  readonly clocks = new Clocks();
  readonly why = new Why();
  readonly hints = new Hints();
  /** Further listeners to the host's messages, such as the guide of a first game. */
  readonly listeners = new Set<(message: HostMessage) => void>();
  /** Seats that answer on this device. */
  mine = $state.raw<ReadonlySet<Seat>>(new Set());
  previews = $state.raw<ReadonlyMap<string, AnyPreview>>(new Map());
  over = $state.raw<Over>();
  /** The record of the whole game, once it is over and was requested. */
  record = $state.raw<string>();
  /** Why the table is unavailable. */
  lost = $state.raw<Refused>();
  /** Whether this device has the host token of the table. */
  isHost = $state(false);
  playback = $state.raw<AnyPlayback>();
  /** Seats that resigned on this page. */
  resigned = $state.raw<ReadonlySet<Seat>>(new Set());
  /** Who watches, for a player or the host of the table. */
  spectators = $state.raw<readonly Spectator[]>([]);
  /** The number of decisions of the person at this page, minus undos. */
  decisions = $state(0);
  /** The last action sent from this page, unless it was refused or undone. */
  #sent = $state.raw<{ request: string; seat: Seat; action: string; turn: number | undefined }>();

  /** Shows the events of the reel on the playback. */
  readonly film = new Film({
    reel: () => this.reel,
    playback: () => this.playback,
    isOwn: (seat) => this.mine.has(seat),
    isWatching: () => this.mine.size === 0,
    name: (seat) => this.name(seat),
  });

  readonly #connection: TableConnection;
  /** Messages received while something was loading. */
  #waiting: HostMessage[] | undefined;
  /** Completes the messages of a host of version 1.0; loaded once there is one. */
  #complete: ((message: HostMessage) => HostMessage | undefined) | undefined;
  #seq = 0;
  #features = $state.raw<ReadonlySet<Feature>>(new Set());
  #wanted: Seat | undefined;
  /** When the state of the table came, for the times in it. */
  tableAt = 0;
  /** The page was opened during a game, and it is not yet known who is in front of it. */
  #isReopened = $state(false);
  #legals = $state.raw<ReadonlyMap<Seat, Legal>>(new Map());
  /** What each seat here may do besides deciding, as sent by the host. */
  #permissions = $state.raw<ReadonlyMap<Seat, Permissions>>(new Map());
  #mays = $state.raw<ReadonlyMap<Seat, May>>(new Map());
  /** What each seat here received; '' is the spectator. */
  #reels = $state.raw<ReadonlyMap<string, Reel>>(new Map());

  /** Without a kit, it is loaded as soon as the host names the game. */
  constructor(connection: TableConnection, kit?: Kit) {
    this.#connection = connection;
    this.kit = kit;
    connection.onstate = (state) => (this.state = state);
    connection.onmessage = (message) => this.#receive(message);
  }

  /** The seat whose view the page shows. */
  get me(): Seat | undefined {
    return this.view?.observer ?? [...this.mine][0];
  }

  /** The legal actions of that seat. */
  get legal(): LegalAction[] {
    return (this.me && this.#legals.get(this.me)?.actions) || [];
  }

  /** Actions that the seat may take although another seat is asked. */
  get may(): LegalAction[] {
    return (this.me && this.#mays.get(this.me)?.actions) || [];
  }

  /** The reel of the current view's observer. */
  get reel(): Reel | undefined {
    return this.#reels.get(this.view?.observer ?? '');
  }

  /** Replaces that reel, after a reload or with the whole game after its end. */
  retell(reel: Reel): void {
    this.#reels = new Map([...this.#reels, [this.view?.observer ?? '', reel]]);
  }

  get lines(): LogLine[] {
    return this.reel?.lines ?? [];
  }

  /** The seat of another person at this device who is asked; the screen is handed over before a hand is shown. */
  get handOver(): Seat | undefined {
    const asked = this.view?.asked;
    if (!asked || !this.mine.has(asked)) return undefined;
    return asked !== this.me || (this.#isReopened && this.mine.size > 1) ? asked : undefined;
  }

  get #permitted(): Permissions | undefined {
    return this.me && this.#permissions.get(this.me);
  }

  /** Whether the last decision can be undone. With a host that does not say so, the page tries. */
  get undoRight(): UndoRight {
    return this.#permitted?.undo.right ?? (this.decisions > 0 ? 'consent' : 'impossible');
  }

  /** Whether the seat may ask a bot for hints: freely, by agreement, or not. */
  get hintRight(): HintRight {
    return this.#permitted?.hints ?? 'agreed';
  }

  /** Whether this seat is asked during other players' turns, so that a standing pass is useful. */
  get mayPass(): boolean {
    return this.#permitted?.passes ?? false;
  }

  get offersHint(): boolean {
    return this.hintRight !== 'off' && this.legal.length > 0;
  }

  /** Whether the seat at this page has agreed to hints for all players. */
  get allowsHints(): boolean {
    return this.table?.seats.find((one) => one.seat === this.me)?.hints ?? false;
  }

  /** What undo would take back. Undefined: the host does not say. */
  get undone(): Undoing | undefined {
    const all = this.#permitted?.undo.decisions;
    if (!all || all.length === 0 || !this.me) return undefined;
    const sitter = this.table?.seats.find((one) => one.seat === this.me);
    // A standing pass decides for the seat without this page.
    const sent = this.#sent?.seat === this.me && !sitter?.passes ? this.#sent : undefined;
    return {
      ...{ seat: this.me, decisions: all, last: sent ? kindOf(sent.action) : 'decision' },
      isSameTurn: sent?.turn !== undefined && sent.turn === this.#turnOf(this.me),
    };
  }

  /** The first event of the seat's turn; undefined while it is not the seat's turn. */
  #turnOf(seat: Seat): number | undefined {
    const turn = this.reel?.turns.at(-1);
    return turn?.seat === seat && turn.ends === undefined ? turn.begins : undefined;
  }

  /** Whether the host lets everyone keep the seat in a rematch. */
  get knowsTurned(): boolean {
    return this.#features.has('stand_in');
  }

  /** A bot plays for an absent player now, or everyone waits once more as long. */
  standIn(seat: Seat, now: boolean): void {
    if (this.#features.has('stand_in')) this.ask({ type: 'stand_in', seat, now });
    else if (now) this.ask({ type: 'remove_seat', seat, level: 'apprentice' });
  }

  /** Whether the host lets the others vote on a bot for a silent player. */
  get knowsSilence(): boolean {
    return this.#features.has('silence');
  }

  /** Wants a bot to play for a silent player, or to wait; the silent player says: I am here. */
  voteOn(silent: Seat, agree: boolean): void {
    const voters = this.mine.has(silent) ? [silent] : [...this.mine];
    for (const seat of voters) this.ask({ type: 'silence_vote', seat, silent, agree });
  }

  /** The host is of version 1.0: of the boards between two views nothing is known. */
  get isOld(): boolean {
    return this.#complete !== undefined;
  }

  get canUndo(): boolean {
    return this.undoRight === 'free';
  }

  /** A player without a name is called by the name of the colour. */
  name = (seat: Seat): string => this.table?.seats.find((one) => one.seat === seat)?.name ?? t(`seat-${seat}`);

  #receive(message: HostMessage): void {
    if (this.#waiting) this.#waiting.push(message);
    else void this.#fetch(this.#hear(message));
  }

  /** Takes a message. Returns what has to be loaded before the next one, if anything. */
  #hear(message: HostMessage): (() => Promise<unknown>) | undefined {
    const whole = this.#complete ? this.#complete(message) : message;
    if (whole) this.take(whole);
    if (message.type === 'table' && !this.kit) return async () => (this.kit = await fetchKit(gameOf(message.game)));
    if (message.type !== 'welcome' || message.features || this.#complete) return undefined;
    return async () => (this.#complete = (await import('../games/old-host')).completing());
  }

  /** Loads something, then hears the messages that came meanwhile, in order. */
  async #fetch(load: (() => Promise<unknown>) | undefined): Promise<void> {
    if (!load) return;
    const waiting: HostMessage[] = (this.#waiting = []);
    do {
      try {
        await load?.();
      } catch {
        this.lacksKit = true;
        return;
      }
      // One at a time, so that the page can react to each before the next.
      await tick();
      const one = waiting.shift();
      load = one && this.#hear(one);
    } while (load || waiting.length > 0);
    this.#waiting = undefined;
  }

  take(message: HostMessage): void {
    if (this.why.take(message) || this.hints.take(message)) return;
    for (const listen of this.listeners) listen(message);
    this.talk.take(message);
    switch (message.type) {
      case 'welcome':
        this.#features = new Set(message.features);
        break;
      case 'table':
        if (!this.table) this.#isReopened = message.status === 'running';
        this.table = message;
        this.tableAt = performance.now();
        break;
      case 'seated':
        if (message.seat) this.mine = new Set([...this.mine, message.seat]);
        else this.isHost = true;
        break;
      case 'view':
        if (this.kit?.game === message.view.game) this.#takeView(this.kit, message.view, message.seq);
        break;
      case 'spectators':
        this.spectators = message.spectators;
        break;
      case 'exported':
        this.record = message.record;
        break;
      case 'events':
        if (this.kit && message.view) this.#takeRecent(this.kit, message, message.view);
        else if (this.kit) this.#takeEvents(message);
        break;
      case 'legal':
        if (message.seq >= this.#seq) this.#legals = new Map([...this.#legals, [message.seat, message]]);
        break;
      case 'permissions':
        this.#permissions = new Map([...this.#permissions, [message.seat, message]]);
        break;
      case 'may':
        if (message.seq >= this.#seq) this.#mays = new Map([...this.#mays, [message.seat, message]]);
        break;
      case 'previewed':
        this.previews = new Map([...this.previews, [message.action, message.preview]]);
        break;
      case 'clock':
        this.clocks.take(message);
        break;
      case 'over':
        this.over = message;
        this.clocks.stop();
        break;
      case 'refused':
        if (kLosing.has(message.code)) this.lost = message;
        if (message.request === this.#sent?.request) this.#sent = undefined;
        break;
      default:
        break;
    }
  }

  #takeView(kit: Kit, view: AnyView, seq: number): void {
    const reader = view.observer ?? '';
    const reel = this.#reels.get(reader);
    if (reel) reel.show(view, seq);
    // The last events are needed for the result; the record brings their boards.
    if (this.isOld && view.asked) reel?.forgetBefore(seq);
    if (!reel) this.#reels = new Map([...this.#reels, [reader, new Reel(kit, view, seq, kMostLines)]]);
    // One connection may have several seats; the page shows the view of one at a time. A spectator's view is only for a
    // page without a seat: the host of the table gets both if it has one.
    const isWanted = view.observer ? view.observer === this.#wanted : this.mine.size === 0;
    if (this.view?.observer && view.observer !== this.view.observer && !isWanted) return;
    this.#wanted = undefined;
    const isSame = this.view?.observer === view.observer && seq === this.#seq && this.playback !== undefined;
    this.view = view;
    this.#seq = seq;
    this.clocks.settle(view.asked);
    this.playback ??= kit.playback(view);
    // The view at the end of the game reveals everything, at the same event number.
    if (isSame) this.film.go();
    else this.film.reset();
  }

  /** What happened since the seat's last turn, from before this page came: it is known, but not played. */
  #takeRecent(kit: Kit, message: Events, view: AnyView): void {
    this.#takeView(kit, view, message.first - 1);
    this.#takeEvents(message);
    if (message.seat === this.view?.observer) this.film.reset();
  }

  #takeEvents(message: Events): void {
    this.#remember(message);
    if (!this.view || message.seat !== this.view.observer) return;
    const { first, events, patches } = message;
    // Events that were missed, or that came without patches, require a new view.
    if (!patches || first > this.#seq + 1) this.ask({ type: 'sync', ...this.#as() });
    let view = this.view;
    if (patches && first <= this.#seq + 1) {
      for (const patch of patches.slice(this.#seq + 1 - first)) view = patched(view, patch);
    }
    this.#seq = first + events.length - 1;
    this.view = view;
    this.clocks.settle(view.asked);
    this.hints.close();
    this.#legals = new Map([...this.#legals].filter(([, one]) => one.seq >= this.#seq));
    this.#mays = new Map([...this.#mays].filter(([, one]) => one.seq >= this.#seq));
    this.previews = new Map();
    this.film.go(!patches);
  }

  /** Adds the events to the reel of their reader. */
  #remember(message: Events): void {
    const reel = this.#reels.get(message.seat ?? '');
    if (!reel) return;
    reel.take(message.first, message.events, message.patches ?? [], this.name);
    if (reel.kit.forgets(reel.at(reel.last))) reel.forgetBefore(furthestBack(reel, message.seat));
  }

  #as(): { seat: Seat } | Record<string, never> {
    return this.me ? { seat: this.me } : {};
  }

  /** Sends a request under a new id; returns the id. */
  ask(message: WithoutId<Request>): string {
    const request = randomHex(32);
    this.#connection.send({ ...message, request } as ClientMessage);
    return request;
  }

  move(action: string): void {
    if (!this.me) return;
    this.decisions += 1;
    update.moved();
    this.film.skip();
    this.why.close();
    const request = this.ask({ type: 'move', seat: this.me, seq: this.#seq, action });
    this.#sent = { request, seat: this.me, action, turn: this.#turnOf(this.me) };
  }

  /** Undoes the last decision; asks first if that undoes decisions of others, too. */
  wantUndo(): void {
    if (this.undone && othersOf(this.undone).count > 0) this.talk.undoDoubted = true;
    else this.undo();
  }

  undo(): void {
    if (!this.me) return;
    this.talk.undoDoubted = false;
    this.talk.undoWished = this.undoRight === 'consent';
    this.ask({ type: 'undo', seat: this.me, seq: this.#seq });
    this.#sent = undefined;
    this.decisions = Math.max(0, this.decisions - 1);
  }

  /** Asks why an action is not possible now. */
  wonder(action: string): void {
    if (this.me) this.why.expect(this.ask({ type: 'preview', seat: this.me, seq: this.#seq, action }));
  }

  /** Asks what a bot would do here. `isOffer`: nobody asked for it. */
  hint(isOffer = false): void {
    if (this.me) this.hints.expect(this.ask({ type: 'hint', seat: this.me, seq: this.#seq }), isOffer);
  }

  /** Agrees to hints for all players, or withdraws that. */
  allowHints(allowed: boolean): void {
    for (const seat of this.mine) this.ask({ type: 'allow_hints', seat, allowed });
  }

  pass(until: PassUntil, unless: string[] = []): void {
    if (!this.me) return;
    this.ask({ type: 'standing_pass', seat: this.me, until, unless });
  }

  /** Joins the chat; a spectator needs a name for that. */
  joinTalk(name: string): void {
    if (this.table) this.ask({ type: 'join', table: this.table.table, name });
    this.talk.joined = true;
  }

  mute(seat: Seat, muted: boolean): void {
    this.talk.mute(seat, muted);
    this.ask({ type: 'mute', seat, muted });
  }

  muteSpectator(spectator: string, muted: boolean): void {
    this.talk.muteSpectator(spectator, muted);
    this.ask({ type: 'mute_spectator', spectator, muted });
  }

  /** Another person is now at the screen. */
  takeOver(seat: Seat): void {
    this.#wanted = seat;
    this.#isReopened = false;
    this.decisions = 0;
    // The announcement was for the previous person.
    this.film.spoken = '';
    this.why.close();
    this.hints.close();
    const reel = this.#reels.get(seat);
    // With patches, every seat at this device receives all events, so its reel is up to date.
    if (this.kit && reel && this.#features.has('patches')) this.#takeView(this.kit, reel.at(reel.last), reel.last);
    else this.ask({ type: 'sync', seat });
  }

  resign(seat: Seat): void {
    this.decisions = 0;
    this.resigned = new Set([...this.resigned, seat]);
    this.ask({ type: 'resign', seat });
  }

  leave(seat: Seat): void {
    this.mine = new Set([...this.mine].filter((one) => one !== seat));
    this.ask({ type: 'leave', seat });
    // Another person at this device may stay at the table.
    const [other] = this.mine;
    if (other && this.view?.observer === seat) this.takeOver(other);
  }

  /** Reclaims a seat that a bot is playing for. */
  comeBack(seat: Seat, token: string): void {
    if (!this.table) return;
    if (this.mine.size === 0) this.#wanted = seat;
    this.ask({ type: 'reclaim', table: this.table.table, token });
  }

  wantPreview(action: string): void {
    if (this.me) this.ask({ type: 'preview', seat: this.me, seq: this.#seq, action });
  }
}
