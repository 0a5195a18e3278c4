// The title of a result: “You win!”, “Berry wins, you come second”.
import type { Over, Seat } from '../generated/messages';
import type { NameOf } from '../boards/log';
import { t, texts } from '../texts/texts.svelte';

const kOrdinals = ['second', 'third', 'fourth', 'fifth', 'sixth'];

/** `me` is the only person of this device; people who share one are called by their names. */
export function titleOf(
  over: Over,
  winners: readonly Seat[],
  me: Seat | undefined,
  name: NameOf,
  isTeam = false,
): string {
  const list = (seats: readonly Seat[]): string => new Intl.ListFormat(texts.language).format(seats.map(name));
  const others = winners.filter((one) => one !== me);
  if (me && winners.includes(me)) {
    if (others.length === 0) return t('result-you-win');
    return t(isTeam ? 'result-you-team' : 'result-you-share', { names: list(others) });
  }
  const first = t(winners.length === 1 ? 'result-won' : isTeam ? 'result-won-team' : 'result-shared', {
    name: list(winners),
    names: list(winners),
  });
  const place = over.places.find((one) => one.seat === me)?.place;
  const ordinal = place === undefined ? undefined : kOrdinals[place - 2];
  return ordinal ? t('result-you-place', { first, place: ordinal }) : first;
}
