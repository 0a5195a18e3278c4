// How pieces move: keyframes for the Web Animations API. Pure; durations are for speed 1.
//
// Only the player who looks at two secret cards knows what happens to them, so their motion, its duration and its order
// depend only on the towers.
import type { DuelCard, DuelEnd, DuelEvent, DuelView, Seat } from '../../generated/messages';
import { bezier } from '../towers/easing';
import type { Motion } from '../playback.svelte';
import {
  cardScale,
  feetAt,
  kCard,
  pileAt,
  slotPoints,
  towerPoints,
  towersBetween,
  type Layout,
  type Point,
} from './geometry';

export type Zone = 'acquired' | 'used' | 'veiled';
/** Where a card comes from or goes to. Zones are parts of the players' panels, wherever these are. */
export type Place =
  | { at: 'slot'; slot: string }
  | { at: 'pile'; pile: 'draw' | 'discard' }
  | { at: 'zone'; seat: Seat; zone: Zone; end?: DuelEnd };

export type Flyer = { id: number } & (
  | { kind: 'character'; seat: Seat; way: number[]; high: boolean }
  | { kind: 'card'; card: DuelCard; from: Place; to: Place; ms: number }
  | { kind: 'secret'; tower: number; partner: number; lifts: boolean }
);

const zone = (seat: Seat, name: Zone, end?: DuelEnd): Place => ({
  at: 'zone',
  seat,
  zone: name,
  ...(end ? { end } : {}),
});
const kDeal = 170;
const kCardTime = 320;

/** The pieces that an event moves. */
export function flyersOf(view: DuelView, event: DuelEvent, id: number): Flyer[] {
  const card = (of: DuelCard, from: Place, to: Place, ms = kCardTime): Flyer => ({
    id,
    kind: 'card',
    card: of,
    from,
    to,
    ms,
  });
  switch (event.type) {
    case 'CharacterMoved':
      return characters(view, event, id);
    case 'CardDealt':
      return [
        card(
          event.face === 'up' ? event.card : '?',
          { at: 'pile', pile: 'draw' },
          { at: 'slot', slot: event.slot },
          kDeal,
        ),
      ];
    case 'CardTaken': {
      const to = event.zone === 'held' ? 'used' : 'acquired';
      return [card(event.card, { at: 'slot', slot: event.slot }, zone(event.seat, to))];
    }
    case 'CostPaid':
    case 'CardPushed':
      return [card(event.card, zone(event.seat, 'acquired'), zone(event.seat, 'used', event.end))];
    case 'VeiledStoneLaid':
      return [card(event.card, zone(event.seat, 'veiled'), zone(event.seat, 'used', event.end))];
    case 'CardDiscarded':
      return [
        card(event.card, zone(event.seat, event.zone === 'used' ? 'used' : 'acquired'), {
          at: 'pile',
          pile: 'discard',
        }),
      ];
    case 'CardSalvaged':
      // The owner sees it after it has landed; in flight everyone sees its back.
      return [card('?', { at: 'pile', pile: 'discard' }, zone(event.seat, 'veiled'))];
    case 'LeftoversDiscarded':
      return view.slots.flatMap(({ slot, card: left }, i): Flyer[] =>
        left === undefined
          ? []
          : [
              {
                id: id + i,
                kind: 'card',
                card: '?',
                from: { at: 'slot', slot },
                to: { at: 'pile', pile: 'discard' },
                ms: kCardTime,
              },
            ],
      );
    case 'SecretsSeen':
    case 'SecretsReturned':
      return secrets(view, event.a, event.b, event.type === 'SecretsSeen', id);
    default:
      return [];
  }
}

function characters(view: DuelView, event: Extract<DuelEvent, { type: 'CharacterMoved' }>, id: number): Flyer[] {
  const [from, to] = [view.ring.indexOf(event.from), view.ring.indexOf(event.to)];
  const walk: Flyer = {
    id,
    kind: 'character',
    seat: event.seat,
    way: towersBetween(from, to),
    high: event.move === 'skip',
  };
  if (event.move !== 'swap') return [walk];
  const other: Seat = event.seat === 'K' ? 'M' : 'K';
  return [walk, { id: id + 1, kind: 'character', seat: other, way: towersBetween(to, from), high: true }];
}

