// First visits: how many requests they make, and friends behind one address who make them at the same time.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { kGames, kPlaces } from './games.ts';
import { codeOf, keepAll, makeTable } from './steps.ts';
import { sayIn } from './words.ts';
import { scenario, type World } from './world.ts';

const say = sayIn('en');
const kMostRequests = 25;
const kFriends = 8;

/** Counts what a page requests, sockets included. */
function requestsOf(page: Page): string[] {
  const all: string[] = [];
  page.on('request', (request) => all.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => all.push(new URL(socket.url()).pathname));
  return all;
}

for (const game of kGames) {
  scenario(`a first move takes at most ${kMostRequests} requests: ${game}`, async (world) => {
    const chosen = { origin: world.server.address, localStorage: [{ name: 'spires.game', value: game }] };
    // Ukrainian needs the most files: its fonts have two alphabets.
    const words = sayIn('uk');
    const context = await world.browser.newContext({
      locale: 'uk',
      storageState: { cookies: [], origins: [chosen] },
    });
    const page = await context.newPage();
    world.watch(page);
    const requests = requestsOf(page);
    await page.goto(world.server.address);
    await page.getByRole('button', { name: words('home-play') }).click();
    await page
      .getByRole('group', { name: words(kPlaces[game]) })
      .getByRole('button', { disabled: false })
      .first()
      .waitFor();
    await page.evaluate(() => document.fonts.ready);
    console.log(`${game}: ${requests.length} requests until the first move`);
    expect(requests.length, requests.join('\n')).toBeGreaterThan(10);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(kMostRequests);
    await context.close();
  });
}

/** A proxy in front of the server that notes what a browser requests. */
async function recorder(world: World): Promise<{ address: string; paths: string[]; close: () => void }> {
  const paths: string[] = [];
  const door = createServer((visitor) => {
    const server = connect(Number(new URL(world.server.address).port), '127.0.0.1');
    visitor.on('data', (part: Buffer) => {
      for (const [, path = ''] of part.toString('latin1').matchAll(/^GET (\S+) HTTP\/1\.1/gm)) paths.push(path);
    });
    visitor.pipe(server).pipe(visitor);
    visitor.on('error', () => server.destroy());
    server.on('error', () => visitor.destroy());
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as AddressInfo;
  return { address: `http://127.0.0.1:${String(port)}`, paths, close: () => door.close() };
}

/** Requests the paths as a browser does, over six connections, and keeps a socket open. Returns the statuses. */
async function replay(address: string, paths: readonly string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const get = (path: string): Promise<number> =>
    new Promise((done, fail) => {
      const sent = request(address + path, { agent }, (answer) => {
        answer.resume();
        answer.on('end', () => done(answer.statusCode ?? 0));
      });
      sent.on('error', fail);
      sent.end();
    });
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
  const isOpen = new Promise<number>((done) => {
    socket.addEventListener('open', () => done(101));
    socket.addEventListener('error', () => done(0));
  });
  const statuses = await Promise.all([isOpen, ...paths.filter((path) => path !== '/ws').map(get)]);
  socket.close();
  agent.destroy();
  return statuses;
}

scenario(
  'eight friends behind one address open an invitation at the same time',
  async (world) => {
    const host = await world.open();
    await makeTable(host, say, { seats: ['person', 'open'] });
    await host.getByRole('button', { name: say('lobby-start') }).waitFor();
    // One real visit, with the files for offline use; then eight like it at once.
    const { address, paths, close } = await recorder(world);
    const context = await world.browser.newContext({ locale: 'en' });
    const page = await context.newPage();
    await page.goto(`${address}/t/${codeOf(host)}`);
    await page
      .getByRole('button', { name: say('lobby-sit') })
      .first()
      .waitFor();
    await keepAll(page);
    await context.close();
    close();
    expect(paths).toContain('/ws');
    expect(paths.length).toBeGreaterThan(kMostRequests);
    const friends = await Promise.all(Array.from({ length: kFriends }, () => replay(world.server.address, paths)));
    const statuses = friends.flat();
    console.log(`${kFriends} visits of ${paths.length} requests: ${statuses.length} answers`);
    expect(statuses.length).toBeGreaterThan(kFriends * kMostRequests);
    expect(statuses.filter((status) => status !== 200 && status !== 101)).toEqual([]);
  },
  // The limits of a server that is started without options.
  { server: ['--frames-per-second', '20'] },
);

scenario('a part that cannot be fetched at first is fetched again', async (world) => {
  const context = await world.browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  const refused = new Map<string, number>();
  // Every script and style sheet after the first page, twice.
  await page.route(/\/assets\/(?:table|towers|Table)-[^/]*\.(?:js|css)$/, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const times = (refused.get(path) ?? 0) + 1;
    refused.set(path, times);
    if (times <= 2) await route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, body: '' });
    else await route.continue();
  });
  await page.goto(world.server.address);
  await page.getByRole('button', { name: say('home-play') }).click();
  await page
    .getByRole('group', { name: say('hand') })
    .getByRole('button', { disabled: false })
    .first()
    .waitFor();
  expect([...refused.keys()].some((path) => path.endsWith('.js'))).toBe(true);
  expect([...refused.keys()].some((path) => path.endsWith('.css'))).toBe(true);
  const unstyled = await page.evaluate(
    () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((one) => !one.sheet).length,
  );
  expect(unstyled, 'style sheets that are missing').toBe(0);
  await context.close();
});

