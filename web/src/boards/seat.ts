// A seat at the table: the player of the view together with the person or bot there.
import type { Seat } from '../generated/messages';
import { t } from '../texts/texts.svelte';

export interface SeatInfo {
  seat: Seat;
  name: string;
  /** The letter of the chosen colour and emblem. */
  paint: string;
  bot: boolean;
  /** The level of the bot. */
  level?: string | undefined;
  /** The Elo rating of the bot, measured in games between bots. */
  elo?: number | undefined;
  /** Answers on this device. */
  you: boolean;
  /** The only person of this device, who is called “You” here. Several people are called by their names. */
  self?: boolean;
  /** A bot plays for this seat. */
  away: boolean;
  /** Currently disconnected. */
  absent?: boolean;
  /** Passes automatically during other players' turns. */
  passes?: boolean;
  /** Milliseconds until a bot plays for a player who left. */
  botIn?: number | undefined;
  /** Since when a person elsewhere decides, in milliseconds. */
  thinks?: number | undefined;
  /** Since when a person who is there lets the others wait, in milliseconds, once those may vote on a bot. */
  silent?: number | undefined;
  /** Milliseconds left, if there is a clock. */
  clock?: number | undefined;
}

/** “You · Amber”, or the name. */
export const calledOf = (one: Pick<SeatInfo, 'name' | 'self'>): string =>
  one.self ? t('you-are', { name: one.name }) : one.name;

export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