function secrets(view: DuelView, a: string, b: string, lifts: boolean, id: number): Flyer[] {
  const [one, two] = [
    view.ring.indexOf(a as DuelView['ring'][number]),
    view.ring.indexOf(b as DuelView['ring'][number]),
  ];
  return [
    { id, kind: 'secret', tower: one, partner: two, lifts },
    { id: id + 1, kind: 'secret', tower: two, partner: one, lifts },
  ];
}

interface Pose extends Point {
  scale: number;
}
const place = ({ x, y, scale }: Pose, up = 0, more = ''): string =>
  `translate(${x.toFixed(1)}px, ${(y - up * scale).toFixed(1)}px) scale(${scale.toFixed(3)})${more}`;

const gliding = bezier(0.45, 0.05, 0.35, 1);
const kHop = 240;

/** Hops from tower to tower, or one high jump over the other character. */
export function characterMotion(layout: Layout, flyer: Extract<Flyer, { kind: 'character' }>): Motion {
  const stops = flyer.high ? [flyer.way[0] ?? 0, flyer.way.at(-1) ?? 0] : flyer.way;
  const frames: Keyframe[] = [];
  const legs = Math.max(1, stops.length - 1);
  for (let i = 0; i < legs; ++i) {
    const [a, b] = [feetAt(layout, stops[i] ?? 0), feetAt(layout, stops[i + 1] ?? stops[i] ?? 0)];
    for (let j = i === 0 ? 0 : 1; j <= 8; ++j) {
      const t = gliding(j / 8);
      const at = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, scale: layout.k };
      const up = (flyer.high ? 120 : 46) * 4 * (j / 8) * (1 - j / 8);
      frames.push({ offset: (i + j / 8) / legs, transform: place(at, up) });
    }
  }
  return { frames, duration: flyer.high ? 620 : kHop * legs };
}

/** The position of a card on the board; the caller measures zones in the DOM. */
export function boardPose(layout: Layout, view: DuelView, at: Place): Pose | undefined {
  if (at.at === 'pile') return { ...pileAt(layout, at.pile), scale: layout.piles.k * (66 / kCard.width) };
  if (at.at === 'zone') return undefined;
  const point = slotPoints(layout)[view.slots.findIndex((one) => one.slot === at.slot)];
  return point && { ...point, scale: cardScale(layout) };
}

/** Moves a card from one place to another in a low arc. */
export function cardMotion(from: Pose, to: Pose, ms: number): Motion {
  const frames = Array.from({ length: 9 }, (_, i): Keyframe => {
    const t = gliding(i / 8);
    const mix = (a: number, b: number): number => a + (b - a) * t;
    const at = { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
    return { offset: i / 8, transform: place(at, 34 * 4 * (i / 8) * (1 - i / 8)) };
  });
  return { frames, duration: ms };
}

/** Moves a card out from under the tower and, on return, round the other one, whether or not they are exchanged. */
export function secretMotion(layout: Layout, flyer: Extract<Flyer, { kind: 'secret' }>): Motion {
  const points = towerPoints(layout);
  const [own, other] = [points[flyer.tower], points[flyer.partner]];
  if (!own || !other) return { frames: [], duration: 0 };
  const home = { x: own.x + 44 * layout.k, y: own.y + 26 * layout.k, scale: layout.k * 0.55 };
  const over = { ...home, y: home.y - 70 * layout.k, scale: layout.k * 0.8 };
  if (flyer.lifts) {
    return {
      frames: [home, over, over, home].map((at, i) => ({ offset: [0, 0.35, 0.7, 1][i] ?? 1, transform: place(at) })),
      duration: 700,
    };
  }
  const middle = { x: (own.x + other.x) / 2, y: (own.y + other.y) / 2 - 40 * layout.k };
  const frames: Keyframe[] = [{ offset: 0, transform: place(home) }];
  for (let i = 0; i <= 8; ++i) {
    const angle = (i / 8) * 2 * Math.PI + (flyer.tower < flyer.partner ? 0 : Math.PI);
    const at = {
      x: middle.x + 46 * layout.k * Math.cos(angle),
      y: middle.y + 18 * layout.k * Math.sin(angle),
      scale: layout.k * 0.7,
    };
    frames.push({ offset: 0.25 + 0.5 * (i / 8), transform: place(at) });
  }
  frames.push({ offset: 1, transform: place(home) });
  return { frames, duration: 1100 };
}
