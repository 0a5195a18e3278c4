// The graph of chances: the values at the ends of turns, and the stacked areas of the sides.
import { kWhole, type Graph, type Parts } from './report';
import type { Seat } from '../generated/messages';

/** The end of a turn, or the start of the game. */
export interface Stop {
  turn: number;
  /** How many steps are made. */
  step: number;
  /** The number of the last event. */
  until: number;
  /** The seat that decided last in it. */
  seat?: Seat;
  value: Parts[];
}

export function stopsOf({ start, steps }: Graph): Stop[] {
  const stops: Stop[] = [{ turn: 0, step: 0, until: 0, value: start }];
  for (const [i, { turn, until, seat, value }] of steps.entries()) {
    const last = stops[stops.length - 1];
    const stop: Stop = { turn, step: i + 1, until, value };
    const decider = seat ?? (last?.turn === turn ? last.seat : undefined);
    if (decider) stop.seat = decider;
    // What happens before the first turn is one moment.
    if (last && last.turn === turn) stops[stops.length - 1] = stop;
    else stops.push(stop);
  }
  return stops;
}

export interface Size {
  width: number;
  height: number;
}

/** An area of the graph: its outline, and the place inside it with the most room for a name. */
export interface Area {
  side: number;
  path: string;
  /** Its upper edge alone. */
  edge: string;
  label: { x: number; y: number; room: number };
}

const kRound = 10;
const round = (n: number): number => Math.round(n * kRound) / kRound;

/** The areas from the bottom up. The first side is the one that is reported on: its upper edge is its chance. */
export function areasOf(stops: readonly Stop[], order: readonly number[], { width, height }: Size): Area[] {
  const x = (i: number): number => (stops.length < 2 ? 0 : (i / (stops.length - 1)) * width);
  let below = stops.map(() => 0);
  return order.map((side) => {
    const above = stops.map(({ value }, i) => (below[i] ?? 0) + (value[side] ?? 0));
    const y = (parts: Parts): number => height - (parts / kWhole) * height;
    const at = (line: readonly Parts[]): string[] => line.map((parts, i) => `${round(x(i))} ${round(y(parts))}`);
    const path = `M${at(above).join('L')}L${at(below).reverse().join('L')}Z`;
    const rooms = stops.map(({ value }) => value[side] ?? 0);
    // Not at the very edge, where a name would be cut off.
    const inner = rooms.map((room, i) => (i === 0 || i === rooms.length - 1 ? room / 2 : room));
    const widest = inner.indexOf(Math.max(...inner));
    const middle = ((above[widest] ?? 0) + (below[widest] ?? 0)) / 2;
    const label = { x: round(x(widest)), y: round(y(middle)), room: ((rooms[widest] ?? 0) / kWhole) * height };
    below = above;
    return { side, path, edge: `M${at(above).join('L')}`, label };
  });
}
