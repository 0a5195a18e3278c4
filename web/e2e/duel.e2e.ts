// Knight & Mage on one device: a whole game with its scoring, two people at one screen, and the features around a turn.
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { asks } from './asked.ts';
import { inSomeGame } from './chance.ts';
import { drawnTo } from './drawn.ts';
import { Player } from './player.ts';
import { RuleSheet } from './rules.ts';
import { again, begin, keepAll, makeTable, seated } from './steps.ts';
import { isIn, readTree, type Thing } from './tree.ts';
import { sayIn } from './words.ts';
import { scenario } from './world.ts';

const say = sayIn('en');
const kSides = ['K', 'M'] as const;

/** Reads the scoring step by step; returns the points of both players. */
async function readPoints(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: say('duel-score') });
  const next = dialog.getByRole('button', { name: say('duel-score-next') });
  const steps = Number(/(\d+)\D*$/.exec((await dialog.getByText(/^Step 1 of/).innerText()) ?? '')?.[1]);
  // A guess, veiled cards, the count, five towers, chests and the total.
  expect(steps).toBeGreaterThanOrEqual(8);
  for (let step = 1; step <= steps; ++step) {
    await dialog.getByText(say('duel-score-step', { step, steps }), { exact: true }).waitFor();
    if (step < steps) await next.click();
  }
  expect(await next.count()).toBe(0);
  const points = await dialog.getByRole('definition').allInnerTexts();
  await dialog
    .getByRole('button', { name: say('close') })
    .last()
    .click();
  return points;
}

scenario(
  'a whole duel with the network off against the strongest bot, to the last point',
  async (world) => {
    const page = await world.open();
    await keepAll(page);
    await world.server.kill();
    await page.context().setOffline(true);
    await makeTable(page, say, { game: 'duel', seats: ['person', 'bot'], level: 'strongest' });
    await seated(page, say, 'duel');
    const player = new Player(page, { seed: 41 });
    await player.play(() => player.presses >= 20);
    await page.reload();
    await seated(page, say, 'duel');
    await player.play((tree) => tree.some((one) => one.role === 'dialog' && one.name === say('duel-score')));
    const points = (await readPoints(page)).slice(-2);

    const result = page.getByRole('dialog');
    await result.getByRole('button', { name: say('rematch'), exact: true }).waitFor();
    for (const count of points.map(Number)) {
      await result.getByLabel(say('duel-points', { count }), { exact: true }).first().waitFor();
    }
    await result.getByRole('button', { name: say('verify') }).click();
    await result.getByText(say('verify-right')).waitFor();
    await result.getByRole('button', { name: say('duel-do-xray') }).click();
    const xray = page.getByRole('dialog', { name: say('duel-xray') });
    await xray.getByRole('table').waitFor();
    // One row for each tower with a secret card; every card is known.
    expect(await xray.getByRole('row').count()).toBe(6);
    expect(await xray.getByRole('img', { name: say('duel-card-unknown') }).count()).toBe(0);
    await page.keyboard.press('Escape');

    await result.getByRole('link', { name: say('result-replay') }).click();
    const moment = page.getByRole('slider', { name: say('replay-scrub') });
    await moment.waitFor();
    await moment.fill('40');
    await page.getByRole('group', { name: say('duel-ring') }).waitFor();
    await page.getByRole('button', { name: say('verify') }).click();
    await page.getByText(say('verify-right')).waitFor();
  },
  { seconds: 480 },
);

scenario('two people at one screen play a duel, and neither sees what the other one knows', async (world) => {
  await inSomeGame(async (game) => (await playAtOneScreen(await world.open(), 42 + game)) || undefined);
});

/** Plays a game of two people and checks each step for leaks; returns how many towers they looked under. */
async function playAtOneScreen(page: Page, seed: number): Promise<number> {
  const names = { K: 'Zosia', M: 'Karel' };
  await makeTable(page, say, { game: 'duel', seats: ['person', 'person'], names: [names.K, names.M] });
  await seated(page, say, 'duel');
  let handed = 0;
  let here: (typeof kSides)[number] | undefined;
  const looked = { K: new Set<string>(), M: new Set<string>() };
  const leaks: string[] = [];
  const look = (tree: readonly Thing[]): boolean => {
    const isHandedOver = tree.some((one) => one.name === say('hand-over-ready'));
    if (isHandedOver) {
      ++handed;
      here = kSides.find((seat) => tree.some((one) => one.name.includes(say('hand-over', { name: names[seat] }))));
      leaks.push(...seenTowers(tree), ...kSides.flatMap((seat) => veiledCards(tree, names[seat])));
      return false;
    }
    if (!here) return false;
    leaks.push(...veiledCards(tree, here === 'K' ? names.M : names.K));
    for (const tower of tree.filter((one) => one.role === 'figure')) looked[here].add(towerIn(tower.name));
    leaks.push(...seenTowers(tree).filter((tower) => here && !looked[here].has(tower)));
    return false;
  };
  await new Player(page, { seed, weights: { pass: 0 } }).play(look);
  expect(handed).toBeGreaterThan(8);
  expect(leaks).toEqual([]);
  await page.context().close();
  return looked.K.size + looked.M.size;
}

