// Describes the reasons for a hint.
import type { Candidate } from '../generated/messages';
import { reasonsFor } from '../table/hints.svelte';
import { hostText } from '../texts/refusals';
import { t } from '../texts/texts.svelte';

/** In one line; omits reasons of a newer host that this page does not know. */
export function reasonsOf(candidate: Candidate): string {
  const words = reasonsFor(candidate)
    .map(({ key, count }) => hostText(`reason.${key}`, { count }))
    .filter((one) => one !== '');
  return words.length > 0 ? `${words.join('. ')}.` : t('hint-none');
}

export const percentOf = ({ win_permille }: Candidate): number => Math.round(win_permille / 10);
