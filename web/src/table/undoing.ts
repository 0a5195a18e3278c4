// What an undo would take back, in words.
import type { NameOf } from '../boards/log';
import type { DecisionCount, Seat } from '../generated/messages';
import { t, texts } from '../texts/texts.svelte';

export interface Undoing {
  /** The seat that undoes. */
  seat: Seat;
  /** All decisions that would go, those of the seat first. */
  decisions: readonly DecisionCount[];
  /** The seat's last decision. */
  last: Kind;
  /** It was made in the seat's turn that is still running, so only answers came after it. */
  isSameTurn: boolean;
}

type Kind = 'card' | 'move' | 'spell' | 'decision';
const kKinds: Readonly<Record<string, Kind>> = {
  ...{ play: 'card', place: 'card', move: 'move', wizard: 'move', tower: 'move', cast: 'spell' },
};

/** What a person would call the action. */
export const kindOf = (action: string): Kind => kKinds[action.split(' ')[0] ?? ''] ?? 'decision';

/** The decisions of others that would go, too. */
export function othersOf({ seat, decisions }: Pick<Undoing, 'seat' | 'decisions'>): { count: number; seats: Seat[] } {
  const others = decisions.filter((one) => one.seat !== seat && one.count > 0);
  return { count: others.reduce((sum, one) => sum + one.count, 0), seats: others.map((one) => one.seat) };
}

/** Beside the button: “your last card”, “your last card and 2 answers”, “your last card and everything since”. */
export function undoNote(undoing: Undoing): string {
  const what = t('undo-last', { last: undoing.last });
  const { count } = othersOf(undoing);
  if (count === 0) return what;
  return undoing.isSameTurn ? t('undo-answers', { what, count }) : t('undo-since', { what });
}

/** The question before more than the last decision is undone. It names the players whose decisions go. */
export function undoQuestion(undoing: Undoing, name: NameOf): string {
  const what = t('undo-last', { last: undoing.last });
  const { count, seats } = othersOf(undoing);
  return t(undoing.isSameTurn ? 'undo-ask-answers' : 'undo-ask', { what, count, names: listed(seats, name) });
}

/** What another player wishes to undo; a host of version 1.0 says only how many steps. */
export function undoWish(seat: Seat, steps: number, decisions: readonly DecisionCount[], name: NameOf): string {
  const { count, seats } = othersOf({ seat, decisions });
  if (decisions.length === 0) return t('undo-asked', { name: name(seat), count: steps });
  if (count === 0) return t('undo-asked-last', { name: name(seat) });
  return t('undo-asked-since', { name: name(seat), count, names: listed(seats, name) });
}

const listed = (seats: readonly Seat[], name: NameOf): string =>
  new Intl.ListFormat(texts.language).format(seats.map(name));