// “Under the toad tower”, “Toad tower: 3 points, … You saw its secret card: …”.
const towerIn = (words: string): string => /(\w[\w-]*) tower/i.exec(words)?.[1]?.toLowerCase() ?? '';
function seenTowers(tree: readonly Thing[]): string[] {
  const [saw = ''] = say('duel-secret-seen', { card: '|' }).split('|');
  const words = tree.flatMap(({ name, text }) => [name, text]).filter((one) => one.includes(saw));
  return words.map(towerIn);
}

/** The veiled cards whose faces can be read; for the others only their number is public. */
function veiledCards(tree: readonly Thing[], owner: string): string[] {
  const isTheirs = (one: Thing): boolean =>
    isIn(one, 'region', say('duel-area', { name: owner })) && isIn(one, 'group', say('about-veiled'));
  const cards = tree.filter((one) => one.role === 'img' && isTheirs(one) && !/^\d+ chest/.test(one.name));
  return cards.map((one) => one.name).filter((name) => name !== say('duel-card-unknown'));
}

scenario('around a turn: a rule, why not, a hint, undo, a look that outlives a reload', async (world) => {
  const page = await world.open();
  await begin(page, say, 'duel');
  const ring = page.getByRole('group', { name: say('duel-ring') });
  const prompt = page.getByRole('group', { name: say('prompt') });
  const towers = ring.getByRole('button', { disabled: false });
  const rules = new RuleSheet(page, say);
  const player = new Player(page, { seed: 43, weights: { pass: 0 }, wants: drawnTo('peek_swap', say) });
  const isMove = (tree: readonly Thing[]): boolean => asks(tree, say, 'duel-ask-MOVE');
  await player.play(isMove);

  await rules.askAbout(towers.first(), 'about-stones', 'KM-8.1');

  // Asks why a card cannot be taken before the move.
  await ring.getByRole('button', { disabled: true }).first().click({ force: true });
  const why = page.getByRole('status').filter({ has: page.getByRole('button', { name: say('why-rule') }) });
  await why.waitFor();
  await why.getByRole('button', { name: say('why-rule') }).click();
  await rules.read();

  // A hint is previewed on the board and needs one press to confirm.
  await page.getByRole('button', { name: say('hint') }).click();
  const hints = page.getByRole('region', { name: say('hint') });
  const first = hints.getByRole('listitem').getByRole('button').first();
  await first.waitFor();
  expect(await first.getAttribute('aria-pressed')).toBe('true');
  expect(await prompt.getByRole('button').count()).toBeGreaterThan(1);
  await hints.getByRole('button', { name: say('close') }).click();
  await page.keyboard.press('Escape');

  // Undo restores the position before the move.
  let before: string[] = [];
  const onRing = (tree: readonly Thing[]): string[] =>
    tree.filter((one) => one.role === 'button' && isIn(one, 'group', say('duel-ring'))).map((one) => one.name);
  await player.play((tree) => {
    if (isMove(tree)) before = onRing(tree);
    return asks(tree, say, 'duel-ask-TAKE');
  });
  await page.keyboard.press('u');
  await expect.poll(async () => onRing(await readTree(page))).toEqual(before);

  // The number key of a card picks it.
  await player.play((tree) => asks(tree, say, 'duel-ask-SPELL'));
  const live = { disabled: false };
  const mine = page.getByRole('group', { name: say('duel-acquired') }).filter({ has: page.getByRole('button', live) });
  // While a card still moves, none can be picked.
  await mine.getByRole('button', live).first().waitFor();
  const states = await mine.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaDisabled !== 'true'));
  await page.keyboard.press(String(states.indexOf(true) + 1));
  await prompt.getByRole('button', { name: say('do-cancel') }).waitFor();
  await page.keyboard.press('Escape');

  // The two cards in hand survive a reload and a visit to the home page.
  const isLooking = (tree: readonly Thing[]): boolean => asks(tree, say, 'duel-ask-RETURN');
  await inSomeGame(async (game) => {
    if (game > 0) await again(page, say, 'duel');
    await player.play(isLooking);
    return isLooking(await readTree(page)) || undefined;
  });
  const looked = page.getByRole('figure');
  await looked.first().waitFor();
  const cards = await looked.allInnerTexts();
  const pictures = await looked.getByRole('img').evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(pictures).toHaveLength(2);
  expect(pictures).not.toContain(say('duel-card-unknown'));
  await page.reload();
  await looked.first().waitFor();
  expect(await looked.allInnerTexts()).toEqual(cards);
  await page.goto(world.server.address);
  await page.getByRole('link', { name: say('continue') }).click();
  await looked.first().waitFor();
  expect(await looked.getByRole('img').evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(pictures);
  await prompt.getByRole('button', { name: say('duel-do-exchange') }).click();
  await looked.first().waitFor({ state: 'detached' });
});
