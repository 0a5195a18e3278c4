// Some games show more after the end than the result; players who saw the end get the first such view before it.
import type { Aftermath, Ended } from '../../games/kit';
import type { TableStore } from '../../table/table.svelte';
import type { Watching } from './watching.svelte';

export class Ending {
  readonly #store: TableStore;
  /** The finished game; undefined while it is running. */
  ended = $derived.by((): Ended | undefined => {
    const { view, over, reel, record, name, mine } = this.#store;
    if (!view || !over) return undefined;
    const events = reel?.surviving(reel.reach, reel.last).map((one) => one.event) ?? [];
    return { view, over, events, record, name, me: mine.size === 1 ? [...mine][0] : undefined };
  });
  afters = $derived.by((): readonly Aftermath[] => (this.ended && this.#store.kit?.aftermaths(this.ended)) ?? []);
  /** The id of the view that is open. */
  shown = $state<string>();
  #sawEnd = $state(false);
  /** The last move is shown before anything covers it. */
  #isAtRest = $derived.by(() => !this.#store.film.isRunning && this.#store.playback?.playing !== true);
  #first = $derived.by(() => (this.#sawEnd && this.#isAtRest ? this.afters.find((one) => one.isFirst)?.id : undefined));
  /** No other view comes before the result. */
  isResultDue = $derived.by(() => this.ended !== undefined && this.#isAtRest && !this.#first && !this.shown);

  /** Must be called during component initialization. */
  constructor(store: TableStore, watching: Watching) {
    this.#store = store;
    $effect(() => {
      if (store.view && store.table?.status === 'running' && !store.over) this.#sawEnd = true;
    });
    $effect(() => {
      if (!this.#first) return;
      this.shown = this.#first;
      this.#sawEnd = false;
    });
    // A page opened after the end has not received the final events, and one at an old host not the boards after them.
    $effect(() => {
      const isTold = this.ended?.events.some((event) => event.type === 'GameEnded') ?? true;
      const isWanting = store.isOld || (!isTold && store.kit?.loadAftermath);
      if (isWanting && store.record !== undefined) void watching.complete();
    });
  }
}
