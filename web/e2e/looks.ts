// Every page in three sizes and four languages: nothing scrolls sideways, nothing is cut off, nothing lies on anything
// else; in both themes nothing keeps anybody out (axe).
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { faultsOfPage } from './look.ts';
import { kScenes } from './scenes.ts';
import { speak } from './steps.ts';
import { kLanguages, sayIn } from './words.ts';
import { scenario } from './world.ts';

const kSizes = { phone: [360, 640], tablet: [1024, 768], desktop: [1920, 1080] } as const;
const kThumb = 44;

/** What is wrong, and where it is. */
type Faults = Map<string, string[]>;

async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  // The page hears of it with the next frame and is drawn anew with the one after.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function lookAt(page: Page, faults: Faults, where: string, thumb: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const measure = (): Promise<string[]> => page.evaluate(faultsOfPage, { thumb });
  let found = await measure();
  // What is still on its way to its place is looked at once more.
  if (found.length > 0) {
    await page.waitForTimeout(500);
    found = await measure();
  }
  for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), where]);
}

/** A test for a scene. */
export function look(name: keyof typeof kScenes): void {
  scenario(`look of ${name}`, async (world) => {
    const reach = kScenes[name];
    const page = await reach(world, { size: kSizes.tablet, reducedMotion: 'reduce' });
    const faults: Faults = new Map();
    let spoken: (typeof kLanguages)[number] = 'en';
    for (const language of kLanguages) {
      if (language !== spoken) await speak(page, sayIn(spoken), language);
      spoken = language;
      for (const [size, measures] of Object.entries(kSizes)) {
        await resize(page, measures);
        await lookAt(page, faults, `${language} ${size}`, kThumb);
      }
      await resize(page, kSizes.tablet);
    }
    // Letters of twice the size, as browsers and phones can be told.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const size of ['phone', 'tablet'] as const) {
      await resize(page, kSizes[size]);
      await lookAt(page, faults, `${spoken} ${size} 200 %`, 0);
    }
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const size of ['phone', 'tablet'] as const) {
        await resize(page, kSizes[size]);
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations) {
          const fault = `axe ${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`;
          faults.set(fault, [...(faults.get(fault) ?? []), `${colorScheme} ${size}`]);
        }
      }
    }
    const told = [...faults].map(([fault, places]) => `${fault}  [${places.join(', ')}]`);
    if (told.length > 0) throw new Error(told.join('\n'));
  });
}
