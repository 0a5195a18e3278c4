// Describes a hint for Knight & Mage.
import { readChoices } from '../boards/duel/actions';
import { capital, describeChoice } from '../boards/duel/words';
import type { DuelView, LegalAction } from '../generated/messages';

export function adviceOf(view: DuelView, legal: readonly LegalAction[], action: string): string {
  const [choice] = readChoices(legal.filter((one) => one.action === action));
  return choice ? capital(describeChoice(view, choice)) : action;
}

/** Whether it is shown on a card; otherwise on the ring. */
export const isOnCard = (action: string): boolean => /^(cast|discard|place|push|lay) /.test(action);
