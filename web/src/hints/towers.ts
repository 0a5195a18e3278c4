// Describes a hint for Wandering Towers.
import { readChoices } from '../boards/towers/actions';
import { cardName, describeChoice } from '../boards/towers/words';
import type { LegalAction, Seat, TowersView } from '../generated/messages';
import { t } from '../texts/texts.svelte';

export function adviceOf(
  view: TowersView,
  legal: readonly LegalAction[],
  action: string,
  name: (seat: Seat) => string,
): string {
  const [choice] = readChoices(legal.filter((one) => one.action === action));
  if (!choice) return action;
  const words = describeChoice(view, choice, name);
  if (choice.action.verb !== 'play') return words;
  const played = t('hint-play', { card: cardName(choice.action.card) });
  return choice.action.side ? `${played}. ${words}` : played;
}

/** Whether it is shown on a card; otherwise on the ring. */
export const isOnCard = (action: string): boolean => /^(play|discard|offer|return) /.test(action);
