// What the lists say about a game of this device: when it was played, and who won.
import type { KeptTable } from '../connection/kept';
import { t, texts } from '../texts/texts.svelte';

const kDay = 86_400_000;
const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** "today, 14:05", "yesterday, 21:30", "3 Nov", "3 Nov 2025". */
export function dateOf(at: number, now = Date.now()): string {
  const { language } = texts;
  const days = Math.round((midnight(now) - midnight(at)) / kDay);
  if (days === 0 || days === 1) {
    const day = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
    return `${day}, ${new Date(at).toLocaleTimeString(language, { timeStyle: 'short' })}`;
  }
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  const form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
  if (!isThisYear) form.year = 'numeric';
  return new Date(at).toLocaleDateString(language, form);
}

/** Who won; "finished" if this device does not know. */
export function resultOf({ winners, players = [], seats }: KeptTable): string {
  if (!winners) return t('continue-over');
  if (winners.length === 0) return t('continue-lost');
  const [own, ...others] = seats;
  if (own && others.length === 0 && winners.includes(own.seat)) return t('continue-won');
  const nameOf = (seat: string): string => players.find((one) => one.seat === seat)?.name ?? t(`seat-${seat}`);
  return t('continue-won-by', { names: winners.map(nameOf).join(', ') });
}
