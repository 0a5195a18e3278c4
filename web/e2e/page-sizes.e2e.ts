// The pages around a game in every size that people have: nothing is cut off, overlaps or scrolls sideways, and axe finds
// no fault in either theme. looks.ts checks three sizes in every language and twice the text size.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOfPage } from './look.ts';
import { chooseGame, makeTable, showMore, speak } from './steps.ts';
import { sayIn } from './words.ts';
import { scenario, type World } from './world.ts';

const say = sayIn('en');
const kSizes = [
  ...[[360, 640] as const, [390, 844] as const, [600, 960] as const, [768, 1024] as const, [820, 1180] as const],
  ...[[844, 390] as const, [1024, 768] as const, [1280, 720] as const, [1366, 768] as const, [1440, 900] as const],
  ...[[1920, 1080] as const, [2560, 1440] as const],
];
// Ukrainian has the longest words, and English is what the tests speak.
const kSpoken = ['en', 'uk'] as const;

/** Tables of this device, as the lists show them. */
const kKept = [
  { code: 'a-a-1', game: 'duel', place: 'here', isQuick: true, asked: { seat: 'K', name: 'Zosia' } },
  { code: 'b-b-2', game: 'towers', place: 'here', asked: { seat: 'A', name: 'Zosia' } },
  { code: 'c-c-3', game: 'towers', place: 'here', isOver: true, ended: 1_700_000_000_000, winners: ['B'] },
].map((one) => ({
  ...{ ...one, seats: [{ seat: one.game === 'duel' ? 'K' : 'A', token: 'a' }], seen: 1_700_000_000_000 },
  players: [
    { seat: one.game === 'duel' ? 'K' : 'A', name: 'Zosia' },
    { seat: one.game === 'duel' ? 'M' : 'B', name: 'Bartholomew the Patient' },
  ],
}));

const scenes: Record<string, (world: World) => Promise<Page>> = {
  home: (world) => world.open(),
  'home of Knight & Mage': async (world) => {
    const page = await world.open();
    await chooseGame(page, say, 'duel');
    return page;
  },
  'home with tables': async (world) => {
    const stored = [{ name: 'spires.tables', value: JSON.stringify(kKept) }];
    const origins = [{ origin: world.server.address, localStorage: stored }];
    const page = await world.open({ storageState: { cookies: [], origins } });
    await page.getByRole('button', { name: say('continue-finished', { count: 1 }) }).click();
    return page;
  },
  'new table': (world) => world.open({ path: '/new' }),
  'new table with more options': async (world) => {
    const page = await world.open({ path: '/new' });
    await showMore(page, say);
    return page;
  },
  lobby: async (world) => {
    const page = await world.open();
    await makeTable(page, say, { seats: ['person', 'open', 'open', 'open', 'open'] });
    await page.getByRole('button', { name: say('lobby-start') }).waitFor();
    return page;
  },
  'no such page': (world) => world.open({ path: '/nowhere' }),
};

for (const [name, reach] of Object.entries(scenes)) {
  scenario(`every size of a page: ${name}`, async (world) => {
    const page = await reach(world);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const faults: string[] = [];
    let spoken: (typeof kSpoken)[number] = 'en';
    for (const language of kSpoken) {
      if (language !== spoken) await speak(page, sayIn(spoken), language);
      spoken = language;
      for (const [width, height] of kSizes) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const found = await page.evaluate(faultsOfPage, { thumb: 44 });
        faults.push(...found.map((fault) => `${fault}  [${language}, ${width} × ${height}]`));
      }
    }
    for (const [colorScheme, width, height] of [['light', 390, 844] as const, ['dark', 1440, 900] as const]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      const options = { resultTypes: ['violations' as const] };
      const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
      faults.push(...violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`));
    }
    expect(faults).toEqual([]);
  });
}
