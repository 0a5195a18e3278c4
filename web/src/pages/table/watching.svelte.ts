// What the screen of a table shows: the present game, a past moment, or the recap of the last events. The game
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
  /** Whether what just happened is shown as soon as a turn begins. */
  wantsRecap = $state(localStorage.getItem(key) !== 'off');
  readonly #store: TableStore;
  /** Whose eyes the page looks through; nothing: those of everybody. */
  readonly #reader = $derived.by(() => this.#store.view?.observer);
  readonly #code: string;
  #recapSince = 0;
  #isComplete = false;
  /** Readers whose kept reel has been looked for. */
  readonly #readers = new Set<string>();

  /** Made where effects may be: with the page of the table. */
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
    // It goes by itself when all has been seen; a list stays until somebody has read it.
    $effect(() => {
      if (!this.recap.isOpen || !this.recap.playback || this.recap.playback.playing) return;
      const left = Math.max(kAfterwards, kShortest - (performance.now() - this.#recapSince));
      const timer = setTimeout(() => this.recap.close(), left);
      return () => clearTimeout(timer);
    });
    if (code) $effect(() => this.#keep());
    // Another seat looks through the page: its past is another one.
    $effect(() => {
      void this.#reader;
      return () => this.past.close();
    });
  }

  /** The reel of this reader is written down a moment after it grew, and read again after a reload. */
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
   * What happened while the page was away is asked for; where that is not told any more, a view comes. Of somebody who
   * shares the screen it is only looked for when they look: what they were told by then is in the answer once more.
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

  /** On a board of the past nothing can be done. */
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

  /** After the game nothing has to be remembered: the log and the board go back to the beginning. */
  async complete(): Promise<void> {
    const { record, me, mine, name, kit } = this.#store;
    if (record === undefined || this.#isComplete || !kit) return;
    this.#isComplete = true;
    try {
      const reel = reelOf(kit, await replay(record, me && mine.has(me) ? me : ''), name);
      this.past.close();
      this.#store.retell(reel);
    } catch {
      // A record that cannot be played here: what was seen is still there.
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
