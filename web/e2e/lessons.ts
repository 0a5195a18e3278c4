// How a person plays the actions of a lesson: by the names of things on the table.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Game } from './games.ts';
import type { Say } from './words.ts';

export interface Step {
  seat: string;
  do: string[];
  point?: string[];
  wrong?: Record<string, string>;
}
export interface Lesson {
  id: string;
  learner: string;
  steps: Step[];
}

const folder = new URL('../src/lessons/', import.meta.url);
export const lessonsOf = (game: Game): Lesson[] =>
  JSON.parse(readFileSync(new URL(`${game}.json`, folder), 'utf8')) as Lesson[];
export const stepsOf = ({ learner, steps }: Lesson): Step[] => steps.filter(({ seat }) => seat === learner);

/** The things to press for an action, by their names on the table; an answer is a button by its text. */
export function pressesOf(action: string, me: string, say: Say): { about?: string; button?: string }[] {
  const other = me === 'K' ? 'M' : 'K';
  const [verb = '', one = '', two = '', ...more] = action.split(' ');
  const at = (...topics: string[]): { about: string }[] => topics.map((about) => ({ about }));
  switch (verb) {
    case 'play':
      return at(`card ${one}`);
    case 'wizard':
    case 'tower':
      return at(`space ${/^\d+/.exec(one)?.[0] ?? ''}`);
    case 'move':
    case 'guess':
      return at(`tower ${one}`);
    case 'take':
      return at(`slot ${one}`);
    case 'place':
      return at(`end ${me} ${one}`);
    case 'push':
      return at(`card ${other} ${one}`, `end ${other} ${two}`);
    case 'look':
      return at(`tower ${one}`, `tower ${two}`);
    case 'cast': {
      if (/^\d/.test(two)) return at(`spell ${one}`, `space ${/^\d+/.exec(two)?.[0] ?? ''}`);
      const cost = [two, ...more];
      const pairs: string[] = [];
      for (let i = 0; i + 1 < cost.length && cost[i] !== 'as'; i += 2) {
        pairs.push(`card ${me} ${cost[i] ?? ''}`, `end ${me} ${cost[i + 1] ?? ''}`);
      }
      return at(...pairs);
    }
    case 'refuse':
      return [{ button: say('do-refuse') }];
    case 'swap':
      return [{ button: say('duel-do-exchange') }];
    default:
      return [{ button: say(`duel-do-${verb}`) }];
  }
}

export const coach = (page: Page) => page.locator('section.coach');
export const madeIn = async (page: Page): Promise<string> =>
  `${(await coach(page).getAttribute('data-made')) ?? ''}/${(await coach(page).getAttribute('data-tries')) ?? ''}`;

/** Waits until the learner is asked for this step and nothing moves. */
export async function asked(page: Page, made: number): Promise<void> {
  await page.locator(`section.coach[data-made="${String(made)}"][data-asked="true"]`).waitFor();
}
