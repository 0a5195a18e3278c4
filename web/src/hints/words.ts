// Why a piece of advice is good.
import type { Candidate, Reason } from '../generated/messages';
import { hasText, t } from '../texts/texts.svelte';

/** In one line; what a newer host says and this page does not know is left out. */
export function reasonsOf({ reasons }: Candidate): string {
  const words = reasons.map(sentenceOf).filter((one) => one !== '');
  return words.length > 0 ? `${words.join('. ')}.` : t('hint-none');
}

function sentenceOf({ key, count }: Reason): string {
  const id = `reason-${key.replaceAll('_', '-')}`;
  return hasText(id) ? t(id, { count }) : '';
}

export const percentOf = ({ win_permille }: Candidate): number => Math.round(win_permille / 10);
