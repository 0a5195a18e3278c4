// The messages between the page and its workers. Frames are the messages of docs/protocol.md as text.
/** Why nothing can be stored on this device. */
export type Trouble = 'full' | 'forbidden';

export type Question = { what: 'games' } | { what: 'remove'; code: string };

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
  /** The worker is unusable from now on. */
  | { type: 'died'; why: string };

/** A question for the second module of a game: the name of one of its exports, and the texts that it takes. */
export type MindQuestion =
  | { what: 'verify'; texts: [record: string] }
  | { what: 'replay'; texts: [record: string, observer: string] }
  | { what: 'graph' | 'analyse' | 'position'; texts: [record: string, question: string] }
  | { what: 'report'; texts: [parts: string] };

export interface ToMind {
  id: number;
  question: MindQuestion;
}
export type FromMind = Extract<FromWorker, { type: 'answer' | 'failed' | 'died' }>;
