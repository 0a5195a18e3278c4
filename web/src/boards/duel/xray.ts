// The places of the secret cards over time, from the record of a finished game: the deal, who looked under which
// towers, and whether the two were exchanged.
import type { DuelLook, DuelSecret, DuelTower, Seat } from '../../generated/messages';

export interface XrayMoment {
  /** Undefined: the deal. */
  look?: { seat: Seat; round: number; a: DuelTower; b: DuelTower; swapped: boolean };
  /** The card under each tower from then on. */
  under: ReadonlyMap<DuelTower, DuelSecret>;
}

export interface Xray {
  box: DuelSecret | undefined;
  moments: XrayMoment[];
}

interface Step {
  who: string;
  verb: string;
  one: string;
  two: string;
}

/** The steps that were not undone. */
function survivingLine(record: string): Step[] {
  const line: Step[] = [];
  for (const text of record.split('\n')) {
    const [, undone] = /^\d+ undo (\d+)$/.exec(text) ?? [];
    if (undone) line.splice(-Number(undone));
    const [, who, verb, one = '', two = ''] = /^\d+ (\S) (\S+) ?(\S*) ?(\S*)/.exec(text) ?? [];
    if (who && verb) line.push({ who, verb, one, two });
  }
  return line;
}

/** `looks` comes from the last view, which knows their rounds. */
export function xrayOf(record: string, looks: readonly DuelLook[]): Xray | undefined {
  const under = new Map<DuelTower, DuelSecret>();
  const moments: XrayMoment[] = [];
  let box: DuelSecret | undefined;
  let look: { a: DuelTower; b: DuelTower } | undefined;
  for (const { who, verb, one, two } of survivingLine(record)) {
    if (verb === 'boxed') box = one;
    if (verb === 'secret' && one && two) under.set(one as DuelTower, two);
    if (moments.length === 0 && who !== '?') moments.push({ under: new Map(under) });
    if (verb === 'look') look = { a: one as DuelTower, b: two as DuelTower };
    if ((verb !== 'keep' && verb !== 'swap') || !look) continue;
    const { a, b } = look;
    const [above, below] = [under.get(a), under.get(b)];
    if (verb === 'swap' && above && below) under.set(a, below).set(b, above);
    const round = looks[moments.length - 1]?.round ?? 0;
    moments.push({ look: { seat: who as Seat, round, a, b, swapped: verb === 'swap' }, under: new Map(under) });
    look = undefined;
  }
  // The game may have ended before the first decision.
  if (moments.length === 0) moments.push({ under });
  return under.size > 0 ? { box, moments } : undefined;
}
