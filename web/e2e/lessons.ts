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

/** A point of the thing that nothing covers. */
async function pointOf(page: Page, about: string): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate((topic) => {
    for (const one of document.querySelectorAll(`[data-about="${CSS.escape(topic)}"]`)) {
      const box = one.getBoundingClientRect();
      for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        for (const down of [0.5, 0.7, 0.3, 0.85, 0.15]) {
          const [x, y] = [box.x + box.width * across, box.y + box.height * down];
          const met = document.elementFromPoint(x, y);
          if (met && one.contains(met)) return { x, y };
        }
      }
    }
    return undefined;
  }, about);
}

async function press(page: Page, { about, button }: { about?: string; button?: string }): Promise<void> {
  if (button !== undefined) {
    // A tower may be called by the same words.
    await page.locator('[data-about="prompt"]').getByRole('button', { name: button }).first().click();
    return;
  }
  const point = await pointOf(page, about ?? '');
  if (!point) throw new Error(`nothing to press: ${about ?? ''}`);
  await page.mouse.click(point.x, point.y);
}

/** Presses the things of an action, and the gold button where the board asks for it. */
export async function play(page: Page, say: Say, lesson: Lesson, action: string): Promise<void> {
  const before = await madeIn(page);
  // The button without a spell belongs to the next question.
  const gold = page.locator('[data-about="prompt"] button.gold', { hasNotText: say('duel-do-pass') });
  const [made = '', tries = ''] = before.split('/');
  const done = page.locator(
    `section.coach:not([data-made="${made}"][data-tries="${tries}"]), body:not(:has(section.coach))`,
  );
  for (const one of pressesOf(action, lesson.learner, say)) {
    if ((await madeIn(page)) !== before) return;
    await press(page, one).catch(async (error: unknown) => {
      // A sole end of an empty row is not asked for.
      if (!one.about?.startsWith('end ')) throw error;
    });
  }
  await gold.or(done).first().waitFor();
  // It may go at this moment, because the action is complete.
  if ((await done.count()) === 0)
    await gold
      .first()
      .click({ timeout: 5_000 })
      .catch(() => undefined);
  await page
    .waitForFunction(
      (was) => {
        const { made = '', tries = '' } = document.querySelector<HTMLElement>('section.coach')?.dataset ?? {};
        return `${made}/${tries}` !== was;
      },
      before,
      { timeout: 20_000 },
    )
    .catch(() => {
      throw new Error(`nothing happened: ${lesson.id}, ${action}`);
    });
}

/** A legal action that the lesson explains; patterns are completed from the other actions of their kind. */
export function wrongOf(step: Step): string | undefined {
  return Object.keys(step.wrong ?? {}).find((one) => !one.endsWith('*'));
}
