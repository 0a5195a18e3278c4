// The seats for the board: names, colours, clocks.
import type { SeatInfo } from '../boards/seat';
import type { MemoryMode, Seat, SeatState, Table } from '../generated/messages';

const paints: Record<string, string> = { amber: 'A', berry: 'B', cyan: 'C', dusk: 'D', elm: 'E', frost: 'F' };

/** Chosen colours first; other seats get a free colour, by preference that of their own letter. */
export function paintsOf(seats: readonly SeatState[]): Map<Seat, string> {
  const taken = new Map<Seat, string>();
  for (const one of seats) {
    const paint = one.colour ? paints[one.colour] : undefined;
    if (paint) taken.set(one.seat, paint);
  }
  // The characters of the duel have their own colours.
  for (const { seat } of seats) if (seat === 'K' || seat === 'M') taken.set(seat, seat);
  const left = Object.values(paints).filter((paint) => ![...taken.values()].includes(paint));
  for (const one of seats) {
    if (taken.has(one.seat)) continue;
    const paint = left.includes(one.seat) ? one.seat : (left[0] ?? one.seat);
    left.splice(left.indexOf(paint), 1);
    taken.set(one.seat, paint);
  }
  return taken;
}

/** What a seat may see of covered wizards: its own aid, or the table's setting. */
export function memoryOf(table: Table | undefined, seat: Seat | undefined): MemoryMode {
  const own = table?.seats.find((one) => one.seat === seat)?.memory;
  const options = table?.settings['options'] as { memory?: string } | undefined;
  const mode = own ?? options?.memory?.toLowerCase();
  return mode === 'open' || mode === 'notes' ? mode : 'strict';
}

/** How many spells a player may cast in a turn; undefined: the variant has other limits. */
export function spellLimitOf(table: Table | undefined): number | undefined {
  const { variant = 'basic', options } = (table?.settings ?? {}) as {
    variant?: string;
    options?: { spellsPerTurn?: number };
  };
  return table?.game === 'towers' && variant === 'basic' ? (options?.spellsPerTurn ?? kSpellsPerTurn) : undefined;
}
/** The option's default in every edition. */
const kSpellsPerTurn = 1;

export function infosOf(
  seats: readonly SeatState[],
  mine: ReadonlySet<Seat>,
  name: (seat: Seat) => string,
  clocks: ReadonlyMap<Seat, number>,
  levels: ReadonlyMap<string, number> = new Map(),
): SeatInfo[] {
  const paint = paintsOf(seats);
  return seats.map((one) => ({
    ...{ seat: one.seat, name: name(one.seat), paint: paint.get(one.seat) ?? one.seat },
    ...{
      bot: one.sitter === 'bot',
      level: one.level,
      elo: one.sitter === 'bot' ? levels.get(one.level ?? '') : undefined,
      you: mine.has(one.seat),
      self: mine.size === 1 && mine.has(one.seat),
      away: one.away,
      absent: one.sitter === 'person' && !one.present && !one.away,
      passes: one.passes,
      clock: clocks.get(one.seat),
    },
  }));
}
