// Measures waiting times: first paint, first legal move, and long tasks of the main thread during play. Once at full
// speed, once like a slow phone on a slow network (a quarter of the speed, 1.6 Mbit/s). Then presses until the next paint:
// node e2e/run.mjs bench [PRESSES [RUNS]]
import type { CDPSession, Page } from 'playwright-core';
import { measurePresses } from './interaction.ts';
import { Meter } from './meter.ts';
import { Player } from './player.ts';
import { kB, sizesOf } from './sizes.ts';
import { sayIn } from './words.ts';
import { World } from './world.ts';

const say = sayIn('en');
const kPresses = 40;

interface Measured {
  paint: number;
  move: number;
  wire: number;
  tasks: number;
  longest: number;
  playing: number;
}

interface Noted {
  paint: number;
  tasks: number[];
}

/** Runs in the page before any of its scripts. */
function takeNotes(): void {
  const noted: Noted = { paint: 0, tasks: [] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.tasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
}
const notes = (page: Page): Promise<Noted> => page.evaluate(() => (window as unknown as { noted: Noted }).noted);

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const rate = 1_600_000 / 8;
  const limits = { offline: false, latency: 150, downloadThroughput: rate, uploadThroughput: rate / 2 };
  await session.send('Network.emulateNetworkConditions', limits);
}

async function measure(world: World, isSlow: boolean): Promise<Measured> {
  const meter = await Meter.before(world.server.address);
  const context = await world.browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(takeNotes);
  if (isSlow) await slowDown(await context.newCDPSession(page));
  const start = performance.now();
  await page.goto(meter.address);
  const play = page.getByRole('button', { name: say('home-play') });
  await play.waitFor();
  const paint = (await notes(page)).paint;
  await play.click();
  await page
    .getByRole('group', { name: say('hand') })
    .getByRole('button', { disabled: false })
    .first()
    .waitFor();
  const move = performance.now() - start;
  const wire = meter.bytes;
  const before = (await notes(page)).tasks.length;
  const player = new Player(page, { seed: 21 });
  const begin = performance.now();
  await player.play(() => player.presses >= kPresses);
  const playing = performance.now() - begin;
  const tasks = (await notes(page)).tasks.slice(before);
  await context.close();
  meter.close();
  return { paint, move, wire, playing, tasks: tasks.length, longest: Math.max(0, ...tasks) };
}

export default async function bench([presses = '300', runs = '3']: string[]): Promise<void> {
  const rows: [string, (one: Measured) => string][] = [
    ['largest contentful paint', (one) => `${one.paint.toFixed(0)} ms`],
    ['first legal move, from navigation', (one) => `${one.move.toFixed(0)} ms`],
    ['over the wire until then', (one) => kB(one.wire)],
    [
      `long tasks in ${String(kPresses)} presses`,
      (one) => `${String(one.tasks)} (longest ${one.longest.toFixed(0)} ms)`,
    ],
    ['those presses took', (one) => `${(one.playing / 1000).toFixed(1)} s`],
  ];
  const world = await World.begin();
  try {
    console.error('measuring as it is');
    const plain = await measure(world, false);
    console.error('measuring slowed down');
    const slow = await measure(world, true);
    console.log(`${''.padEnd(36)}${'as it is'.padStart(24)}${'slow phone'.padStart(24)}`);
    for (const [name, show] of rows) {
      console.log(`${name.padEnd(36)}${show(plain).padStart(24)}${show(slow).padStart(24)}`);
    }
    const { pages, texts, wasm } = sizesOf();
    console.log(
      `\ngzip: code of the heaviest page ${kB(pages[0]?.code ?? 0)}, texts of a language up to ${kB(Math.max(...Object.values(texts)))}, wasm ${kB(wasm)}\n`,
    );
    console.error('measuring presses');
    await measurePresses(world, Number(presses), Number(runs));
  } finally {
    await world.end();
  }
}
