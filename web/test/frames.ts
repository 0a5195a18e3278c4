// Recorded frames, as test/record-frames.mjs keeps them.
import type { LegalAction, SeatState, TowersEvent, TowersView } from '../src/generated/messages';

export interface Frame {
  seq: number;
  view: TowersView;
  legal: LegalAction[];
  events: TowersEvent[];
  table: { seats: SeatState[] };
}

const files = import.meta.glob<unknown>('./fixtures/*.json', { import: 'default', eager: true });
const read = (name: string): unknown => structuredClone(files[`./fixtures/${name}.json`]);

export const frame = (name: string): Frame => read(name) as Frame;
export const run = (): Frame[] => (read('run') as { frames: Frame[] }).frames;
export const kFrames = [
  ...['start', 'wizard', 'side', 'reroll', 'tall', 'spell', 'over', 'crowd', 'window', 'team', 'answer'],
];
