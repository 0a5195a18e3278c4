// A thing on a table by its name there (`card W3`, `space 7`, `tower YEL`): its title, and the rules about it, the
// currently relevant ones first. Each game has its own subject.
import type { Game } from '../connection/game';
import { t } from '../texts/texts.svelte';

export interface Subject {
  game: Game;
  /** The topics of every table, for the list. */
  topics: readonly string[];
  titleOf: (topic: string) => string;
  rulesAbout: (topic: string) => readonly string[];
  /** What the thing is now, one sentence each; nothing for a topic that is no thing. */
  factsAbout: (topic: string) => readonly string[];
}

// Texts that the page already has.
const known: Record<string, string> = {
  ...{ prompt: 'about-now', castle: 'castle', spells: 'spells', draw: 'draw-pile', discard: 'discard-pile' },
  ...{ secrets: 'duel-secrets', balance: 'duel-balance' },
};
/** The title of a topic that exists only once. */
export const plainTitle = (topic: string): string => t(known[topic] ?? `about-${topic}`);
