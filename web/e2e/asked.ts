// The question of a page, found by its words.
import { isIn, type Thing } from './tree.ts';
import type { Say } from './words.ts';

/** The longest stretch of a sentence without the words that are put into it. */
function plainPart(say: Say, key: string): string {
  const gap = '|';
  const parts = say(key, { name: gap, of: gap, spell: gap, card: gap }).split(gap);
  return parts.reduce((longest, one) => (one.length > longest.length ? one : longest)).trim();
}

/** Whether this question stands in the prompt, whoever and whatever it names. */
export function asks(tree: readonly Thing[], say: Say, key: string): boolean {
  const words = plainPart(say, key);
  const prompt = say('prompt');
  // Where nothing is in it but the question, it is the text of the group itself.
  const isThere = (one: Thing): boolean => one.name === prompt || isIn(one, 'group', prompt);
  return tree.some((one) => isThere(one) && one.text.includes(words));
}
