// Tells a user who looks elsewhere that a table asks a seat of this device: by the page title, which needs no
// permission, and by a notification if wanted. Both disappear when they are seen or no longer true.
import type { AnyView } from '../boards/any';
import type { NameOf } from '../boards/log';
import { gameOf } from '../connection/game';
import { fetchKit } from '../games/kits';
import type { Seat } from '../generated/messages';
import { t } from '../texts/texts.svelte';
import { notices } from './notice';
import { seen } from './seen.svelte';
import { wish } from './wish.svelte';

/** A table that asks a seat here. */
export interface Turn {
  code: string;
  view: AnyView;
  name: NameOf;
  /** The seats of this device. */
  mine: ReadonlySet<Seat>;
  /** No player elsewhere waits, so the title is enough. */
  isQuiet?: boolean;
}

/** Must be called during component initialization; runs for the lifetime of the component. */
export function callBack(turns: () => readonly Turn[]): void {
  const isMarked = $derived(seen.isHidden && turns().length > 0);
  $effect(() => {
    if (!isMarked) return;
    const before = document.title;
    document.title = t('notify-title', { title: before });
    return () => (document.title = before);
  });

  /** Tables that already asked on the last run. */
  let known: ReadonlySet<string> = new Set();
  $effect(() => {
    const now = turns();
    const codes = new Set(now.map((one) => one.code));
    for (const code of known) if (!codes.has(code)) void notices.close(code);
    if (seen.isHidden && wish.isOn) {
      const isStill = (turn: Turn): boolean => seen.isHidden && known.has(turn.code);
      for (const turn of now) if (!turn.isQuiet && !known.has(turn.code)) void call(turn, isStill);
    }
    known = codes;
  });
  $effect(() => {
    if (!seen.isHidden) for (const code of known) void notices.close(code);
  });
  // A notification outlives its page and would then lead nowhere.
  $effect(() => {
    const leave = (): void => {
      for (const code of known) void notices.close(code);
      known = new Set();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  });
}

async function call(turn: Turn, isStill: (turn: Turn) => boolean): Promise<void> {
  const { code, view, name, mine } = turn;
  const [kit, isShown] = await Promise.all([fetchKit(gameOf(view.game)), seen.isShown(code)]);
  if (isShown || !isStill(turn)) return;
  const question = kit.questionOf(view, name);
  // With several people at this device, the text names the one who is asked.
  const body = mine.size > 1 && view.asked ? t('notify-ask', { name: name(view.asked), question }) : question;
  await notices.show(code, t(`game-${view.game}`), body);
}
