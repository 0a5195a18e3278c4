// Who sits where, for the board: names, colours, clocks.
import type { SeatInfo } from '../boards/towers/seat';
import type { Seat, SeatState } from '../generated/messages';

const paints: Record<string, string> = { amber: 'A', berry: 'B', cyan: 'C', dusk: 'D', elm: 'E', frost: 'F' };

/** Chosen colours first; seats without one get a colour that is left, their own letter if nobody took it. */
export function paintsOf(seats: readonly SeatState[]): Map<Seat, string> {
  const taken = new Map<Seat, string>();
  for (const one of seats) {
    const paint = one.colour ? paints[one.colour] : undefined;
    if (paint) taken.set(one.seat, paint);
  }
  const left = Object.values(paints).filter((paint) => ![...taken.values()].includes(paint));
  for (const one of seats) {
    if (taken.has(one.seat)) continue;
    const paint = left.includes(one.seat) ? one.seat : (left[0] ?? one.seat);
    left.splice(left.indexOf(paint), 1);
    taken.set(one.seat, paint);
  }
  return taken;
}

export function infosOf(
  seats: readonly SeatState[],
  mine: ReadonlySet<Seat>,
  name: (seat: Seat) => string,
  clocks: ReadonlyMap<Seat, number>,
): SeatInfo[] {
  const paint = paintsOf(seats);
  return seats.map((one) => ({
    ...{ seat: one.seat, name: name(one.seat), paint: paint.get(one.seat) ?? one.seat },
    ...{
      bot: one.sitter === 'bot',
      level: one.level,
      you: mine.has(one.seat),
      away: one.away,
      clock: clocks.get(one.seat),
    },
  }));
}
