export type Game = 'towers' | 'duel';

/** The game for the name that a host uses. */
export const gameOf = (name: string | undefined): Game => (name === 'duel' ? 'duel' : 'towers');
