// A thing on a table by its name there (`card W3`, `space 7`, `tower YEL`): what it is called, and the rules about it,
// the one that applies now first. Each game has its own subject.
import type { Game } from '../connection/game';
import { t } from '../texts/texts.svelte';

export interface Subject {
  game: Game;
  /** Things that are on every table, as somebody would look them up. */
  topics: readonly string[];
  titleOf: (topic: string) => string;
  rulesAbout: (topic: string) => readonly string[];
}

// Names that the page has already.
const known: Record<string, string> = {
  ...{ prompt: 'about-now', castle: 'castle', spells: 'spells', draw: 'draw-pile', discard: 'discard-pile' },
  ...{ secrets: 'duel-secrets', balance: 'duel-balance' },
};
/** What a thing is called of which there is one. */
export const plainTitle = (topic: string): string => t(known[topic] ?? `about-${topic}`);
