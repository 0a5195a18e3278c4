// Outlines of the landscape: pure functions; the same parameters give the same picture.

export interface Land {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  /** Exponent of the superellipse: 2 is an ellipse, less is more like a diamond. */
  p: number;
  /** Pixels per unit in the centre of the board. */
  k: number;
  /** Grass outside the ring, in units. */
  bankX: number;
  bankY: number;
  /** Path and grass inside the ring, in units. */
  shoreX: number;
  shoreY: number;
  cliff: number;
}

/** A small random generator, so that every visit shows the same island. */
export function dice(seed: number): () => number {
  let s = seed;
  return () => (s = (s * 16807) % 2147483647) / 2147483647;
}

export const round = (n: number): number => Math.round(n * 10) / 10;

/** A closed superellipse with 72 corners; `wobble` makes it irregular. */
export function blob(cx: number, cy: number, rx: number, ry: number, p: number, wobble = 0, seed = 7): string {
  const corners = 72;
  const next = dice(seed);
  let d = '';
  for (let i = 0; i < corners; ++i) {
    const w = 1 + wobble * (next() - 0.5);
    const [x, y] = onEdge(cx, cy, rx * w, ry * w, p, (i / corners) * 2 * Math.PI);
    d += `${i ? 'L' : 'M'}${round(x)} ${round(y)}`;
  }
  return `${d}Z`;
}

/** The point of a superellipse at an angle, starting in the east. */
export function onEdge(cx: number, cy: number, rx: number, ry: number, p: number, t: number): [number, number] {
  const [c, s] = [Math.cos(t), Math.sin(t)];
  return [cx + rx * Math.sign(c) * Math.abs(c) ** (2 / p), cy + ry * Math.sign(s) * Math.abs(s) ** (2 / p)];
}

export interface Star {
  x: number;
  y: number;
  r: number;
  light: number;
}

export function stars(width: number, height: number, count: number, seed = 11): Star[] {
  const next = dice(seed);
  return Array.from({ length: count }, () => ({
    x: round(next() * width),
    y: round(next() ** 1.4 * height * 0.8),
    r: round(0.5 + next() * 1.3),
    light: round(0.35 + next() * 0.6),
  }));
}

export interface Puff {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** The scalloped upper edge of a bank of clouds. */
export function cloudPuffs(width: number, y: number, height: number, seed: number): Puff[] {
  const next = dice(seed);
  const puffs: Puff[] = [];
  for (let x = -80; x < width + 100;) {
    const w = 60 + next() * 120;
    const top = y + height * (0.25 + 0.5 * next());
    puffs.push({ x: round(x), y: round(top + w * 0.32), rx: round(w), ry: round(w * 0.42) });
    x += w * 0.85;
  }
  return puffs;
}

export interface Facet {
  d: string;
  fill: string;
  opacity: number;
}

/** The rock under the front edge of the island, and the light on its facets. */
export function cliff(land: Land): { outline: string; facets: Facet[] } {
  const { cx, cy, k } = land;
  const [rx, ry, p] = [land.rx + land.bankX * k, land.ry + land.bankY * k, land.p + 0.12];
  const next = dice(5);
  const parts = 30;
  const edge: [number, number][] = [];
  const foot: [number, number][] = [];
  for (let i = 0; i <= parts; ++i) {
    const t = i / parts;
    const x = cx + rx * 0.985 * Math.cos(Math.PI * t);
    const y = cy + ry * Math.max(0, 1 - Math.abs((x - cx) / rx) ** p) ** (1 / p);
    const depth = (4 + (58 + 58 * next() + (i % 4 === 2 ? 34 : 0)) * Math.sin(Math.PI * t) ** 0.7) * k * land.cliff;
    edge.push([x, y]);
    foot.push([cx + (x - cx) * (0.985 - 0.05 * Math.sin(Math.PI * t)), y + depth]);
  }
  const line = (corners: [number, number][]): string => corners.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  const facets: Facet[] = [];
  for (let i = 1; i < parts - 1; ++i) {
    const [a, b, c, d] = [edge[i], edge[i + 1], foot[i + 1], foot[i]];
    if (!a || !b || !c || !d) continue;
    const middle: [number, number] = [(d[0] + b[0]) / 2, (d[1] + b[1]) / 2];
    const lit = i % 2 === 1;
    facets.push({ d: `M${line([a, b, c, middle])}Z`, fill: lit ? '#fff' : '#000', opacity: lit ? 0.06 : 0.1 });
    facets.push({ d: `M${line([middle, d, c])}Z`, fill: '#000', opacity: 0.1 });
  }
  return { outline: `M${line(edge)}L${line([...foot].reverse())}Z`, facets };
}

/** Moonlight on the water. */
export function glimmer(land: Land, wx: number, wy: number): { x: number; y: number; w: number; light: number }[] {
  const { cx, cy, k } = land;
  return Array.from({ length: 9 }, (_, i) => {
    const w = (64 - i * 5 + (i % 3) * 16) * k;
    const x = cx - wx * 0.55 - w / 2 + (((i * 37) % 17) - 8) * k;
    return { x: round(x), y: round(cy - wy * 0.66 + i * 11 * k), w: round(w), light: 0.5 - i * 0.045 };
  });
}

export function ripples(land: Land, wx: number, wy: number): string[] {
  const next = dice(21);
  return Array.from({ length: 15 }, () => {
    const x = land.cx + (next() - 0.5) * wx * 1.5;
    const y = land.cy + (next() - 0.5) * wy * 1.5;
    const w = (18 + next() * 40) * land.k;
    return `M${round(x)} ${round(y)}q${round(w / 4)} ${round(-4 * land.k)} ${round(w / 2)} 0t${round(w / 2)} 0`;
  });
}

export function tufts(land: Land): string[] {
  const { cx, cy, k } = land;
  const next = dice(33);
  return Array.from({ length: 70 }, () => {
    const t = next() * 6.283;
    const u = 0.9 + 0.08 * next();
    const [x, y] = onEdge(cx, cy, (land.rx + land.bankX * k) * u, (land.ry + land.bankY * k) * u, land.p + 0.12, t);
    const [a, b, c] = [round(k), round(2 * k), round(3 * k)];
    return (
      `M${round(x)} ${round(y)}l${-b} ${round(-6 * k)}m${c} ${round(6 * k)}l${a} ${round(-8 * k)}` +
      `m${b} ${round(8 * k)}l${c} ${round(-5 * k)}`
    );
  });
}

export function fireflies(land: Land): { x: number; y: number }[] {
  const { cx, cy, k } = land;
  const next = dice(77);
  return Array.from({ length: 26 }, (_, i) => {
    const t = next() * 6.283;
    const u = i % 3 ? 0.86 + 0.1 * next() : 0.68;
    const [x, y] = onEdge(cx, cy, (land.rx + land.bankX * k) * u, (land.ry + land.bankY * k) * u, land.p + 0.12, t);
    return { x: round(x), y: round(y - 14 * k) };
  });
}
