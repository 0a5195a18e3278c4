// What the screen of a table shows: the game as the film tells it, or a past moment. The game continues under both.
import { untrack } from 'svelte';
import type { Rewind } from '../../boards/LogPanel.svelte';
import type { AnyPlayback, AnyView } from '../../boards/any';
import type { LogLine } from '../../boards/log';
import type { Traces } from '../../boards/props';
import { actionsOf, hasDecided, spanOf, type Action } from '../../film/actions';
import type { Film } from '../../film/film.svelte';
import { motionSpeed, pace } from '../../film/pace.svelte';
import type { LegalAction } from '../../generated/messages';
import { reelOf, replay } from '../../replay/engine';
import { LookBack } from '../../replay/look-back.svelte';
import { keptReels } from '../../replay/kept-reels';
import type { Reel } from '../../replay/reel.svelte';
import { router } from '../../router.svelte';
import { kMostLines, type TableStore } from '../../table/table.svelte';
import { t } from '../../texts/texts.svelte';

const kKeepAfter = 500;
/** The share of a running clock after which the film ends by itself. */
const kShareOfClock = 0.25;

export class Watching {
  readonly past: LookBack;
  readonly film: Film;
  /** The action that the pointer or the focus is on. */
  lit = $state<number>();
  readonly #store: TableStore;
  /** The seat whose view the page shows; undefined: a spectator. */
  readonly #reader = $derived.by(() => this.#store.view?.observer);
  readonly #code: string;
  readonly #span = $derived.by(() => this.#store.reel && spanOf(this.#store.reel, this.#seat));
  readonly #actions = $derived.by(() => {
    const { reel } = this.#store;
    return reel && this.#span ? actionsOf(reel, this.#span, this.#seat) : [];
  });
  /** What other players did since this player's last turn, as far as the film has told it. */
  readonly actions = $derived.by(() => this.#actions.filter(({ line }) => line.number <= this.film.told));
  readonly #isDecided = $derived.by(() => {
    const { reel } = this.#store;
    return !reel || !this.#span || hasDecided(reel, this.#span);
  });
  readonly #hasTurn = $derived.by(() => {
    const { kit, view } = this.#store;
    return this.#seat !== undefined && view !== undefined && kit?.turnOf(view) === this.#seat;
  });
  readonly #isClockRunning = $derived.by(() => this.#store.clocks.countdown(this.#seat) !== undefined);
  #isComplete = false;
  /** Readers whose stored reel has been looked up. */
  readonly #readers = new Set<string>();

  /** Must be called during initialization of the page of the table. */
  constructor(store: TableStore, code: string) {
    this.#store = store;
    this.#code = code;
    this.film = store.film;
    this.past = new LookBack(() => store.reel);
    $effect(() => {
      if (pace.now === 'instant') untrack(() => this.film.skip());
    });
    // The film must not use up the time for an answer.
    $effect(() => {
      if (!this.film.isRunning || !this.#isClockRunning) return;
      const left = untrack(() => store.clocks.countdown(this.#seat)?.left ?? 0);
      const timer = setTimeout(() => this.film.skip(), left * kShareOfClock);
      return () => clearTimeout(timer);
    });
    if (code) $effect(() => this.#keep());
    // Another seat now uses the page and has a different past.
    $effect(() => {
      void this.#reader;
      return () => {
        this.past.close();
        this.lit = undefined;
      };
    });
  }

  /** The seat at this page; undefined: a spectator. */
  get #seat() {
    const { me, mine } = this.#store;
    return me && mine.has(me) ? me : undefined;
  }

  /** Whether it is this player's turn. */
  get hasTurn(): boolean {
    return this.#hasTurn;
  }

  /** Stores the reel of this reader a moment after each change, and restores it after a reload. */
  #keep(): (() => void) | undefined {
    const { reel, view, over, isOld } = this.#store;
    const reader = view?.observer ?? '';
    if (!reel || isOld) return undefined;
    if (!this.#readers.has(reader)) {
      this.#readers.add(reader);
      untrack(() => this.#recall(reel, reader));
      return undefined;
    }
    if (over) {
      keptReels.forget(this.#code, reader);
      return undefined;
    }
    void reel.last;
    const timer = setTimeout(() => keptReels.keep(this.#code, reader, reel), kKeepAfter);
    return () => clearTimeout(timer);
  }

  /**
   * Restores a stored reel and requests the events since; if the host no longer has them, it sends a view. For a second
   * person at this screen that happens at their first look, and the answer repeats events already received.
   */
  #recall(reel: Reel, reader: string): void {
    const { name, view, over } = this.#store;
    const old = keptReels.get(this.#code, reader, reel.kit, name, kMostLines);
    if (!old || over || old.last > reel.last) return;
    this.#store.retell(old);
    this.#store.ask({ type: 'sync', since: old.last, ...(view?.observer ? { seat: view.observer } : {}) });
  }

  get view(): AnyView | undefined {
    const { line } = this.past;
    return line ? this.#store.reel?.at(line.until) : this.#store.view;
  }

  /** A past board has no legal actions. */
  get legal(): LegalAction[] {
    return this.past.line ? [] : this.#store.legal;
  }

  get may(): LegalAction[] {
    return this.past.line ? [] : this.#store.may;
  }

  get playback(): AnyPlayback | undefined {
    return this.past.playback ?? this.#store.playback;
  }

  /** The traces on the board, until the player's first decision. */
  get traces(): Traces | undefined {
    if (this.past.line || this.#store.over || (this.#isDecided && this.#hasTurn)) return undefined;
    const { film } = this;
    return {
      actions: this.actions.filter((one) => one.number !== undefined),
      lit: this.lit ?? film.line?.number,
      isLive: film.line !== undefined,
      light: (action) => (this.lit = action?.line.number),
      play: (action) => this.replay(action),
    };
  }

  replay(action: Action): void {
    this.past.close();
    this.film.replay(action.line);
  }

  get rewind(): Rewind {
    const { reel, over, me, mine, view, kit } = this.#store;
    const isPlaying = me !== undefined && mine.has(me) && !over;
    return {
      // After the game the replay shows what this page has not seen or had to forget.
      reaches: (line) => reel?.reaches(line) || (over !== undefined && this.#code !== ''),
      why: view && kit?.forgets(view) && !over ? t(isPlaying ? 'log-forgotten' : 'log-forgotten-all') : undefined,
      at: this.past.line?.number,
      go: (line) => this.look(line),
    };
  }

  /** The log, as far as the film has told it. */
  get lines(): LogLine[] {
    return this.#store.lines.filter((line) => line.number <= this.film.told);
  }

  /** After the game memory limits end: extends the log and the board back to the beginning. */
  async complete(): Promise<void> {
    const { record, me, mine, name, kit } = this.#store;
    if (record === undefined || this.#isComplete || !kit) return;
    this.#isComplete = true;
    try {
      const reel = reelOf(kit, await replay(record, me && mine.has(me) ? me : ''), name);
      this.past.close();
      this.#store.retell(reel);
    } catch {
      // The record cannot be replayed here; the events received stay available.
    }
  }

  look(line: LogLine): void {
    this.film.skip();
    if (this.#store.reel?.reaches(line)) void this.past.open(line, motionSpeed(pace.now));
    else router.go(`/replay/${this.#code}#${line.until}`);
  }
}
