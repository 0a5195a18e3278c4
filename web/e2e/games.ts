// Text keys of what a player looks for at a table, in the same form for both games.
export const kGames = ['towers', 'duel'] as const;
export type Game = (typeof kGames)[number];

/** Present as soon as a player may play: the hand, or the ring. */
export const kPlaces: Record<Game, string> = { towers: 'hand', duel: 'duel-ring' };
/** Seats in the order of the new-table page. */
export const kSeats: Record<Game, readonly string[]> = { towers: ['A', 'B', 'C', 'D', 'E', 'F'], duel: ['K', 'M'] };

/** Groups of targets. A ring is one stop of the Tab key; the arrow keys move within it. */
export const kRings = ['ring', 'duel-ring'];
export const kCards = ['hand', 'duel-acquired', 'duel-used', 'about-veiled'];
