// The things that a player looks for at a table, by the keys of their texts, the same for both games.
export const kGames = ['towers', 'duel'] as const;
export type Game = (typeof kGames)[number];

/** There as soon as somebody may play: the own cards, or the ring. */
export const kPlaces: Record<Game, string> = { towers: 'hand', duel: 'duel-ring' };
/** Seats in the order of a new table. */
export const kSeats: Record<Game, readonly string[]> = { towers: ['A', 'B', 'C', 'D', 'E', 'F'], duel: ['K', 'M'] };

/** Groups of things to touch. A ring is one stop of the Tab key, and the arrow keys walk round it. */
export const kRings = ['ring', 'duel-ring'];
export const kCards = ['hand', 'duel-acquired', 'duel-used', 'about-veiled'];
