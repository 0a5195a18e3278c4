// Finds the question in the prompt by its text.
import { isIn, type Thing } from './tree.ts';
import type { Say } from './words.ts';

/** The longest part of a message between its placeables. */
function plainPart(say: Say, key: string): string {
  const gap = '|';
  const parts = say(key, { name: gap, of: gap, spell: gap, card: gap }).split(gap);
  return parts.reduce((longest, one) => (one.length > longest.length ? one : longest)).trim();
}

/** Whether the prompt shows this question, with any names in it. */
export function asks(tree: readonly Thing[], say: Say, key: string): boolean {
  const words = plainPart(say, key);
  const prompt = say('prompt');
  // If the prompt contains only the question, it is the text of the group itself.
  const isThere = (one: Thing): boolean => one.name === prompt || isIn(one, 'group', prompt);
  return tree.some((one) => isThere(one) && one.text.includes(words));
}
