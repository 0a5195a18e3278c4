// The interface of a game for the pages: how to draw, animate, describe, hear and count its board. The pages know no game:
// they load the kit of the one that is played.
import type { Component } from 'svelte';
import type { Subject } from '../about/subject';
import type { AnyEvent, AnyPlayback, AnyPreview, AnyView, Told } from '../boards/any';
import type { LogLine, NameOf, Sentence } from '../boards/log';
import type { BoardProps } from '../boards/props';
import type { Game } from '../connection/game';
import type { LegalAction, Over, Seat } from '../generated/messages';
import type { Eyes } from '../replay/engine';
import type { SoundName } from '../sound/sounds';

export type Board = Component<BoardProps<AnyView, AnyPreview, AnyPlayback>>;

/** Whoever won, and why, in words. */
export interface Result {
  title: string;
  reason: string;
  winners: readonly Seat[];
}
/** The game as it ended, for whoever tells of it. */
export interface Ended {
  view: AnyView;
  over: Over;
  /** What this page was told and what was not taken back, as far as it goes. */
  events: readonly AnyEvent[];
  /** The whole game as a text, once it was fetched. */
  record: string | undefined;
  name: NameOf;
}
export type Standings = Component<{ ended: Ended; paint: (seat: Seat) => string }>;

/** Something to look at after the end, beside the board. */
export interface Aftermath {
  id: string;
  label: string;
  /** It comes by itself before the result. */
  isFirst?: boolean;
}
export type AftermathView = Component<{ id: string; ended: Ended; onclose: () => void }>;

export interface Kit {
  readonly game: Game;
  readonly Board: Board;
  playback(view: AnyView): AnyPlayback;
  tell(before: AnyView, event: Told, name: NameOf): Sentence;
  append(lines: readonly LogLine[], said: Sentence, event: Told, number: number): LogLine[];
  soundOf(event: AnyEvent, when: 'begins' | 'ends'): SoundName | undefined;

  /** What is asked of a seat, in one sentence. */
  questionOf(view: AnyView, name: NameOf): string;
  /** Whose turn is under way. */
  turnOf(view: AnyView): Seat | undefined;
  /** Whether its owner has to remember: then the board does not go back behind the own last turn. */
  forgets(view: AnyView): boolean;
  /** About how long its motion takes at speed 1, in milliseconds. */
  timeOf(event: AnyEvent): number;

  /** In a replay: the eyes of a seat, or of somebody who looks on, that see through what hides, or that do not. */
  eyesOf(seat: Seat | undefined, through: boolean): Eyes;
  /** The name of the text about that. */
  readonly glass: string;

  /** What a seat has, a sentence each. */
  factsOf(view: AnyView, seat: Seat, name: NameOf): readonly string[];
  subjectOf(view: AnyView, name: NameOf): Subject;
  adviceOf(view: AnyView, legal: readonly LegalAction[], action: string, name: NameOf): string;
  /** Whether advice is shown on a card; else on the ring. */
  isOnCard(action: string): boolean;
  /** Signs on the board, by the names of their texts: `help-can`. */
  readonly signs: readonly string[];
  /** Keys as they stand on the keyboard, and the texts that say what they do. */
  readonly keys: readonly (readonly [readonly string[], string])[];

  resultOf(ended: Ended): Result;
  readonly Standings: Standings;
  /** What stands for a winner at the gate of the castle. */
  figureOf(paint: string): string;
  aftermaths(ended: Ended): readonly Aftermath[];
  readonly Aftermath?: AftermathView;
}
