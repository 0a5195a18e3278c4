// The messages between the page and its worker. Frames are messages of docs/protocol.md as texts.
/** Why nothing can be stored on this device. */
export type Trouble = 'full' | 'forbidden';

export type Question =
  | { what: 'games' }
  | { what: 'verify'; record: string }
  | { what: 'replay'; record: string; observer: string }
  | { what: 'remove'; code: string };

export type ToWorker =
  | { type: 'open'; line: number }
  | { type: 'frame'; line: number; text: string }
  | { type: 'close'; line: number }
  | { type: 'ask'; id: number; question: Question };

export type FromWorker =
  | { type: 'opened'; line: number }
  | { type: 'frame'; line: number; text: string }
  | { type: 'closed'; line: number }
  | { type: 'answer'; id: number; text: string }
  | { type: 'failed'; id: number; why: string }
  | { type: 'trouble'; why: Trouble }
  /** Nothing can be expected of it any more. */
  | { type: 'died'; why: string };
