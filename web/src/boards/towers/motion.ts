// How pieces move: keyframes for the Web Animations API, from one place of the ring to another. Pure; durations are for
// speed 1.
import { goesBack } from './actions';
import { bezier } from './easing';
import { pointsAlong, spacesBetween, type At } from './flight';
import { stackShape, type Layout, type RingPoint } from './geometry';
import type { Seat, TowersEvent, TowersView } from '../../generated/messages';
import type { Motion } from '../playback.svelte';
import { insideOf, topShield, visibleWizards } from './surface';

interface Travel {
  from: number;
  to: number;
  backward: boolean;
}
export type Flyer = { id: number } & (
  | ({
      kind: 'block';
      level: number;
      towers: number;
      shield: boolean;
      wizards: Seat[];
      /** Wizards carried inside each level; those below the lowest level stay behind. */
      inside: Seat[][];
      castle: boolean;
      victims: number;
    } & Travel)
  | ({ kind: 'wizard'; owner: Seat; home: boolean } & Travel)
  | ({ kind: 'castle' } & Travel)
  | { kind: 'drops'; from: number; seat: Seat }
);

/** The pieces that an event moves. `pourFrom` is the space of the last landing, where potions are poured from. */
export function flyersOf(view: TowersView, event: TowersEvent, id: number, pourFrom: number): Flyer[] {
  const backward = view.spell !== undefined && goesBack(view.spell.spell);
  switch (event.type) {
    case 'TowerMoved':
      return [blockFlyer(view, event.from, event.level, event.to, id, backward)];
    case 'TowersSwapped': {
      const high = (space: number): number => view.ring[space]?.towers.length ?? 1;
      return [
        blockFlyer(view, event.first, high(event.first), event.second, id, false),
        blockFlyer(view, event.second, high(event.second), event.first, id + 1, true),
      ];
    }
    case 'WizardMoved':
      return [{ id, kind: 'wizard', owner: event.owner, from: event.from, to: event.to, home: false, backward }];
    case 'WizardEntered':
      return [
        { id, kind: 'wizard', owner: event.owner, from: event.from, to: view.castle.space, home: true, backward },
      ];
    case 'CastleMoved': {
      const nudgedBack = view.spell?.target.forward === false;
      return [{ id, kind: 'castle', from: view.castle.space, to: event.to, backward: nudgedBack }];
    }
    case 'PotionFilled':
      return [{ id, kind: 'drops', from: pourFrom, seat: event.seat }];
    default:
      return [];
  }
}

function blockFlyer(view: TowersView, from: number, level: number, to: number, id: number, backward: boolean): Flyer {
  const space = view.ring[from];
  const target = view.ring[to];
  return {
    ...{ id, kind: 'block', from, level, to, backward, towers: (space?.towers.length ?? level) - level + 1 },
    ...{ shield: space ? topShield(space) : false, wizards: space ? visibleWizards(space) : [] },
    inside: space ? [[], ...insideOf(space).slice(level)] : [],
    ...{ castle: view.castle.space === from, victims: target ? visibleWizards(target).length : 0 },
  };
}

export interface Scene {
  layout: Layout;
  points: readonly RingPoint[];
  view: TowersView;
}

interface Pose extends At {
  scale: number;
}

const place = ({ x, y, scale }: Pose, up = 0, squash = ''): string =>
  `translate(${x.toFixed(1)}px, ${(y - up * scale).toFixed(1)}px) scale(${scale.toFixed(3)})${squash}`;

const towersAt = (scene: Scene, space: number): number => scene.view.ring[space]?.towers.length ?? 0;

/** The base of a level (0: the ground) in a stack of that many towers. */
function levelPose(scene: Scene, space: number, level: number, towers: number): Pose {
  const point = scene.points[space];
  if (!point) return { x: scene.layout.cx, y: scene.layout.cy, scale: scene.layout.k };
  const base = stackShape(point, towers, false, scene.layout.ceiling).levels[level] ?? { x: 0, y: 0 };
  return { x: point.x + base.x * point.scale, y: point.y + base.y * point.scale, scale: point.scale };
}

/** The current top of a space, where pieces stand. */
function topPose(scene: Scene, space: number): Pose {
  const point = scene.points[space];
  if (!point) return { x: scene.layout.cx, y: scene.layout.cy, scale: scene.layout.k };
  const { top } = stackShape(point, towersAt(scene, space), false, scene.layout.ceiling);
  return { x: point.x + top.x * point.scale, y: point.y + top.y * point.scale, scale: point.scale };
}

function ringWay(scene: Scene, travel: Travel): RingPoint[] {
  return spacesBetween(travel.from, travel.to, travel.backward).flatMap((space) => scene.points[space] ?? []);
}

/** Joins parts into one animation; the offsets of each part's frames are scaled to its share of the time. */
function timeline(parts: { ms: number; frames: Keyframe[] }[]): Motion {
  const duration = parts.reduce((sum, part) => sum + part.ms, 0);
  const frames: Keyframe[] = [];
  let begun = 0;
  for (const part of parts) {
    part.frames.forEach((frame, i) => {
      const share = part.frames.length > 1 ? i / (part.frames.length - 1) : 1;
      frames.push({ ...frame, offset: Math.min(1, (begun + share * part.ms) / duration) });
    });
    begun += part.ms;
  }
  return { frames, duration };
}

