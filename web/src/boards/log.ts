// The log of both games: one line for each action, with everything that followed from it. A line is formatted when it is
// shown, so that it follows the language.
import type { Seat } from '../generated/messages';

export type NameOf = (seat: Seat) => string;

/** A drawing of parts.svg and its view box. */
export interface Token {
  part: string;
  box: string;
  /** A card that was played or taken. */
  isCard?: boolean;
}

/** An action without its player, in a few words: for the timeline and for the traces on the board. */
export interface Act {
  /** The card or the spell that did it. */
  token?: Token | undefined;
  what: () => string;
  /** What followed from it. */
  effects: readonly (() => string)[];
  /** How many potions it filled for its player. */
  gain: number;
}

export interface LogLine {
  /** The number of its first event. */
  number: number;
  /** The number of its last event. */
  until: number;
  seat?: Seat | undefined;
  say: () => string;
  act?: Act | undefined;
  /** Its sentences, while further events may join them. */
  parts?: readonly Sentence[];
  isOpen?: boolean;
}

/**
 * How the sentence of an event joins the log. `alone`: a line of its own; `begins`: opens the line of an action; `part`:
 * what the action did; `effect`: what followed from that; `ends`: the action is over.
 */
export type Joins = 'alone' | 'begins' | 'part' | 'effect' | 'ends';

export interface Sentence {
  seat?: Seat | undefined;
  say: () => string;
  /** Not logged, because its results show that it happened. */
  quiet: boolean;
  joins: Joins;
  token?: Token | undefined;
  /** The same in a few words, without the player. */
  brief?: (() => string) | undefined;
  /** What followed at once, in the same way. */
  more?: readonly (() => string)[] | undefined;
  /** Names the card of a `begins` sentence, which gives way to the move that it causes. */
  aside?: (() => string) | undefined;
  /** Between it and the sentence before. */
  glue?: ', ' | undefined;
  /** Whose potion it filled. */
  fills?: Seat | undefined;
}

/** Adds the sentence of event `number` to a log. */
export function append(lines: readonly LogLine[], said: Sentence, number: number): LogLine[] {
  const last = lines[lines.length - 1];
  if (said.joins === 'ends' && last?.isOpen) return [...lines.slice(0, -1), { ...last, isOpen: false }];
  if (said.quiet) return [...lines];
  const follows = said.joins === 'effect' ? last?.parts !== undefined : said.joins === 'part' && last?.isOpen === true;
  if (last && follows) {
    return [...lines.slice(0, -1), lineOf([...(last.parts ?? []), said], last.number, number, last.isOpen ?? false)];
  }
  return [...lines, lineOf([said], number, number, said.joins === 'begins' || said.joins === 'part')];
}

function lineOf(parts: readonly Sentence[], number: number, until: number, isOpen: boolean): LogLine {
  const [head] = parts;
  const isAlone = head?.joins === 'alone';
  return {
    ...{ number, until, seat: head?.seat, say: () => spelledOut(parts) },
    ...{ act: head && actOf(head, parts), isOpen },
    ...(isAlone ? {} : { parts }),
  };
}

/** The head of the line gives way to its move: “Ola moves a wizard from 3 to 5 (Wizard 2)”. */
const isReplaced = (parts: readonly Sentence[]): boolean =>
  parts[0]?.aside !== undefined && parts.some((one) => one.joins === 'part');

function spelledOut(parts: readonly Sentence[]): string {
  const told = isReplaced(parts) ? parts.slice(1) : parts;
  const main = told.findIndex((one) => one.joins === 'part');
  return told
    .map((one, i) => {
      if (i > 0 && isOwnGain(one, parts)) return `: ${one.brief?.() ?? one.say()}`;
      const aside = i === main && told !== parts ? parts[0]?.aside?.() : undefined;
      return `${i === 0 ? '' : (one.glue ?? '. ')}${one.say()}${aside ? ` (${aside})` : ''}`;
    })
    .join('');
}

const isOwnGain = (one: Sentence, parts: readonly Sentence[]): boolean =>
  one.fills !== undefined && one.fills === parts[0]?.seat;

function actOf(head: Sentence, parts: readonly Sentence[]): Act | undefined {
  const main = isReplaced(parts) ? parts.find((one) => one.joins === 'part') : head;
  if (!main) return undefined;
  const others = parts.filter((one) => one !== main && one !== head && !isOwnGain(one, parts));
  return {
    ...{ token: parts.find((one) => one.token)?.token, what: main.brief ?? main.say },
    effects: [
      main.more ?? [],
      ...others.map((one) => [one.fills ? one.say : (one.brief ?? one.say), ...(one.more ?? [])]),
    ].flat(),
    gain: parts.filter((one) => isOwnGain(one, parts)).length,
  };
}

/** The text of a line in the timeline. */
export function textOf(line: LogLine): string {
  return [line.act?.what() ?? line.say(), ...(line.act?.effects ?? []).map((one) => one())].join(', ');
}