scenario('an address that does not exist has a way home', async (world) => {
  for (const path of ['/nowhere', '/t/a/b', '/index.php', '/rules/chess']) {
    const page = await world.open({ path });
    await page.getByRole('heading', { name: say('page-missing') }).waitFor();
    await page.getByRole('link', { name: say('page-home'), exact: true }).click();
    await page.getByRole('button', { name: say('home-play') }).waitFor();
    await page.context().close();
  }
});

scenario('one game of the gold button is kept', async (world) => {
  const page = await world.open();
  const home = async (): Promise<void> => void (await page.goto(world.server.address));
  const begun = async (): Promise<string> => {
    await page.getByRole('group', { name: say('hand') }).waitFor();
    return codeOf(page);
  };
  await page.getByRole('button', { name: say('home-play') }).click();
  const first = await begun();
  await home();
  await page.getByRole('link', { name: say('continue') }).click();
  expect(await begun()).toBe(first);
  await home();
  await page.getByRole('button', { name: say('home-again') }).click();
  const second = await begun();
  expect(second).not.toBe(first);
  await home();
  await page.getByRole('link', { name: say('continue') }).waitFor();
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('spires.tables') ?? '[]') as { code: string }[],
  );
  expect(kept.map((one) => one.code)).toEqual([second]);
});

scenario('a server for this machine alone says that others cannot join', async (world) => {
  const page = await world.open();
  await makeTable(page, say, { seats: ['person', 'open'] });
  await page.getByText(say('lobby-alone')).waitFor();
  expect(await page.getByRole('img', { name: say('lobby-qr') }).count()).toBe(0);
});

scenario('an invitation carries an address that others reach, chosen among several', async (world) => {
  const page = await world.open();
  const addresses = ['http://192.168.1.20:8080', 'http://10.0.0.7:8080'];
  await page.route('**/api/addresses', (route) => route.fulfill({ json: { addresses, open: true } }));
  await makeTable(page, say, { seats: ['person', 'open'] });
  const link = (address: string): string => `${address}/t/${codeOf(page)}`;
  await page.getByRole('button', { name: say('lobby-copy') }).waitFor();
  await page.getByText(link(addresses[0] ?? ''), { exact: true }).waitFor();
  await page.getByRole('combobox', { name: say('lobby-address') }).selectOption(addresses[1] ?? '');
  await page.getByText(link(addresses[1] ?? ''), { exact: true }).waitFor();
  const code = await page.getByRole('img', { name: say('lobby-qr') }).getAttribute('src');
  expect(code).toContain(encodeURIComponent(addresses[1] ?? ''));
});