const flying = bezier(0.45, 0.05, 0.35, 1);
const landing = 'cubic-bezier(.5,0,.9,.4)';
const springing = 'cubic-bezier(.3,1.6,.5,1)';
const lifting = 'cubic-bezier(.2,.8,.3,1)';

/** A curve over the ring between two poses, `apex` above the line between their heights. */
function glide(way: readonly RingPoint[], start: Pose, stop: Pose, apex: number): Keyframe[] {
  const count = Math.max(1, way.length - 1);
  const stations = way.map((point, i): At => {
    if (i === 0) return start;
    return i === count ? stop : { x: point.x, y: point.y - (start.y - stop.y === 0 ? 0 : 30) * point.scale };
  });
  const curve = pointsAlong(stations.length > 1 ? stations : [start, stop], 8);
  const samples = Math.max(12, curve.length);
  return Array.from({ length: samples + 1 }, (_, i): Keyframe => {
    const t = flying(i / samples);
    const at = curve[Math.round(t * (curve.length - 1))] ?? stop;
    const scale = start.scale + (stop.scale - start.scale) * t;
    return { transform: place({ ...at, scale }, apex * Math.sin(Math.PI * t)) };
  });
}

export function blockMotion(scene: Scene, flyer: Extract<Flyer, { kind: 'block' }>): Motion {
  const way = ringWay(scene, flyer);
  const steps = way.length - 1;
  const under = towersAt(scene, flyer.to);
  const start = levelPose(scene, flyer.from, flyer.level - 1, flyer.level - 1 + flyer.towers);
  const stop = levelPose(scene, flyer.to, under, under + flyer.towers);
  const lifted = { ...start, y: start.y - 14 * start.scale };
  const hover = { ...stop, y: stop.y - (flyer.victims > 0 ? 60 : 22) * stop.scale };
  return timeline([
    { ms: 180, frames: [{ transform: place(start), easing: lifting }, { transform: place(lifted) }] },
    { ms: Math.min(900, Math.max(360, 120 * steps)), frames: glide(way, lifted, hover, 46 + 6 * steps) },
    { ms: flyer.victims > 0 ? 160 : 0, frames: [{ transform: place(hover), easing: landing }] },
    { ms: 140, frames: [{ transform: place(stop) }] },
    { ms: 80, frames: [{ transform: place(stop, 0, ' scale(1.05, .94)'), easing: springing }] },
    { ms: 80, frames: [{ transform: place(stop) }] },
  ]);
}

export function wizardMotion(scene: Scene, flyer: Extract<Flyer, { kind: 'wizard' }>): Motion {
  const way = ringWay(scene, flyer);
  const parts: { ms: number; frames: Keyframe[] }[] = [
    { ms: 0, frames: [{ transform: place(topPose(scene, flyer.from)) }] },
  ];
  for (let i = 1; i < way.length; ++i) {
    const [a, b] = [way[i - 1], way[i]];
    if (!a || !b) continue;
    const [start, stop] = [topPose(scene, a.space), topPose(scene, b.space)];
    const frames = [0.25, 0.5, 0.75, 1].map((t): Keyframe => {
      const scale = start.scale + (stop.scale - start.scale) * t;
      const at = { x: start.x + (stop.x - start.x) * t, y: start.y + (stop.y - start.y) * t, scale };
      return { transform: place(at, 18 * 4 * t * (1 - t)) };
    });
    parts.push({ ms: 110, frames });
  }
  if (flyer.home) {
    // Into the gate of the keep, which hovers above the surface.
    const gate = topPose(scene, flyer.to);
    parts.push({ ms: 180, frames: [{ transform: place({ ...gate, scale: gate.scale * 0.4 }, 60), opacity: 0 }] });
  }
  return timeline(parts);
}

export function castleMotion(scene: Scene, flyer: Extract<Flyer, { kind: 'castle' }>): Motion {
  const way = ringWay(scene, flyer);
  const base = (space: number): Pose => {
    const towers = towersAt(scene, space);
    const pose = levelPose(scene, space, Math.max(0, towers - 1), towers);
    return towers > 0 ? pose : { ...pose, y: pose.y + 34 * pose.scale };
  };
  const [start, stop] = [base(flyer.from), base(flyer.to)];
  const up = { ...start, y: start.y - 40 * start.scale };
  const over = { ...stop, y: stop.y - 40 * stop.scale };
  return timeline([
    { ms: 300, frames: [{ transform: place(start), easing: 'cubic-bezier(.3,0,.2,1)' }, { transform: place(up) }] },
    { ms: Math.max(120, 60 * (way.length - 1)), frames: glide(way, up, over, 24) },
    { ms: 260, frames: [{ transform: place(over), easing: 'cubic-bezier(.3,0,.2,1)' }, { transform: place(stop) }] },
  ]);
}

/** Drops that fall from a space to the potions of a seat. */
export function dropMotion(scene: Scene, from: number, to: At): Motion {
  const start = topPose(scene, from);
  const high = Math.min(start.y, to.y) - 60;
  const frames = Array.from({ length: 13 }, (_, i): Keyframe => {
    const t = 1 - (1 - i / 12) ** 2;
    const x = start.x + (to.x - start.x) * t;
    const y = (1 - t) ** 2 * start.y + 2 * t * (1 - t) * high + t ** 2 * to.y;
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`, opacity: i === 12 ? 0 : 1 };
  });
  return timeline([{ ms: 420, frames }]);
}
