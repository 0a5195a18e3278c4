// The next game at the same table: asked for here, or by another player and followed.
import type { TableStore } from '../../table/table.svelte';

export class Rematch {
  readonly #store: TableStore;
  /** This page has asked and goes there as soon as the next game exists. */
  wants = $state(false);
  isReady = $derived.by(() => this.#store.table?.next !== undefined);
  /** Whether people may sit elsewhere than now: only where there is more than one seat, and a host that knows it. */
  mayTurn = $derived.by(() => !this.isReady && this.#store.knowsTurned && (this.#store.table?.seats.length ?? 0) > 1);

  /** Must be called during component initialization. */
  constructor(store: TableStore, onfollow: () => void) {
    this.#store = store;
    $effect(() => {
      if (this.wants && store.table?.next) onfollow();
    });
  }

  /** Everyone keeps the seat, or moves on by one. A table whose roles swap in a rematch turns by itself. */
  ask(turned = this.#swaps): void {
    this.wants = true;
    if (this.isReady) return;
    this.#store.ask({ type: 'rematch', ...(this.#store.knowsTurned ? { turned } : {}) });
  }

  get #swaps(): boolean {
    const options = this.#store.table?.settings['options'] as { role_assign?: string } | undefined;
    return options?.role_assign === 'swap';
  }
}
