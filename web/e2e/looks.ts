// Checks every page in three sizes and four languages: nothing scrolls sideways, is cut off or overlaps; in both themes
// axe finds no accessibility fault.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { faultsOfPage } from './look.ts';
import { posesOf, type Scene } from './scene.ts';
import { sceneOf, type SceneName } from './scenes.ts';
import { speak } from './steps.ts';
import { kLanguages, sayIn, type Language } from './words.ts';
import { scenario } from './world.ts';

const kSizes = { phone: [360, 640], tablet: [1024, 768], desktop: [1920, 1080] } as const;
const kThumb = 44;
const kLast: Language = kLanguages[kLanguages.length - 1] ?? 'en';

const kMostLooks = 4;
/** Faults, each with the places where it occurs. */
type Faults = Map<string, string[]>;

async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  // The page gets the event in the next frame and renders in the one after.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function lookAt(page: Page, faults: Faults, where: string, thumb: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // A short message of the game disappears by itself.
  await page
    .locator('[aria-live="polite"] > li.panel')
    .first()
    .waitFor({ state: 'detached', timeout: 10_000 })
    .catch(() => undefined);
  const measure = (): Promise<string[]> => page.evaluate(faultsOfPage, { thumb });
  let found = await measure();
  // Measures again while elements are still moving.
  for (let looks = 0; looks < kMostLooks && found.length > 0; ++looks) {
    await page.waitForTimeout(500);
    found = await measure();
  }
  for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), where]);
}

/** Measures every pose of the scene at this size. */
async function measure(page: Page, scene: Scene, faults: Faults, at: View): Promise<void> {
  await resize(page, kSizes[at.size]);
  for await (const pose of posesOf(scene, page, sayIn(at.language))) {
    const where = [pose, at.language, at.size, at.note].filter(Boolean).join(' ');
    await lookAt(page, faults, where, at.note ? 0 : kThumb);
  }
}
interface View {
  language: Language;
  size: keyof typeof kSizes;
  note?: string;
}

/** Defines a test for a scene, and for the scene that people reach from there. */
export function look(name: SceneName, next?: SceneName): void {
  scenario(
    `look of ${name}${next ? ` and ${next}` : ''}`,
    async (world) => {
      const scene = sceneOf(name);
      const page = await scene.reach(world, { size: kSizes.tablet, reducedMotion: 'reduce' });
      const faults: Faults = new Map();
      await lookAtScene(page, scene, faults);
      const following = next && sceneOf(next);
      if (following) {
        await speak(page, sayIn(kLast), 'en');
        await following.follow?.(page, sayIn('en'));
        await lookAtScene(page, following, faults);
      }
      const told = [...faults].map(([fault, places]) => `${fault}  [${places.join(', ')}]`);
      if (told.length > 0) throw new Error(told.join('\n'));
    },
    { seconds: 480 },
  );
}

/** Measures in every language and size. The page is in English before and in the last language afterwards. */
async function lookAtScene(page: Page, scene: Scene, faults: Faults): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let spoken: Language = 'en';
  for (const language of kLanguages) {
    if (language !== spoken) await speak(page, sayIn(spoken), language);
    spoken = language;
    for (const size of ['phone', 'tablet', 'desktop'] as const) {
      await measure(page, scene, faults, { language, size });
    }
    // Twice the text size, as users can set it in browsers and phones.
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const size of ['phone', 'tablet'] as const) {
      await measure(page, scene, faults, { language, size, note: '200 %' });
    }
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    await resize(page, kSizes.tablet);
  }
  // Colours depend on the theme, names and roles on the size, so two combinations cover both.
  for (const [colorScheme, size] of [['light', 'phone'] as const, ['dark', 'tablet'] as const]) {
    await page.emulateMedia({ colorScheme });
    await resize(page, kSizes[size]);
    for await (const pose of posesOf(scene, page, sayIn(spoken))) {
      await judge(page, faults, `${pose} ${colorScheme} ${size}`.trim());
    }
  }
}

/** Runs axe and adds its violations to the faults. */
async function judge(page: Page, faults: Faults, where: string): Promise<void> {
  // Reports only violations, because the other results took most of the time. The pages have no frames.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  for (const { id, nodes } of violations) {
    const fault = `axe ${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`;
    faults.set(fault, [...(faults.get(fault) ?? []), where]);
  }
}
