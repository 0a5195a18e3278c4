// Draws the icons of the installed page from public/icon.svg:   npm run icons
// They rarely change and need a browser to draw, so the PNG files are committed in public/icons. Needs Chromium
// (CHROMIUM, or the system's).
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../public/', import.meta.url);
const shield = readFileSync(new URL('icon.svg', folder), 'utf8').replace(
  '<svg ',
  '<svg x="X" y="Y" width="W" height="H" ',
);

// `height` is the share of the icon that the shield fills; icons that may be cropped to a circle need more margin.
const pictures = [
  { name: 'icon-192', size: 192, height: 0.7, corner: 0.22 },
  { name: 'icon-512', size: 512, height: 0.7, corner: 0.22 },
  { name: 'maskable-512', size: 512, height: 0.56, corner: 0 },
  { name: 'apple-touch-icon', size: 180, height: 0.66, corner: 0 },
];
const stars = [
  [12, 17, 0.9],
  [23, 9, 0.6],
  [84, 30, 0.8],
  [91, 55, 0.6],
  [9, 48, 0.6],
  [70, 8, 0.7],
  [17, 76, 0.7],
];

function picture({ height, corner }) {
  const tall = height * 100;
  const wide = (tall * 24) / 28.4;
  const placed = shield
    .replace('"X"', `"${50 - wide / 2}"`)
    .replace('"Y"', `"${51 - tall / 2}"`)
    .replace('"W"', `"${wide}"`)
    .replace('"H"', `"${tall}"`);
  const sky = stars.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#FFF1C9" opacity=".8"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100%" height="100%">
    <defs>
      <linearGradient id="sky" x2="0" y2="1">
        <stop stop-color="#0B1033"/><stop offset=".5" stop-color="#1C2160"/><stop offset="1" stop-color="#4A3F85"/>
      </linearGradient>
      <radialGradient id="glow"><stop stop-color="#F0AE3C" stop-opacity=".55"/><stop offset="1" stop-color="#F0AE3C" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="100" height="100" rx="${corner * 100}" fill="url(#sky)"/>${sky}
    <circle cx="50" cy="51" r="${tall * 0.68}" fill="url(#glow)"/>${placed}
  </svg>`;
}

mkdirSync(new URL('icons/', folder), { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--force-device-scale-factor=1'],
});
for (const one of pictures) {
  const page = await browser.newPage({ viewport: { width: one.size, height: one.size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${picture(one)}`);
  await page.screenshot({ path: new URL(`icons/${one.name}.png`, folder).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
