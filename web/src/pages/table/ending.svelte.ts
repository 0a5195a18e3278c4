// Some games show more after the end than the result: a player who saw the end gets the first of it before the result.
import type { Aftermath, Ended } from '../../games/kit';
import type { TableStore } from '../../table/table.svelte';
import type { Watching } from './watching.svelte';

export class Ending {
  readonly #store: TableStore;
  /** The game as it ended; nothing while it goes on. */
  ended = $derived.by((): Ended | undefined => {
    const { view, over, reel, record, name } = this.#store;
    if (!view || !over) return undefined;
    const events = reel?.surviving(reel.reach, reel.last).map((one) => one.event) ?? [];
    return { view, over, events, record, name };
  });
  afters = $derived.by((): readonly Aftermath[] => (this.ended && this.#store.kit?.aftermaths(this.ended)) ?? []);
  /** What of it is looked at. */
  shown = $state<string>();
  #sawEnd = $state(false);
  /** The last move is seen before anything covers it. */
  #isAtRest = $derived.by(() => this.#store.playback?.playing !== true);
  #first = $derived.by(() => (this.#sawEnd && this.#isAtRest ? this.afters.find((one) => one.isFirst)?.id : undefined));
  /** Nothing else is to be seen before it. */
  isResultDue = $derived.by(() => this.ended !== undefined && this.#isAtRest && !this.#first && !this.shown);

  /** To be made while a component is. */
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
    // Whoever comes later was not told of it.
    $effect(() => {
      const isTold = this.ended?.events.some((event) => event.type === 'GameEnded') ?? true;
      if (!isTold && store.kit?.Aftermath && store.record !== undefined) void watching.complete();
    });
  }
}
