// A seat for the table: the player of the view together with the person or bot there.
import type { Seat } from '../generated/messages';

export interface SeatInfo {
  seat: Seat;
  name: string;
  /** The letter of the colour and emblem that were chosen. */
  paint: string;
  bot: boolean;
  /** How strong the bot is. */
  level?: string | undefined;
  /** Its strength, measured in games between the bots. */
  elo?: number | undefined;
  you: boolean;
  /** A bot plays on for it. */
  away: boolean;
  /** Not there just now. */
  absent?: boolean;
  /** Passes by itself in the turns of others. */
  passes?: boolean;
  /** Milliseconds left, where a clock runs. */
  clock?: number | undefined;
}

export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
