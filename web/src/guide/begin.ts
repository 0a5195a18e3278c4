// The table of a first game: on this device, against the weakest bot, with easy options.
import type { Game } from '../connection/game';
import type { TablePlan } from '../connection/host';
import { editionOf, makeTable } from '../table/plan';
import type { Language } from '../texts/texts.svelte';
import { guides } from './kept-guides';

export function guidePlan(game: Game, language: Language): TablePlan {
  const bot = { sitter: 'bot' as const, level: 'child' };
  if (game === 'duel') return { game, settings: {}, seats: [{ sitter: 'person' }, bot], visibility: 'link' };
  return {
    game,
    // A spell costs one potion, and the learner sees the wizards under the towers.
    settings: { players: 2, profile: editionOf(language), spells: ['MW', 'MT'], options: { costs: { MW: 1, MT: 1 } } },
    seats: [{ sitter: 'person', memory: 'open' }, bot],
    visibility: 'link',
  };
}

/** Returns the code of the table. */
export async function beginGuide(game: Game, language: Language): Promise<string> {
  const code = await makeTable(guidePlan(game, language), 'here');
  guides.keep(code, { game, done: [], skipped: [] });
  return code;
}
