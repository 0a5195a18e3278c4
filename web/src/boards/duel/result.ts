// The result of a game as data for sentences. The places come from the host, the points from the events.
import type { DuelEvent, Over, Seat } from '../../generated/messages';

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

/** The text key for the reason: the tiebreak, or how the game ended otherwise. */
export function whyOf(over: Over, events: readonly { type: string }[]): string {
  if (over.reason !== 'points') return `result-${over.reason}`;
  const ended = events.find((event): event is Of<'GameEnded'> => event.type === 'GameEnded');
  return ended ? `duel-score-why-${ended.tiebreak}` : 'result-points';
}
