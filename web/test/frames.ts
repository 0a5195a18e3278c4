// Recorded frames from test/record-frames.mjs.
import type { Recorded } from '../src/demo/recorded';
import type { LegalAction, Patch, SeatState, Table, TowersEvent, TowersView, Undone } from '../src/generated/messages';

export interface Frame {
  seq: number;
  view: TowersView;
  legal: LegalAction[];
  events: TowersEvent[];
  /** The change by each event, in a run of frames. */
  patches: Patch[];
  table: { seats: SeatState[] };
}

const files = import.meta.glob<unknown>('./fixtures/*.json', { import: 'default', eager: true });
const read = (name: string): unknown => structuredClone(files[`./fixtures/${name}.json`]);

export const frame = (name: string): Frame => read(name) as Frame;
export const runFile = (): Recorded => read('run') as Recorded;
export const run = (): Frame[] => (read('run') as { frames: Frame[] }).frames;
export const kFrames = [
  ...['start', 'wizard', 'side', 'reroll', 'tall', 'spell', 'over', 'crowd', 'window', 'team', 'answer'],
];

/** A part of a game with open memory, in the form of `replay`: the view before event `first`, and the events since. */
export interface ReplayedGame {
  table: Table;
  first: number;
  view: TowersView;
  events: (TowersEvent | Undone)[];
  patches: Patch[];
}
export const replayed = (): ReplayedGame => read('replay') as ReplayedGame;
