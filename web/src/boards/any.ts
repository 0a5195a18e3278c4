// What the boards of all games have in common, for code that does not know the game.
import type { AnyEvent, AnyPreview, AnyView, Undone } from '../generated/messages';

export type { AnyEvent, AnyPreview, AnyView };
export type Told = AnyEvent | Undone;

/** An event and the board after it; without an event only the board changes. */
export interface Step<Event extends AnyEvent = AnyEvent, View extends AnyView = AnyView> {
  event?: Event;
  view: View;
}

/** The part of a board's playback that the pages use. */
export interface AnyPlayback {
  readonly playing: boolean;
  readonly played: number;
  readonly shown: AnyView;
  isBehind: boolean;
  speed: number;
  onshow: ((event: AnyEvent, when: 'begins' | 'ends') => void) | undefined;
  jump(view: AnyView): void;
  feed(steps: readonly Step[]): Promise<void>;
  skip(): void;
  pause(isPaused: boolean): void;
}
