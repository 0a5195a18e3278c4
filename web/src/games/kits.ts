// The kits of the games. A page loads the kit of the game that it shows.
import { importAgain } from '../connection/again';
import type { Game } from '../connection/game';
import { texts } from '../texts/texts.svelte';
import type { Kit } from './kit';

const kits: Record<Game, () => Promise<{ kit: Kit }>> = {
  towers: () => import('./towers'),
  duel: () => import('./duel'),
};

// Text sets that only this game's pages need.
const sentences: Record<Game, readonly string[]> = { towers: [], duel: ['duel'] };

export async function fetchKit(game: Game): Promise<Kit> {
  const [{ kit }] = await Promise.all([importAgain(kits[game]), texts.need(...sentences[game])]);
  // A board cannot be shown without its texts.
  const missing = sentences[game].filter((set) => !texts.has(set));
  if (missing.length > 0) throw new Error(`no texts: ${missing.join(', ')}`);
  return kit;
}
