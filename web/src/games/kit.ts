// The interface of a game for the pages: how to draw, animate, describe, sound and score its board. The pages know no
// game: they load the kit of the one that is played.
import type { Component } from 'svelte';
import type { Subject } from '../about/subject';
import type { AnyEvent, AnyPlayback, AnyPreview, AnyView, Told } from '../boards/any';
import type { NameOf, Sentence } from '../boards/log';
import type { BoardProps } from '../boards/props';
import type { Game } from '../connection/game';
import type { ActionStep } from '../film/actions';
import type { LegalAction, Over, Seat } from '../generated/messages';
import type { Eyes } from '../replay/engine';
import type { SoundName } from '../sound/sounds';

export type Board = Component<BoardProps<AnyView, AnyPreview, AnyPlayback>>;

/** The winners and the reason, as text. */
export interface Result {
  title: string;
  reason: string;
  /** How the order comes about, and the rule that says so. */
  order?: { text: string; rule: string } | undefined;
  winners: readonly Seat[];
}
/** A finished game, for the result. */
export interface Ended {
  view: AnyView;
  over: Over;
  /** The events that this page received and that were not undone; may be incomplete. */
  events: readonly AnyEvent[];
  /** The record of the whole game, once it was fetched. */
  record: string | undefined;
  name: NameOf;
  /** The only person of this device. */
  me?: Seat | undefined;
}
export type Standings = Component<{ ended: Ended; paint: (seat: Seat) => string }>;

/** A view after the end, in addition to the board. */
export interface Aftermath {
  id: string;
  label: string;
  /** Whether it opens automatically before the result. */
  isFirst?: boolean;
}
export type AftermathView = Component<{ id: string; ended: Ended; onclose: () => void }>;

export interface Kit {
  readonly game: Game;
  readonly Board: Board;
  playback(view: AnyView): AnyPlayback;
  tell(before: AnyView, event: Told, name: NameOf): Sentence;
  /** What an action did to a seat; for the moment in which it is shown, because the log may not say it. */
  harmOf?(steps: readonly ActionStep[], seat: Seat): string | undefined;
  soundOf(event: AnyEvent, when: 'begins' | 'ends'): SoundName | undefined;

  /** The question for a seat, in one sentence. */
  questionOf(view: AnyView, name: NameOf): string;
  /** The seat whose turn it is. */
  turnOf(view: AnyView): Seat | undefined;
  /** Whether players must remember; the board then rewinds no further than the player's last turn. */
  forgets(view: AnyView): boolean;
  /** The approximate duration of its animation at speed 1, in milliseconds. */
  timeOf(event: AnyEvent): number;

  /** The eyes of a seat or a spectator in a replay, with or without hidden pieces visible. */
  eyesOf(seat: Seat | undefined, through: boolean): Eyes;
  /** The key of the text about that. */
  readonly glass: string;

  /** What a seat has, one sentence each. */
  factsOf(view: AnyView, seat: Seat, name: NameOf): readonly string[];
  /** Loads what “What is this?” knows about a view. */
  loadSubjectOf(): Promise<(view: AnyView, name: NameOf) => Subject>;
  adviceOf(view: AnyView, legal: readonly LegalAction[], action: string, name: NameOf): string;
  /** Whether advice is shown on a card; otherwise on the ring. */
  isOnCard(action: string): boolean;
  /** Signs on the board, by text key: `help-can`. */
  readonly signs: readonly string[];
  /** Keys as labelled on the keyboard, and the text keys of their functions. */
  readonly keys: readonly (readonly [readonly string[], string])[];

  resultOf(ended: Ended): Result;
  loadStandings(): Promise<Standings>;
  /** The figure of a winner at the castle gate. */
  figureOf(paint: string): string;
  aftermaths(ended: Ended): readonly Aftermath[];
  /** What is shown after the end; no first move needs it. */
  loadAftermath?(): Promise<AftermathView>;
}
