// The sounds of a table: moving pieces, the player's own turn, the end.
import type { Seat } from '../generated/messages';
import { sound } from '../sound/sound.svelte';
import type { TableStore } from './table.svelte';

/** Must be called during component initialization; listens for the lifetime of the component. */
export function hear(store: () => TableStore): void {
  $effect(() => {
    const { playback, kit } = store();
    if (!playback || !kit) return;
    playback.onshow = (event, when) => {
      const name = kit.soundOf(event, when);
      if (name) sound.play(name);
    };
    return () => (playback.onshow = undefined);
  });
  // A turn has several questions (cards, dice), so it is new only after another seat was asked.
  let before: Seat | undefined;
  $effect(() => {
    const { view, me, mine } = store();
    const asked = view?.asked;
    if (!asked) return;
    if (asked === me && mine.has(asked) && asked !== before) sound.play('turn');
    before = asked;
  });
  const isOver = $derived(store().over !== undefined);
  $effect(() => {
    if (isOver) sound.play('end');
  });
}
