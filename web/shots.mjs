// Takes screenshots of the demo, which shows rare situations:   npm run shots:demo [-- name …]
// Fails on axe violations. Starts the dev server itself; needs Chromium (CHROMIUM, or the system's).
import { AxeBuilder } from '@axe-core/playwright';
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const sizes = { phone: [360, 640], tablet: [1024, 768], desktop: [1920, 1080] };
const themes = ['night', 'light'];

// With `ghost`, the script picks a target first, so that the screenshot shows the ghost of a move.
const scenes = {
  drawing: { path: '/demo?frame=drawing' },
  high: { path: '/demo?frame=high' },
  start: { path: '/demo?frame=start' },
  tall: { path: '/demo?frame=tall', ghost: true },
  wizard: { path: '/demo?frame=wizard', ghost: true },
  crowd: { path: '/demo?frame=crowd' },
  window: { path: '/demo?frame=window' },
  over: { path: '/demo?frame=over' },
  'duel-take': { path: '/demo?duel=knight&at=8' },
  'duel-spell': { path: '/demo?duel=knight&at=16' },
  'duel-look': { path: '/demo?duel=knight&at=30' },
  'duel-push': { path: '/demo?duel=mage&at=PUSH' },
  'duel-guess': { path: '/demo?duel=knight&at=GUESS' },
  'duel-end': { path: '/demo?duel=knight&at=END' },
  home: { path: '/' },
};

const wanted = process.argv.slice(2);
const folder = new URL('./shots/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
await server.listen();
const base = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--force-device-scale-factor=1'],
});

// Picks the choice that covers the most, so that the screenshot shows all parts of a ghost.
async function pickOne(page) {
  const targets = page.locator('.target.live .hit');
  const count = await targets.count();
  let best = 0;
  let most = -1;
  for (let i = 0; i < count; ++i) {
    await targets.nth(i).hover({ force: true });
    const seen = await page.locator('.pieces [stroke="var(--warn)"]').count();
    if (seen > most) [best, most] = [i, seen];
  }
  if (count > 0) await targets.nth(best).click({ force: true });
  await page.mouse.move(2, 2);
}

for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const [size, [width, height]] of Object.entries(sizes)) {
    for (const theme of themes) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: theme === 'light' ? 'light' : 'dark',
        reducedMotion: 'reduce',
        locale: process.env.LANGUAGE_OF_SHOTS ?? 'en',
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(name, size, theme, error.message));
      page.on('console', (said) => said.type() === 'error' && console.error(name, said.text()));
      await page.goto(base + scene.path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      if (scene.ghost) await pickOne(page);
      await page.screenshot({ path: `${folder}${name}-${size}-${theme}.png` });
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations) {
        console.error(name, size, theme, id, nodes[0]?.html.slice(0, 120));
        process.exitCode = 1;
      }
      await context.close();
    }
  }
  console.log(name);
}
await browser.close();
await server.close();
