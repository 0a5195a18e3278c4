// The sounds of a table: pieces as they move, the player's own turn, the end.
import type { Seat } from '../generated/messages';
import { sound } from '../sound/sound.svelte';
import type { TableStore } from './table.svelte';

/** To be called while a component is made: it listens as long as that lives. */
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
  // Cards and dice come in between: a turn is mine anew only after somebody else was asked.
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
