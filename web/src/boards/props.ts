// The input and output of a board, the same for every game.
import type { Snippet } from 'svelte';
import type { LegalAction, Seat } from '../generated/messages';
import type { LogLine } from './log';
import type { Rewind } from './LogPanel.svelte';
import type { SeatInfo } from './seat';
import type { LayoutKind } from './layout';
import type { Marked } from './towers/surface';

/** A button beside those of the board. */
export interface Answer {
  label: string;
  title?: string;
  act: () => void;
}

export interface BoardProps<View, Preview, Playback> {
  view: View;
  legal: readonly LegalAction[];
  /** What the seat may do although another one is asked. */
  may?: readonly LegalAction[];
  seats: readonly SeatInfo[];
  /** The seat that answers here; nothing for somebody who looks on. */
  seat?: Seat | undefined;
  lines: readonly LogLine[];
  /** Said aloud to those who listen. */
  spoken?: string;
  /** Plays what happens; without it the view is simply drawn. */
  playback?: Playback | undefined;
  canUndo?: boolean;
  previews?: ReadonlyMap<string, Preview>;
  /** Milliseconds left for the answer, where a clock runs. */
  left?: number | undefined;
  /** Why what was touched cannot be done. */
  why?: string;
  /** Opens the rule that says why, where there is one. */
  onrule?: (() => void) | undefined;
  /** An answer that somebody proposes: it is shown as if it had been touched. */
  suggested?: string | undefined;
  /** Own marks by surface, where the table allows notes. */
  marks?: { at: (surface: string) => Marked; set: (surface: string, of: Seat, count: number) => void } | undefined;
  /** Answers of the page beside those of the game. */
  extra?: readonly Answer[];
  onintent: (text: string) => void;
  onundo?: () => void;
  onpreview?: (text: string) => void;
  /** Somebody wonders why an action is not possible; nothing: the answer has been read. */
  onwonder?: (text: string | undefined) => void;
  onseat?: ((seat: Seat) => void) | undefined;
  /** What the log can do beside being read. */
  rewind?: Rewind | undefined;
  /** The screen goes from one person to another: nobody's hand is on it, for the eye or for the ear. */
  isHandedOver?: boolean;
  /** Towers are drawn so that one sees who is inside. */
  glass?: boolean;
  /** Stands where the question would stand: this board is only looked at. */
  bar?: Snippet<[LayoutKind]> | undefined;
}
