// Turn notifications for the page of a table.
import type { TableStore } from '../table/table.svelte';
import { hasOthers } from './others';
import { seen } from './seen.svelte';
import { callBack, type Turn } from './turns.svelte';

/** Must be called during component initialization. */
export function callBackTo(store: () => TableStore): void {
  callBack(() => {
    const { table, view, mine, over, name } = store();
    if (table?.status !== 'running' || over || !view?.asked || !mine.has(view.asked)) return [];
    return [{ code: table.table, view, name, mine, isQuiet: !hasOthers(table, mine) } satisfies Turn];
  });
  const code = $derived(store().table?.table);
  $effect(() => (code && !seen.isHidden ? seen.show(code) : undefined));
}
