// The page for a screen reader: the accessibility tree, read from Chromium's snapshot of it.
import type { Page } from 'playwright-core';

export interface Thing {
  role: string;
  name: string;
  /** `disabled`, `expanded`, `pressed` and the like. */
  states: readonly string[];
  /** Text that stands in it directly. */
  text: string;
  /** What it stands in, the innermost last. */
  inside: readonly Thing[];
  /** Its number in the browser, where the tree came from there. */
  node?: number;
}

const line = /^(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*):?(?: (.*))?$/;

export async function readTree(page: Page): Promise<Thing[]> {
  return parse(await page.getByRole('document').or(page.locator('body')).first().ariaSnapshot());
}

export function parse(snapshot: string): Thing[] {
  const things: Thing[] = [];
  const open: { depth: number; thing: Thing }[] = [];
  for (const raw of snapshot.split('\n')) {
    const start = raw.search(/\S/);
    if (start < 0 || raw[start] !== '-') continue;
    const found = line.exec(unquoted(raw.slice(start + 2)));
    if (!found?.[1]) continue;
    while ((open[open.length - 1]?.depth ?? -1) >= start) open.pop();
    const thing: Thing = {
      role: found[1],
      name: (found[2] ?? '').replace(/\\(.)/g, '$1'),
      states: [...(found[3] ?? '').matchAll(/\[([^\]]*)\]/g)].map((one) => one[1] ?? ''),
      text: found[4] ?? '',
      inside: open.map((one) => one.thing),
    };
    things.push(thing);
    open.push({ depth: start, thing });
  }
  return things;
}

// A line with a colon in a name is written in single quotes.
function unquoted(text: string): string {
  if (!text.startsWith("'")) return text;
  const end = text.lastIndexOf("'");
  return text.slice(1, end).replaceAll("''", "'") + text.slice(end + 1);
}

export const isIn = (thing: Thing, role: string, name?: string): boolean =>
  thing.inside.some((one) => one.role === role && (name === undefined || one.name === name));

export const can = (thing: Thing): boolean => !thing.states.includes('disabled');
