// The result of a game as data and as sentences. The places come from the host, the points from the events.
import type { DuelEvent, DuelTiebreak, Over, Seat } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';

type Of<T extends DuelEvent['type']> = Extract<DuelEvent, { type: T }>;

export interface Standing {
  seat: Seat;
  place: number;
  /** Undefined if the game ended without scoring, or if this page did not receive it. */
  points: Of<'TotalCounted'> | undefined;
}

export function standings(over: Over, events: readonly { type: string }[]): Standing[] {
  const totals = events.filter((event): event is Of<'TotalCounted'> => event.type === 'TotalCounted');
  return over.places
    .map(({ seat, place }) => ({ seat, place, points: totals.find((one) => one.seat === seat) }))
    .toSorted((a, b) => a.place - b.place);
}

/** Why the order is as it is, with the number of the rule: the points, the tiebreak, or how the game ended otherwise. */
export function whyOf(over: Over, events: readonly { type: string }[]): string {
  if (over.reason !== 'points') return t(`result-${over.reason}`);
  const ended = events.find((event): event is Of<'GameEnded'> => event.type === 'GameEnded');
  const totals = standings(over, events).flatMap(({ points }) => points?.total ?? []);
  return ended && totals.length === 2 ? pointsWhy(ended.tiebreak, totals) : t('result-points');
}

/** The same for the last step of the scoring. */
export const pointsWhy = (tiebreak: DuelTiebreak, totals: readonly number[]): string =>
  t(`duel-score-why-${tiebreak}`, { more: Math.max(...totals), less: Math.min(...totals) });
