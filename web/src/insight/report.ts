// Reports of finished games, made on this device by the second module of their game (docs/report-format.md). Only this
// file asks for them. Every question is a small part of the work, so that another question never waits for long.
import { minds } from '../connection/mind';
import type { Position, Reason, Seat, Settings } from '../generated/messages';
import { gameOfRecord } from '../replay/engine';
import type { MindQuestion } from '../worker/words';

/** A share of 2^20, or a change of one. */
export type Parts = number;
export const kWhole = 2 ** 20;

export type Grade = 'fine' | 'slip' | 'mistake' | 'blunder';

export interface Luck {
  /** Left out: the deal. */
  seat?: Seat;
  parts: Parts[];
}
export interface Choice {
  best: string;
  /** The chance of the decider's side, as far as its seat could know. */
  seen: Parts;
  skill: Parts[];
  information: Parts[];
  /** 0: fine. */
  loss: Parts;
  reasons: Reason[];
}
export interface Step {
  number: number;
  turn: number;
  /** The number of its last event. */
  until: number;
  seat?: Seat;
  text: string;
  luck: Luck[];
  choice?: Choice;
  second: Parts[];
  value: Parts[];
}
/** A graded turn of a seat; the mark is at its first decision that lost something. */
export interface GradedTurn {
  turn: number;
  seat: Seat;
  step: number;
  loss: Parts;
  grade: Grade;
}
export interface Side {
  /** Empty: the clock of a solo game. */
  seats: Seat[];
  start: Parts;
  deal: Parts;
  own_choices: Parts;
  other_choices: Parts;
  own_luck: Parts;
  other_luck: Parts;
  information: Parts;
  second: Parts;
  result: Parts;
  /** Less was unforeseen than was luck and skill. */
  foreseen: boolean;
}
export interface Moment {
  step: number;
  turn: number;
  kind: 'deal' | 'cards' | 'dice' | 'choice';
  seat?: Seat;
  parts: Parts[];
}
export interface Report {
  record: string;
  game: string;
  nodes: number;
  stopped: boolean;
  turns_in_all: number;
  steps_in_all: number;
  start: Parts[];
  steps: Step[];
  turns: GradedTurn[];
  sides: Side[];
  moments: Moment[];
}
export interface GraphStep {
  turn: number;
  until: number;
  seat?: Seat;
  value: Parts[];
}
export interface Graph {
  nodes: number;
  sides: { seats: Seat[] }[];
  start: Parts[];
  steps: GraphStep[];
}
/** A moment to play on from. */
export interface FromHere {
  game: string;
  settings: Settings;
  position: Position;
  asked?: Seat;
  /** The outcomes of chance from there on. */
  came: string[];
}

/** What is wrong with a record or a question. */
export class ReportError extends Error {
  constructor(
    readonly field: string,
    readonly why: string,
  ) {
    super(`${field}: ${why}`);
  }
}

async function ask<Answer>(record: string, question: MindQuestion): Promise<Answer> {
  const answer = JSON.parse(await minds[gameOfRecord(record)].ask(question)) as Answer | { field: string; why: string };
  if (typeof answer === 'object' && answer !== null && 'why' in answer) throw new ReportError(answer.field, answer.why);
  return answer as Answer;
}

/** The values of a game alone: a small part of the work. */
export const graphOf = (record: string): Promise<Graph> => ask(record, { what: 'graph', texts: [record, '{}'] });

/** The report of one turn. */
export const turnOf = (record: string, turn: number): Promise<Report> =>
  ask(record, { what: 'analyse', texts: [record, JSON.stringify({ turn })] });

/** The whole report from those of all turns, and its text. */
export const joined = (record: string, parts: readonly Report[]): Promise<{ report: Report; text: string }> =>
  ask(record, { what: 'report', texts: [JSON.stringify({ parts })] });

/** The position after so many steps of the surviving line. */
export const positionAfter = (record: string, step: number): Promise<FromHere> =>
  ask(record, { what: 'position', texts: [record, JSON.stringify({ step })] });
