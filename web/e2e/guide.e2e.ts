// A first game with its guide, in every language and with the network off, by somebody who plays whatever is offered.
import { expect } from 'vitest';
import { Player } from './player.ts';
import { stopMotion } from './steps.ts';
import { kLanguages, sayIn } from './words.ts';
import { scenario } from './world.ts';

scenario('the guide of a first game to its end, in every language', async (world) => {
  for (const [i, language] of kLanguages.entries()) {
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
    await new Player(page, { language, seed: 11 + i, weights: { spell: 2, answer: 0.1 } }).play();
    const done = await page.locator('section li.done').count();
    expect(done, `steps done in ${language}`).toBeGreaterThanOrEqual(3);
    // The result lies over it.
    const end = [say('guide-over'), say('guide-all')].map((text) => page.getByText(text).count());
    expect(
      (await Promise.all(end)).some((count) => count > 0),
      language,
    ).toBe(true);
    await page.context().close();
  }
});

scenario('the guide goes on after a reload, is left at once, and offers itself only once', async (world) => {
  const say = sayIn('en');
  const page = await world.open();
  await page.getByText(say('home-learn-offer')).waitFor();
  await page.getByRole('button', { name: say('home-learn') }).click();
  const guide = page.getByRole('region', { name: say('guide') });
  await guide.getByRole('button', { name: say('guide-skip') }).click();
  await guide.getByText(say('guide-towers-play-text')).waitFor();
  await page.reload();
  await guide.getByText(say('guide-towers-play-text')).waitFor();
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
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await hand.getByRole('button').first().focus();
  await page.keyboard.press('i');
  await rule.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('about') }).click();
  await page.getByRole('button', { name: say('about-glance') }).click();
  await sheet.getByRole('button', { name: say('castle') }).click();
  await sheet.getByText('WT-7.1').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('hint') }).click();
  const hints = page.getByRole('region', { name: say('hint') });
  const first = hints.getByRole('listitem').getByRole('button').first();
  await first.waitFor();
  expect(await first.getAttribute('aria-pressed')).toBe('true');
  // What it proposes is on the board, one press away.
  const prompt = page.getByRole('group', { name: say('prompt') });
  expect(await prompt.getByRole('button').count()).toBeGreaterThan(1);
});
