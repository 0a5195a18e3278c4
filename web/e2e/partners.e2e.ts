// Partners in two browsers: one offers a card without being asked, and only the other sees which.
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { eventsIn, listen, secretsIn, type Frame } from './frames.ts';
import type { Player } from './player.ts';
import { playOn, together } from './together.ts';
import type { Thing } from './tree.ts';
import { can } from './tree.ts';
import { sayIn, type Say } from './words.ts';
import { scenario } from './world.ts';

const say = sayIn('en');
const cs = sayIn('cs');

const hasButton = (tree: readonly Thing[], name: string): boolean =>
  tree.some((one) => one.role === 'button' && one.name === name && can(one));

/** Plays until Amber may ask Petr for a card, which is when Petr may offer one. Both stop there. */
async function untilAnOffer(amber: Player, petr: Player): Promise<void> {
  await Promise.all([
    amber.play((tree) => hasButton(tree, say('do-ask'))),
    petr.play((tree) => hasButton(tree, cs('do-offer-card'))),
  ]);
}

const inPrompt = (page: Page, words: Say): Locator => page.getByRole('group', { name: words('prompt') });

/** Picks the first card of the hand and confirms it. */
async function handOver(page: Page, words: Say): Promise<void> {
  await page
    .getByRole('group', { name: words('hand') })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('button', { name: words('do-confirm'), exact: true }).click();
}

const told = (frames: readonly Frame[], type: string): Frame[] => eventsIn(frames).filter((one) => one.type === type);

scenario('a partner offers a card unasked, and the other takes it', async (world) => {
  const { first: amber, second: petr, code, frames } = await together(world, 'towers', { teams: true });
  const looker = await world.open({ path: '/' });
  const watched = listen(looker);
  await looker.goto(`${world.server.address}/t/${code}`);
  await looker.getByText(say('watching')).first().waitFor();

  await untilAnOffer(amber, petr);
  await petr.page.getByRole('button', { name: cs('do-offer-card'), exact: true }).click();
  await handOver(petr.page, cs);

  // Amber is shown the card itself and may take or decline it.
  const shown = inPrompt(amber.page, say).getByText(say('ask-offered', { name: 'Petr', card: '' }).trim());
  await shown.first().waitFor();
  expect(await shown.first().innerText()).not.toContain(say('card-hidden'));
  expect(await amber.page.getByRole('button', { name: say('do-decline'), exact: true }).count()).toBe(1);
  const [offered] = told(frames.first, 'CardOffered');
  expect(offered).toMatchObject({ from: 'C', to: 'A', card: told(frames.second, 'CardOffered')[0]?.['card'] });
  expect(offered?.['card']).not.toBe('?');

  // Anyone else learns only that a card was offered.
  await looker
    .getByText(say('log-CardOffered', { from: 'Petr', to: say('seat-A') }))
    .first()
    .waitFor({ state: 'attached' });
  expect(told(watched, 'CardOffered')).toMatchObject([{ from: 'C', to: 'A', card: '?' }]);

  await amber.page.getByRole('button', { name: say('do-takeCard'), exact: true }).click();
  await inPrompt(amber.page, say).getByText(say('ask-return')).first().waitFor();
  await handOver(amber.page, say);
  for (const heard of [watched, frames.second]) await expect.poll(() => told(heard, 'CardPassed').length).toBe(2);
  const passed = told(frames.second, 'CardPassed');
  expect(passed).toMatchObject([
    { from: 'C', to: 'A', card: offered?.['card'] },
    { from: 'A', to: 'C' },
  ]);
  expect(passed[1]?.['card']).not.toBe('?');
  expect(told(watched, 'OfferTaken')).toMatchObject([{ seat: 'A' }]);
  expect(secretsIn(watched)).toEqual([]);

  // That was the exchange of this turn: neither can begin another one.
  await expect.poll(() => petr.page.getByRole('button', { name: cs('do-offer-card'), exact: true }).count()).toBe(0);
  expect(await amber.page.getByRole('button', { name: say('do-ask'), exact: true }).count()).toBe(0);
  await playOn([amber, petr], 12);
});
