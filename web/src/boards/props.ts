// The props of a board, the same for every game.
import type { Snippet } from 'svelte';
import type { LegalAction, Seat } from '../generated/messages';
import type { Action } from '../film/actions';
import type { LogLine } from './log';
import type { Rewind } from './LogPanel.svelte';
import type { SeatInfo } from './seat';
import type { LayoutKind } from './layout';
import type { Marked } from './towers/surface';

/** A button next to those of the board. */
export interface Answer {
  label: string;
  /** Shown instead of the label, which stays the name for screen readers, with its note below. */
  short?: string;
  note?: string;
  title?: string;
  act: () => void;
}

/** The traces that actions of other players leave on the board. */
export interface Traces {
  actions: readonly Action[];
  /** The first event of the action that is pointed at or being shown. */
  lit: number | undefined;
  /** An action is being shown now. */
  isLive: boolean;
  light: (action: Action | undefined) => void;
  /** Shows one action again. */
  play: (action: Action) => void;
}

export interface BoardProps<View, Preview, Playback> {
  view: View;
  legal: readonly LegalAction[];
  /** Actions that the seat may take although another seat is asked. */
  may?: readonly LegalAction[];
  seats: readonly SeatInfo[];
  /** The seat that answers here; undefined for a spectator. */
  seat?: Seat | undefined;
  lines: readonly LogLine[];
  /** Announced to screen readers. */
  spoken?: string;
  /** Animates events; without it the view is drawn directly. */
  playback?: Playback | undefined;
  canUndo?: boolean;
  /** What undo would take back, in words. */
  undoes?: string | undefined;
  previews?: ReadonlyMap<string, Preview>;
  /** Milliseconds left for the answer, if there is a clock. */
  left?: number | undefined;
  /** Why the touched thing cannot be used. */
  why?: string;
  /** Opens the rule that explains `why`, if there is one. */
  onrule?: (() => void) | undefined;
  /** The most spells of a turn, if the variant limits them. */
  spellLimit?: number | undefined;
  /** A proposed answer; shown as if it had been touched. */
  suggested?: string | undefined;
  /** The player's own marks by surface, if the table allows notes. */
  marks?: { at: (surface: string) => Marked; set: (surface: string, of: Seat, count: number) => void } | undefined;
  /** Buttons of the page next to those of the game. */
  extra?: readonly Answer[];
  onintent: (text: string) => void;
  onundo?: () => void;
  onpreview?: (text: string) => void;
  /** The player asks why an action is not possible; undefined: closes the explanation. */
  onwonder?: (text: string | undefined) => void;
  onseat?: ((seat: Seat) => void) | undefined;
  /** A bot plays for an absent player now, or everyone waits once more. */
  onstandin?: ((seat: Seat, now: boolean) => void) | undefined;
  /** Rewinding the board from the log. */
  rewind?: Rewind | undefined;
  /** The screen is being handed over: it shows no hand, neither visually nor to screen readers. */
  isHandedOver?: boolean;
  /** Draws towers transparent to show the wizards inside. */
  glass?: boolean;
  /** What happened: in the side column of a desktop, else a strip between board and prompt. */
  timeline?: Snippet<[LayoutKind]> | undefined;
  traces?: Traces | undefined;
  /** Replaces the question on a board that is only watched. */
  bar?: Snippet<[LayoutKind]> | undefined;
  /** Loads a part of the board that is shown for the first time; the page tries again where the network fails. */
  load?: <T>(part: () => Promise<T>) => Promise<T>;
}
