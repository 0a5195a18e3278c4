// What playing a card would bring, from the host's preview: where its pieces would land.
import type { LegalAction, TowersOutcome, TowersPreview } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import { parseAction, placesOf, type Choice, type Place } from './actions';

export interface CardTag {
  text: string;
  /** It can be played. */
  isGood: boolean;
}

type PreviewOf = (choice: Choice) => LegalAction['preview'];

/** Undefined: the host does not say, as for dice. A spell that may be cast first is not what the card brings. */
export const outcomesOf = (choice: Choice, previewOf: PreviewOf): readonly TowersOutcome[] | undefined =>
  (previewOf(choice) as TowersPreview | undefined)?.outcomes?.filter(({ action }) => !/^(cast|reserve) /.test(action));

export function tagOf(choices: readonly Choice[], previewOf: PreviewOf): CardTag | undefined {
  const all = choices.map((one) => outcomesOf(one, previewOf));
  if (all.length === 0 || all.some((one) => one === undefined)) return undefined;
  const outcomes = all.flatMap((one) => one ?? []);
  const [only, second] = outcomes;
  if (!only) return { text: t('card-no-move'), isGood: false };
  if (outcomes.some((one) => one.home)) return { text: t('card-home'), isGood: true };
  if (!second) return { text: t('card-way', { from: only.from, to: only.to }), isGood: true };
  return { text: t('card-moves', { count: outcomes.length }), isGood: true };
}

/** The pieces that the cards could move, by space, with the action that would pick each. */
export function piecesOf(outcomes: readonly TowersOutcome[]): Map<number, { place: Place; to: number }[]> {
  const pieces = new Map<number, { place: Place; to: number }[]>();
  for (const { action, to } of outcomes) {
    const parsed = parseAction(action);
    for (const place of parsed ? placesOf(parsed) : []) {
      const there = pieces.get(place.space) ?? [];
      pieces.set(place.space, [...there, { place, to }]);
    }
  }
  return pieces;
}
