// Size budgets of a visit, asserted on the built files and on the wire.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kGames, kPlaces, type Game } from './games.ts';
import { Meter } from './meter.ts';
import { kPages } from './server.ts';
import { kB, sizesOf } from './sizes.ts';
import { kLanguages, sayIn, type Language } from './words.ts';
import { scenario, type World } from './world.ts';

const kScript = 150_000;
const kWasm = 200_000;
const kMind = 150_000;
const kFonts = 60_000;
const kFirstLoad = 500_000;

test('budgets of the built files', () => {
  const { pages, texts, wasm, mind } = sizesOf();
  const words = kLanguages.map((one) => `${one} ${kB(texts[one])}`).join(', ');
  console.log(`gzip: wasm ${kB(wasm)}, mind ${kB(mind)}, texts: ${words}`);
  console.log(`gzip, code with all it needs: ${pages.map((one) => `${one.name} ${kB(one.code)}`).join(', ')}`);
  expect(pages.length, 'the start page, and what is fetched later').toBeGreaterThan(4);
  for (const { name, code } of pages) expect(code, name).toBeLessThanOrEqual(kScript);
  expect(wasm, 'wasm').toBeLessThanOrEqual(kWasm);
  expect(mind, 'mind').toBeGreaterThan(0);
  expect(mind, 'mind').toBeLessThanOrEqual(kMind);
});

test('the page brings no script or style of its own', () => {
  const page = readFileSync(join(kPages, 'index.html'), 'utf8');
  for (const [tag] of page.matchAll(/<script\b[^>]*>/g)) expect(tag).toMatch(/\bsrc="\/[^/]/);
  expect(page).not.toMatch(/<style\b|\sstyle=|\son\w+=|javascript:|data:/);
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

interface Visit {
  home: number;
  move: number;
  fonts: number;
  scripts: number;
}

/** Loads the page up to the first move and returns the bytes on the wire, with the share of fonts and scripts. */
async function visit(world: World, game: Game, language: Language): Promise<Visit> {
  const meter = await Meter.before(world.server.address);
  const say = sayIn(language);
  // With the game stored as chosen, the page does not prefetch the other one. Files cached for later are not part of
  // the first load.
  const chosen = { origin: meter.address, localStorage: [{ name: 'spires.game', value: game }] };
  const context = await world.browser.newContext({
    ...{ locale: language, serviceWorkers: 'block' },
    storageState: { cookies: [], origins: [chosen] },
  });
  const page = await context.newPage();
  let fonts = 0;
  let scripts = 0;
  page.on('response', (response) => {
    const weight = Number(response.headers()['content-length'] ?? 0);
    if (response.url().endsWith('.woff2')) fonts += weight;
    if (response.url().endsWith('.js')) scripts += weight;
    expect(new URL(response.url()).origin, response.url()).toBe(meter.address);
    expect(response.url(), 'needed for a first move').not.toMatch(/\/mind-/);
  });
  await page.goto(meter.address, { waitUntil: 'networkidle' });
  const home = meter.bytes;
  await page.getByRole('button', { name: say('home-play') }).click();
  await page
    .getByRole('group', { name: say(kPlaces[game]) })
    .getByRole('button', { disabled: false })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const move = meter.bytes;
  await context.close();
  meter.close();
  return { home, move, fonts, scripts };
}

for (const game of kGames) {
  scenario(`budgets on the wire: ${game}`, async (world) => {
    for (const language of kLanguages) {
      const { home, move, fonts, scripts } = await visit(world, game, language);
      const parts = `fonts ${kB(fonts)}, scripts with texts ${kB(scripts)}`;
      console.log(`${game}, ${language}: start page ${kB(home)}, until the first move ${kB(move)}, of it ${parts}`);
      expect(scripts, `scripts of ${language}`).toBeGreaterThan(0);
      expect(scripts, `scripts of ${language}`).toBeLessThanOrEqual(kScript);
      expect(fonts, `fonts of ${language}`).toBeGreaterThan(0);
      expect(fonts, `fonts of ${language}`).toBeLessThanOrEqual(kFonts);
      expect(move, `first load of ${language}`).toBeLessThanOrEqual(kFirstLoad);
    }
  });
}
