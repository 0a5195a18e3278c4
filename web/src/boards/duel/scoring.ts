// The steps of the scoring, from the final events. It only adds up the points so far.
import type { DuelCard, DuelEvent, DuelTiebreak, DuelOwner, Seat } from '../../generated/messages';

type Of<T extends DuelEvent['type']> = Extract<DuelEvent, { type: T }>;

export interface Points {
  K: number;
  M: number;
}

export type ScoreStep = { sofar: Points } & (
  | { kind: 'guess'; guess: Of<'TowerGuessed'> }
  | { kind: 'unveil'; cards: { seat: Seat; card: DuelCard }[] }
  | { kind: 'count'; counts: Of<'IngredientsCounted'>[] }
  | { kind: 'tower'; scored: Of<'TowerScored'> }
  | { kind: 'chests'; counts: Of<'IngredientsCounted'>[]; points: Points }
  | { kind: 'total'; totals: Of<'TotalCounted'>[]; winner: DuelOwner; tiebreak: DuelTiebreak }
);

const only = <T extends DuelEvent['type']>(events: readonly DuelEvent[], type: T): Of<T>[] =>
  events.filter((event): event is Of<T> => event.type === type);

/** Returns an empty list for a game that ended without scoring. */
export function stepsOf(events: readonly DuelEvent[]): ScoreStep[] {
  const [ended] = only(events, 'GameEnded');
  const totals = only(events, 'TotalCounted');
  if (!ended || totals.length === 0) return [];
  const sofar: Points = { K: 0, M: 0 };
  const steps: ScoreStep[] = [];
  for (const guess of only(events, 'TowerGuessed')) {
    sofar.K += guess.points;
    steps.push({ kind: 'guess', guess, sofar: { ...sofar } });
  }
  const cards = only(events, 'CardUnveiled').map(({ seat, card }) => ({ seat, card }));
  if (cards.length > 0) steps.push({ kind: 'unveil', cards, sofar: { ...sofar } });
  const counts = only(events, 'IngredientsCounted');
  steps.push({ kind: 'count', counts, sofar: { ...sofar } });
  for (const scored of only(events, 'TowerScored')) {
    if (scored.owner !== 'nobody') sofar[scored.owner] += scored.value + scored.secret_points;
    steps.push({ kind: 'tower', scored, sofar: { ...sofar } });
  }
  const points = { K: 0, M: 0 };
  for (const one of totals) points[one.seat as 'K' | 'M'] = one.chests;
  sofar.K += points.K;
  sofar.M += points.M;
  steps.push({ kind: 'chests', counts, points, sofar: { ...sofar } });
  const { winner, tiebreak } = ended;
  steps.push({ kind: 'total', totals, winner, tiebreak, sofar: { ...sofar } });
  return steps;
}
