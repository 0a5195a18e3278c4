// The page as a screen reader sees it: the accessibility tree, parsed from Chromium's snapshot.
import type { Page } from 'playwright-core';

export interface Thing {
  role: string;
  name: string;
  /** `disabled`, `expanded`, `pressed` and the like. */
  states: readonly string[];
  /** Its direct text. */
  text: string;
  /** Its ancestors, innermost last. */
  inside: readonly Thing[];
  /** The DOM node id, if the tree came from the browser. */
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

// The snapshot puts a line in single quotes if a name contains a colon.
function unquoted(text: string): string {
  if (!text.startsWith("'")) return text;
  const end = text.lastIndexOf("'");
  return text.slice(1, end).replaceAll("''", "'") + text.slice(end + 1);
}

export const isIn = (thing: Thing, role: string, name?: string): boolean =>
  thing.inside.some((one) => one.role === role && (name === undefined || one.name === name));

export const can = (thing: Thing): boolean => !thing.states.includes('disabled');
