import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const [out, w, h, cols, ...names] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const rows = Math.ceil(names.length / cols);
const p = await b.newPage({ viewport: { width: w * cols, height: h * rows } });
await p.setContent(`<body style="margin:0;display:grid;grid-template-columns:repeat(${cols},${w}px)">` + names.map((n) => `<img width=${w} height=${h} src="data:image/png;base64,${readFileSync(`/tmp/h8shots/${n}.png`).toString('base64')}">`).join(''));
await p.screenshot({ path: `/tmp/h8shots/${out}.png` });
await b.close();
