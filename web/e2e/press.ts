// Three ways to press something: by pointer, by keyboard only, and like a screen reader. Each returns false if the
// thing has gone; the player then reads the page again.
import type { CDPSession, Page } from 'playwright-core';
import { kRings } from './games.ts';
import { isIn, type Thing } from './tree.ts';
import type { Say } from './words.ts';

export type Press = (page: Page, thing: Thing) => Promise<boolean>;

/**
 * Runs in the page. Returns a point where a touch hits the first element, or undefined if something covers it all. The
 * centre may be covered, as in overlapping cards, so it tries other points, too.
 */
function pointOf([one]: Element[]): { x: number; y: number } | undefined {
  if (!one) return undefined;
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = one.getBoundingClientRect();
  const shares = [0.5, 0.75, 0.25, 0.9, 0.1];
  const points = shares.flatMap((down) => shares.map((right) => ({ x: left + width * right, y: top + height * down })));
  return points.find(({ x, y }) => {
    const met = document.elementFromPoint(x, y);
    return met !== null && one.contains(met);
  });
}

/** Runs in the page. Describes the first element and what lies over its centre. */
function coverOf([one]: Element[]): string {
  if (!one) return 'it is not there';
  const { left, top, width, height } = one.getBoundingClientRect();
  const box = [left, top, width, height].map(Math.round).join(' ');
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return `at ${box} in ${innerWidth}×${innerHeight}, under ${met?.outerHTML.slice(0, 160) ?? 'nothing: it is off the screen'}`;
}

/** Says where something is and what covers it, for the error message of a player who could not press it. */
export const whereIs = (page: Page, { role, name }: Thing): Promise<string> =>
  page.getByRole(role as 'button', { name, exact: true }).evaluateAll(coverOf);

const pressAt =
  (press: (page: Page, x: number, y: number) => Promise<void>): Press =>
  async (page, { role, name }) => {
    const point = await page
      .getByRole(role as 'button', { name, exact: true })
      .first()
      .evaluateAll(pointOf);
    if (!point) return false;
    await press(page, point.x, point.y);
    return true;
  };
export const byPointer = pressAt((page, x, y) => page.mouse.click(x, y));
/** REQUIRES: the page is opened with `hasTouch`. */
export const byTouch = pressAt((page, x, y) => page.touchscreen.tap(x, y));

const kMostStops = 80;
const kMostSteps = 16;

/** The focused element, and the names of the groups around it. */
interface Focus {
  name: string;
  groups: readonly string[];
}
const focused = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const now = document.activeElement;
    const groups: string[] = [];
    for (let at = now?.parentElement; at; at = at.parentElement) groups.push(at.getAttribute('aria-label') ?? '');
    return { name: (now?.getAttribute('aria-label') ?? now?.textContent ?? '').trim().replace(/\s+/g, ' '), groups };
  });

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, isThere: (focus: Focus) => boolean): Promise<boolean> {
  for (let stop = 0; stop < kMostStops; ++stop) {
    if (isThere(await focused(page))) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

// “Space 3”, “Book tower”: the part of a label that names the place.
const placeOf = (name: string): string => /^[^:,.]*/.exec(name)?.[0] ?? '';

/** Uses Tab, the arrow keys, Enter, and the number keys of the cards in hand. */
export function byKeyboard(say: Say): Press {
  return async (page, thing) => {
    if (isIn(thing, 'group', say('hand'))) {
      const number = /\d/.exec(thing.name)?.[0];
      if (!number) return false;
      await page.keyboard.press(number);
      return true;
    }
    const ring = kRings.map((key) => say(key)).find((name) => isIn(thing, 'group', name));
    if (ring === undefined) {
      if (!(await tabTo(page, ({ name }) => name === thing.name))) return false;
    } else {
      if (!(await tabTo(page, ({ groups }) => groups.includes(ring)))) return false;
      const isThere = async (): Promise<boolean> => placeOf((await focused(page)).name) === placeOf(thing.name);
      for (let step = 0; step < kMostSteps && !(await isThere()); ++step) await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    return true;
  };
}

/** A screen reader: reads the browser's accessibility tree and triggers the default action of a node. */
export class Reader {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Reader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Reader(session);
  }

  readonly read = async (): Promise<Thing[]> => {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const things = new Map<string, Thing>();
    const thingOf = (id: string): Thing | undefined => {
      const ready = things.get(id);
      const node = byId.get(id);
      if (ready || !node) return ready;
      const above = node.parentId ? thingOf(node.parentId) : undefined;
      const states = (node.properties ?? []).flatMap(({ name, value }) =>
        value.value === true || name === 'expanded' ? [name] : [],
      );
      const thing: Thing = {
        role: node.ignored ? 'none' : String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        states,
        text: '',
        inside: above ? [...above.inside, above] : [],
        ...(node.backendDOMNodeId === undefined ? {} : { node: node.backendDOMNodeId }),
      };
      things.set(id, thing);
      return thing;
    };
    return nodes.flatMap((node) => thingOf(node.nodeId) ?? []).filter((one) => one.role !== 'none');
  };

  readonly press: Press = async (_, { node }) => {
    try {
      const { object } = await this.#session.send('DOM.resolveNode', node === undefined ? {} : { backendNodeId: node });
      await this.#session.send('Runtime.callFunctionOn', {
        ...(object.objectId === undefined ? {} : { objectId: object.objectId }),
        functionDeclaration:
          'function () { this.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })); }',
      });
      return true;
    } catch {
      return false;
    }
  };

  /** Waits for the element with this name and presses it. */
  async pressNamed(page: Page, role: string, name: string | RegExp): Promise<void> {
    for (let tries = 0; tries < 100; ++tries) {
      const fits = (one: Thing): boolean => (typeof name === 'string' ? one.name === name : name.test(one.name));
      const found = (await this.read()).find((one) => one.role === role && fits(one));
      if (found && (await this.press(page, found))) return;
      await page.waitForTimeout(100);
    }
    throw new Error(`no ${role} named ${String(name)}`);
  }
}
