// First games with their guides, in every language. The player follows the guide and otherwise plays at random.
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { kGames, type Game } from './games.ts';
import { Player } from './player.ts';
import { RuleSheet } from './rules.ts';
import { begin, chooseGame, keepAll, stopMotion } from './steps.ts';
import type { Thing } from './tree.ts';
import { kLanguages, sayIn, type Language, type Say } from './words.ts';
import { scenario, type World } from './world.ts';

const kSteps = 6;
// A player who follows the guide finishes it sooner than this; the test does not wait for the end of a Towers game.
const kMostPresses = 400;

async function learn(world: World, game: Game, language: Language): Promise<Page> {
  const say = sayIn(language);
  const page = await world.open({ language });
  await keepAll(page);
  await page.context().setOffline(true);
  await chooseGame(page, say, game);
  await page.getByRole('button', { name: say('home-learn') }).click();
  await page.getByRole('region', { name: say('guide') }).waitFor();
  await stopMotion(page, say);
  return page;
}

/** Presses “Show me” for a proposal on the board, then confirms it. Does not ask for the same step twice. */
function follower(say: Say): (tree: readonly Thing[]) => Thing | undefined {
  let last = '';
  return (tree) => {
    const show = tree.find((one) => one.role === 'button' && one.name === say('guide-show'));
    const question = tree.filter((one) => one.inside.some(({ name }) => name === say('prompt'))).map((one) => one.text);
    const now = show ? question.join() : '';
    const isNew = now !== last;
    last = now;
    return isNew ? show : undefined;
  };
}

const isLast = (tree: readonly Thing[], say: Say): boolean =>
  tree.some((one) => one.text.includes(say('guide-all')) || one.text.includes(say('guide-over')));

// Each guide runs in two languages; another test compares the texts key by key.
for (const [number, game] of kGames.entries()) {
  for (const [i, language] of kLanguages.entries()) {
    if (i % 2 !== number) continue;
    scenario(`the guide of a first game to its end: ${game}, ${language}`, async (world) => {
      const say = sayIn(language);
      const page = await learn(world, game, language);
      const guide = page.getByRole('region', { name: say('guide') });
      if (game === 'towers') {
        // Focusing a card completes the first step; playing it completes the next.
        const cards = page.getByRole('group', { name: say('hand') }).getByRole('button');
        await guide.getByText(say('guide-towers-cards-text')).waitFor();
        await cards.first().focus();
        await guide.getByText(say('guide-towers-play-text')).waitFor();
      } else {
        await guide.getByText(say('guide-duel-move-text')).waitFor();
      }
      await guide.getByRole('button', { name: say('guide-more') }).click();
      const weights = { spell: 2, answer: 0.1, pass: 0 };
      const player = new Player(page, { language, seed: 61 + i, weights, wants: follower(say) });
      await player.play((tree) => isLast(tree, say) || player.presses > kMostPresses);
      // The last step of a duel is its end; steps that did not come up are skipped by hand.
      const skip = guide.getByRole('button', { name: say('guide-skip') });
      while ((await skip.count()) > 0) await skip.click();
      const done = await page.locator('section li.done').count();
      console.log(
        `${game}, ${language}: ${String(done)} of ${String(kSteps)} steps, ${String(player.presses)} presses`,
      );
      expect(done).toBeGreaterThanOrEqual(kSteps - 2);
      const end = [say('guide-over'), say('guide-all')].map((text) => page.getByText(text).count());
      expect((await Promise.all(end)).some((count) => count > 0)).toBe(true);
    });
  }
}

scenario('the guide goes on after a reload, is left at once, and offers itself only once', async (world) => {
  const say = sayIn('en');
  const page = await world.open();
  await page.getByText(say('home-learn-offer')).waitFor();
  await page.getByRole('button', { name: say('home-learn') }).click();
  const guide = page.getByRole('region', { name: say('guide') });
  await guide.getByRole('button', { name: say('guide-more') }).click();
  await guide.getByRole('button', { name: say('guide-skip') }).click();
  await guide.getByText(say('guide-towers-play-text')).waitFor();
  await page.reload();
  await guide.getByText(say('guide-towers-play-text')).waitFor();
  await guide.getByRole('button', { name: say('guide-more') }).click();
  await guide.getByRole('button', { name: say('guide-end') }).click();
  await guide.waitFor({ state: 'detached' });
  await page.goto(world.server.address);
  await page.getByRole('button', { name: say('home-learn') }).waitFor();
  expect(await page.getByText(say('home-learn-offer')).count()).toBe(0);
});

scenario('everything on the table says what it is, and a bot gives a hint', async (world) => {
  const say = sayIn('en');
  const page = await world.open();
  await begin(page, say, 'towers');
  const hand = page.getByRole('group', { name: say('hand') });
  await new RuleSheet(page, say).askAbout(hand.getByRole('button').first(), 'castle', 'WT-7.1');
  await page.getByRole('button', { name: say('hint') }).click();
  const hints = page.getByRole('region', { name: say('hint') });
  const first = hints.getByRole('listitem').getByRole('button').first();
  await first.waitFor();
  expect(await first.getAttribute('aria-pressed')).toBe('true');
  // The proposal is on the board and needs one press to confirm.
  const prompt = page.getByRole('group', { name: say('prompt') });
  expect(await prompt.getByRole('button').count()).toBeGreaterThan(1);
});
