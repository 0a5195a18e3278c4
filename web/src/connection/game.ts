export type Game = 'towers' | 'duel';

/** Hosts say the game by its name. */
export const gameOf = (name: string | undefined): Game => (name === 'duel' ? 'duel' : 'towers');
