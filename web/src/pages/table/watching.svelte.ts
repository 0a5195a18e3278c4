// What the screen of a table shows: the current game, a past moment, or the recap of the last events. The game
// continues under all of them.
import { untrack } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { Rewind } from '../../boards/LogPanel.svelte';
import type { AnyPlayback, AnyView } from '../../boards/any';
import type { LogLine } from '../../boards/log';
import type { LegalAction } from '../../generated/messages';
import { reelOf, replay } from '../../replay/engine';
import { LookBack } from '../../replay/look-back.svelte';
import { kAfterwards, kShortest, Recap } from '../../replay/recap.svelte';
import { keptReels } from '../../replay/kept-reels';
import type { Reel } from '../../replay/reel.svelte';
import { router } from '../../router.svelte';
import { speed } from '../../table/speed.svelte';
import { kMostLines, type TableStore } from '../../table/table.svelte';
import { t } from '../../texts/texts.svelte';

const key = 'spires.recap';
const kKeepAfter = 500;

export class Watching {
  readonly past: LookBack;
  readonly recap: Recap;
  /** Whether the recap starts automatically with each turn. */
  wantsRecap = $state(localStorage.getItem(key) !== 'off');
  readonly #store: TableStore;
  /** The seat whose view the page shows; undefined: a spectator. */
  readonly #reader = $derived.by(() => this.#store.view?.observer);
  readonly #code: string;
  #recapSince = 0;
  #isComplete = false;
  /** Readers whose stored reel has been looked up. */
  readonly #readers = new Set<string>();

  /** Must be called during initialization of the page of the table. */
  constructor(store: TableStore, code: string) {
    this.#store = store;
    this.#code = code;
    this.past = new LookBack(() => store.reel);
    this.recap = new Recap(() => store.reel);
    $effect(() => {
      void store.reel?.last;
      untrack(() => this.#notice());
    });
    $effect(() => {
      if (this.recap.isOpen) this.#recapSince = performance.now();
    });
    // An animated recap closes at its end; a list stays until the user closes it.
    $effect(() => {
      if (!this.recap.isOpen || !this.recap.playback || this.recap.playback.playing) return;
      const left = Math.max(kAfterwards, kShortest - (performance.now() - this.#recapSince));
      const timer = setTimeout(() => this.recap.close(), left);
      return () => clearTimeout(timer);
    });
    if (code) $effect(() => this.#keep());
    // Another seat now uses the page and has a different past.
    $effect(() => {
      void this.#reader;
      return () => this.past.close();
    });
  }

  /** Stores the reel of this reader a moment after each change, and restores it after a reload. */
  #keep(): (() => void) | undefined {
    const { reel, view, over } = this.#store;
    const reader = view?.observer ?? '';
    if (!reel) return undefined;
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

  get #moves(): boolean {
    return speed.now > 0 && !prefersReducedMotion.current;
  }

  #notice(): void {
    const { me, mine, over } = this.#store;
    if (me && mine.has(me) && !over && !this.past.line && this.wantsRecap) this.recap.notice(me, this.#moves);
  }

  want(wanted: boolean): void {
    this.wantsRecap = wanted;
    localStorage.setItem(key, wanted ? 'on' : 'off');
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
    return this.past.playback ?? this.recap.playback ?? this.#store.playback;
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
      recap: isPlaying && me ? () => this.#again(me) : undefined,
    };
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
    this.recap.close();
    if (this.#store.reel?.reaches(line)) void this.past.open(line, this.#moves ? speed.now : 0);
    else router.go(`/replay/${this.#code}#${line.until}`);
  }

  #again(me: NonNullable<TableStore['me']>): void {
    this.past.close();
    void this.recap.open(me, this.#moves);
  }
}
