// A first game with its guide, in every language and with the network off, by somebody who plays whatever is offered.
import { expect } from 'vitest';
import { Player } from './player.ts';
import { stopMotion } from './steps.ts';
import type { Thing } from './tree.ts';
import { kLanguages, sayIn } from './words.ts';
import { scenario } from './world.ts';

for (const [i, language] of kLanguages.entries()) {
  scenario(`the guide of a first game to its end: ${language}`, async (world) => {
    const say = sayIn(language);
    const page = await world.open({ language });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    });
    await page.context().setOffline(true);
    await page.getByRole('button', { name: say('home-learn') }).click();
    const guide = page.getByRole('region', { name: say('guide') });
    await guide.getByText(say('guide-towers-cards-text')).waitFor();
    await stopMotion(page, say);
    // A look at a card is enough for the first step; the next one follows from playing it.
    await page
      .getByRole('group', { name: say('hand') })
      .getByRole('button')
      .first()
      .focus();
    await guide.getByText(say('guide-towers-play-text')).waitFor();
    const player = new Player(page, { language, seed: 11 + i, weights: { spell: 2, answer: 0.1 } });
    // One of them to the last step; whoever has done half of it may leave out the others.
    const isDone = ({ name, text }: Thing): boolean => `${name}${text}`.includes(`: ${say('guide-is-done')}`);
    const enough = (tree: Thing[]): boolean => i > 0 && tree.filter(isDone).length >= 3;
    await player.play((tree) => enough(tree) || tree.some((one) => one.text.includes(say('guide-all'))));
    expect(await page.locator('section li.done').count()).toBeGreaterThanOrEqual(3);
    const skip = guide.getByRole('button', { name: say('guide-skip') });
    const more = guide.getByRole('button', { name: say('guide-more') });
    if ((await more.count()) > 0) await more.click();
    while ((await skip.count()) > 0) await skip.click();
    // The game may have come to its end first; then the result lies over it.
    const end = [say('guide-over'), say('guide-all')].map((text) => page.getByText(text).count());
    expect((await Promise.all(end)).some((count) => count > 0)).toBe(true);
  });
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
  await page.getByRole('button', { name: say('home-play') }).click();
  const hand = page.getByRole('group', { name: say('hand') });
  await hand.waitFor();
  await stopMotion(page, say);
  const sheet = page.getByRole('dialog');
  const rule = sheet.getByText(/WT-\d/).first();
  // With the right button, by keyboard, and with the question mark.
  await hand.getByRole('button').first().click({ button: 'right' });
  await rule.waitFor();
  // A dialog that is hidden tells its page a moment later.
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  };
  await close();
  await hand.getByRole('button').first().focus();
  await page.keyboard.press('i');
  await rule.waitFor();
  await close();
  await page.getByRole('button', { name: say('about') }).click();
  await page.getByRole('button', { name: say('about-glance') }).click();
  await sheet.getByRole('button', { name: say('castle') }).click();
  await sheet.getByText('WT-7.1').first().waitFor();
  await close();
  await page.getByRole('button', { name: say('hint') }).click();
  const hints = page.getByRole('region', { name: say('hint') });
  const first = hints.getByRole('listitem').getByRole('button').first();
  await first.waitFor();
  expect(await first.getAttribute('aria-pressed')).toBe('true');
  // What it proposes is on the board, one press away.
  const prompt = page.getByRole('group', { name: say('prompt') });
  expect(await prompt.getByRole('button').count()).toBeGreaterThan(1);
});
