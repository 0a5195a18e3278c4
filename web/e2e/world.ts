// The environment of a test: a server, a browser, and people who open pages. A test fails on an uncaught error, a
// violation of the content security policy, or a request to another host.
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, test } from 'vitest';
import type { Pace } from '../src/film/pace.svelte.ts';
import { Server } from './server.ts';
import type { Language } from './words.ts';

export const kOut = fileURLToPath(new URL('../../build/e2e/', import.meta.url));

export interface Visit extends BrowserContextOptions {
  language?: Language;
  size?: readonly [number, number];
  /** How fast the page shows other players' actions; left out: at once, because the tests play whole games. */
  pace?: Pace;
  path?: string;
}

const kPulse = 3000;
/** A page that hangs gives no picture, and the test has 30 s left to say so. */
const kShot = 10_000;

// Debian's package, or Ubuntu's snap.
const kBrowsers = ['/usr/bin/chromium', '/snap/bin/chromium'];

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? kBrowsers.find((one) => existsSync(one)) ?? '',
    args: ['--no-sandbox', '--force-device-scale-factor=1', '--disable-dev-shm-usage', '--disable-partial-raster'],
  });
}

export class World {
  readonly browser: Browser;
  readonly server: Server;
  readonly pages: Page[];
  readonly faults: string[];
  readonly #twins: Server[] = [];

  private constructor(browser: Browser, server: Server, pages: Page[] = [], faults: string[] = []) {
    this.browser = browser;
    this.server = server;
    this.pages = pages;
    this.faults = faults;
  }

  /** Starts a server, and a browser unless one is passed. */
  static async begin(serverOptions: readonly string[] = [], browser = launch()): Promise<World> {
    return new World(await browser, await Server.start(...serverOptions));
  }

  /** A world with the same browser and a second server with the same tables. REQUIRES: `server` is killed. */
  async twin(): Promise<World> {
    const server = await this.server.copy();
    this.#twins.push(server);
    return new World(this.browser, server, this.pages, this.faults);
  }

  /** Opens a page in a new browser context. */
  async open({
    language = 'en',
    size = [1280, 800],
    path = '/',
    pace = 'instant',
    ...rest
  }: Visit = {}): Promise<Page> {
    const [width, height] = size;
    const kept = { origin: this.server.address, localStorage: [{ name: 'spires.pace', value: pace }] };
    const storageState = { cookies: [], origins: [kept] };
    const viewport = { width, height };
    const context = await this.browser.newContext({ viewport, locale: language, storageState, ...rest });
    const page = await context.newPage();
    this.watch(page);
    await page.goto(this.server.address + path);
    return page;
  }

  watch(page: Page): void {
    this.pages.push(page);
    page.on('pageerror', (error) => this.faults.push(`an error nobody caught: ${error.message}`));
    page.on('console', (said) => {
      if (/Content Security Policy|Refused to/i.test(said.text())) this.faults.push(said.text());
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      const own = url.origin === this.server.address || url.protocol === 'blob:' || url.protocol === 'data:';
      if (!own) this.faults.push(`a request to ${url.origin}`);
    });
  }

  async picture(name: string): Promise<void> {
    mkdirSync(kOut, { recursive: true });
    for (const [i, page] of this.pages.entries()) {
      if (page.isClosed()) continue;
      await page.screenshot({ path: `${kOut}${name}-${String(i + 1)}.png`, timeout: kShot }).catch(() => undefined);
    }
  }

  /** Says of every page whether its scripts run and whether it draws: a page that hangs does one or neither of them. */
  async pulse(): Promise<string[]> {
    const within = async (asked: Promise<unknown>): Promise<string> => {
      const late = new Promise<string>((done) => void setTimeout(() => done('no answer'), kPulse).unref());
      return Promise.race([asked.then(() => 'yes', String), late]);
    };
    const open = this.pages.filter((page) => !page.isClosed());
    return Promise.all(
      open.map(async (page, i) => {
        const runs = await within(page.evaluate(() => true));
        const draws = await within(page.evaluate(() => new Promise((done) => requestAnimationFrame(done))));
        return `page ${String(i + 1)} at ${page.url()}: scripts run: ${runs}; frames are drawn: ${draws}`;
      }),
    );
  }

  async end({ keepsBrowser = false } = {}): Promise<void> {
    // Each context has its own cookies, caches and workers; closing it removes them.
    await (keepsBrowser ? Promise.all(this.browser.contexts().map((one) => one.close())) : this.browser.close());
    await Promise.all([this.server, ...this.#twins].map((one) => one.close()));
  }
}

// The tests of a file run one after the other in one browser, which takes as long to start as a page to open.
let shared: Promise<Browser> | undefined;
function sharedBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

/** Defines a test in its own world. On failure it takes screenshots of every page and prints how to repeat the test. */
export function scenario(
  name: string,
  play: (world: World) => Promise<void>,
  { seconds = 300, server = [] as string[] } = {},
): void {
  afterAll(async () => {
    await (await shared)?.close();
    shared = undefined;
  });
  test(
    name,
    async () => {
      const world = await World.begin(server, sharedBrowser());
      try {
        await Promise.race([play(world), late(seconds)]);
        if (world.faults.length > 0) throw new Error(world.faults.join('\n'));
      } catch (fault) {
        const file = name.replace(/[^\w]+/g, '-');
        for (const one of await world.pulse()) console.error(one);
        await world.picture(file);
        // A fault of a page may be the cause of the failure.
        for (const one of world.faults) console.error(one);
        console.error(`pictures: build/e2e/${file}-*.png   repeat: ./test web --only '${name}'`);
        throw fault;
      } finally {
        await world.end({ keepsBrowser: true });
      }
    },
    (seconds + 30) * 1000,
  );
}

// Fires before the timeout of the runner, which would leave no screenshots.
function late(seconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`not done after ${String(seconds)} s`)), seconds * 1000).unref();
  });
}
