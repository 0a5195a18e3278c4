// The report of a finished game: of a record that is opened, by keyboard; a turning point opened and played on; the end of
// that game from its last turn, and its report from the result. In three sizes and both themes nothing is cut off, and axe
// finds no fault.
import { AxeBuilder } from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { kPlaces } from './games.ts';
import { faultsOfPage } from './look.ts';
import { Player } from './player.ts';
import { byKeyboard } from './press.ts';
import { speak } from './steps.ts';
import { sayIn, type Language } from './words.ts';
import { kOut, scenario } from './world.ts';

const say = sayIn('en');
const kSizes = [
  ['dark', 1440, 900],
  ['light', 820, 1180],
  ['dark', 360, 640],
] as const;

/** Waits until all decisions are judged. */
async function whole(page: Page, spoken = say): Promise<void> {
  await page.getByRole('button', { name: spoken('report-save') }).waitFor({ timeout: 120_000 });
}

async function lookAt(page: Page, language: Language): Promise<string[]> {
  const faults: string[] = [];
  for (const [colorScheme, width, height] of kSizes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const where = `[${language}, ${String(width)} × ${String(height)}]`;
    faults.push(...(await page.evaluate(faultsOfPage, { thumb: 44 })).map((fault) => `${fault} ${where}`));
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    faults.push(...violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 160) ?? ''} ${where}`));
    if (process.env['PICTURES']) {
      await page.screenshot({ path: `${kOut}report-${language}-${String(width)}.png`, fullPage: true });
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return faults;
}

scenario('a report, a turning point played on, and the report of that', async (world) => {
  const record = readFileSync(new URL('../../tests/golden/records/duel-default.rec', import.meta.url), 'utf8');
  const page = await world.open({ path: '/replay' });
  await page.getByRole('textbox', { name: say('replays-paste') }).fill(record);
  await page.getByRole('button', { name: say('replays-open') }).click();
  await page.getByRole('button', { name: say('menu'), exact: true }).click();
  await page.getByRole('link', { name: say('result-report'), exact: true }).click();
  await whole(page);

  const faults = await lookAt(page, 'en');
  await speak(page, say, 'uk');
  await whole(page, sayIn('uk'));
  faults.push(...(await lookAt(page, 'uk')));
  await speak(page, sayIn('uk'), 'en');
  expect(faults).toEqual([]);

  // By keyboard: a turning point, with the bots and the chance that the sheet proposes.
  const address = page.url();
  const opens = page
    .getByRole('region', { name: say('report-moments') })
    .getByRole('button', { name: say('report-play') })
    .first();
  await opens.focus();
  await page.keyboard.press('Enter');
  const start = page.getByRole('button', { name: say('from-start'), exact: true });
  await start.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: say(kPlaces.duel) }).waitFor();
  const press = byKeyboard(say);
  const first = new Player(page, { press, seed: 3 });
  await first.play(() => first.presses >= 3);
  expect(first.presses).toBeGreaterThan(0);

  // The last turn, chosen in the graph, played to the end.
  await page.goto(address);
  await whole(page);
  await page.getByRole('slider', { name: say('report-moment') }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page
    .getByRole('region', { name: say('report-chances') })
    .getByRole('button', { name: say('report-play') })
    .click();
  await start.click();
  await page.getByRole('group', { name: say(kPlaces.duel) }).waitFor();
  await new Player(page, { press, seed: 4 }).play();
  await page.getByRole('link', { name: say('result-report'), exact: true }).click();
  await whole(page);
  // Its lines add up to a result, and it speaks to the player.
  const table = page.getByRole('table').first();
  expect(await table.getByRole('row').last().innerText()).toContain(say('report-line-result'));
  expect(await table.innerText()).toContain(say('report-line-own-choices'));
});
