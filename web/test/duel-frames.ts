// Recorded games of Knight & Mage from test/record-frames.mjs: every decision of one seat, from first to last.
import type { DuelEvent, DuelView, LegalAction, Over, Patch, Seat, SeatState } from '../src/generated/messages';

export interface DuelFrame {
  seq: number;
  view: DuelView;
  legal: LegalAction[];
  events: DuelEvent[];
  patches: Patch[];
  over?: Over;
}

export interface DuelGame {
  seat: Seat;
  table: { seats: SeatState[] };
  record: string;
  frames: DuelFrame[];
}

const files = import.meta.glob<unknown>('./fixtures/duel-*.json', { import: 'default', eager: true });

export const game = (name: 'knight' | 'mage'): DuelGame => ({
  ...(structuredClone(files[`./fixtures/duel-${name}.json`]) as Omit<DuelGame, 'seat'>),
  seat: name === 'knight' ? 'K' : 'M',
});
export const kGames = ['knight', 'mage'] as const;
export const duelFrames = (): DuelFrame[] => kGames.flatMap((name) => game(name).frames);

/** The first frame with this question. */
export function asked(phase: DuelView['phase'], name: 'knight' | 'mage' = 'knight'): DuelFrame {
  const found = game(name).frames.find((one) => one.view.phase === phase);
  if (!found) throw new Error(`nothing is asked in ${phase}`);
  return found;
}
