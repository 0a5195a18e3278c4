// A player who prefers one spell of Knight & Mage: goes to its tower and takes the cards that pay for it.
import { can, isIn, type Thing } from './tree.ts';
import type { Say } from './words.ts';

const kTowers = { push_down: 'GRE TO', peek_swap: 'YEL EL', salvage: 'PUR BO', force_discard: 'BLU FE' } as const;
export type Fond = keyof typeof kTowers;

export function drawnTo(spell: Fond, say: Say): (tree: readonly Thing[]) => Thing | undefined {
  const [tower = '', ingredient = ''] = kTowers[spell].split(' ');
  const of = say(`duel-of-${tower}`);
  const words = [
    say('duel-do-take', { card: say(`duel-ing-${ingredient}`) }),
    ...[say('duel-do-move', { of }), say('duel-do-skip', { of })],
  ];
  // A card may also have a chest.
  const says = (name: string): boolean => words.some((one) => name.endsWith(one) || name.includes(`${one} `));
  return (tree) =>
    tree.find((one) => one.role === 'button' && can(one) && isIn(one, 'group', say('duel-ring')) && says(one.name));
}
