export type Game = 'towers' | 'duel';
