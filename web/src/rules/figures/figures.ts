// Small figures composed of the drawn parts: spaces side by side, or parts in a row.

/** One space, or a hovering block. Towers are listed from the bottom, S with a shield and P without. */
export interface Spot {
  x: number;
  /** Height above the ground. */
  y?: number;
  towers?: string;
  wizards?: string;
  castle?: true;
  shield?: true;
  covered?: true;
  hovers?: true;
  /** The lowest picked level; all above it are picked, too. */
  chosen?: number;
  mark?: 'yes' | 'no';
}
export interface Arc {
  from: [number, number];
  to: [number, number];
  /** The number of counted steps on the way. */
  pips?: number;
  castle?: true;
}
export interface Scene {
  box: [x: number, y: number, width: number, height: number];
  spots: readonly Spot[];
  arcs?: readonly Arc[];
  parts?: readonly { part: string; x: number; y: number; size: number }[];
}
/** Names of parts; a string of fewer than three letters is shown as text. */
export type Row = readonly string[];

const potions = (x: number): NonNullable<Scene['parts']> => [
  { part: 'potion-empty', x, y: -70, size: 62 },
  { part: 'potion-full', x: x + 88, y: -70, size: 62 },
];

const scenes = {
  goal: {
    box: [-70, -172, 490, 220],
    spots: [
      { x: 0, wizards: 'AA' },
      { x: 170, castle: true },
    ],
    arcs: [
      { from: [20, -66], to: [130, -80] },
      { from: [318, -44], to: [346, -44] },
    ],
    parts: potions(262),
  },
  block: { box: [-80, -150, 160, 200], spots: [{ x: 0, towers: 'PPS', wizards: 'B', chosen: 2 }] },
  visible: {
    box: [-75, -132, 450, 180],
    spots: [
      { x: 0, wizards: 'C' },
      { x: 150, towers: 'P', wizards: 'B' },
      { x: 300, towers: 'PS' },
    ],
  },
  walk: {
    box: [-70, -160, 530, 208],
    spots: [
      { x: 0, wizards: 'A' },
      { x: 130, towers: 'P' },
      { x: 260, wizards: 'D' },
      { x: 390, towers: 'S' },
    ],
    arcs: [{ from: [8, -66], to: [386, -64], pips: 3 }],
  },
  six: { box: [-80, -112, 160, 160], spots: [{ x: 0, towers: 'S', wizards: 'ABCDEF' }] },
  home: {
    box: [-70, -172, 530, 220],
    spots: [{ x: 0, wizards: 'A' }, { x: 130 }, { x: 260 }, { x: 390, castle: true }],
    arcs: [{ from: [8, -66], to: [344, -72], pips: 3 }],
  },
  flight: {
    box: [-80, -196, 560, 244],
    spots: [
      { x: 0, castle: true },
      { x: 140, towers: 'P', mark: 'no' },
      { x: 270, towers: 'S', wizards: 'B', mark: 'no' },
      { x: 400, shield: true, mark: 'yes' },
    ],
    arcs: [{ from: [40, -130], to: [396, -72], castle: true }],
  },
  carry: {
    box: [-75, -190, 380, 238],
    spots: [
      { x: 0, towers: 'P', wizards: 'C' },
      { x: 220 },
      { x: 190, y: -70, towers: 'S', wizards: 'A', hovers: true },
    ],
    arcs: [{ from: [10, -106], to: [132, -96] }],
  },
  barred: {
    box: [-80, -250, 480, 298],
    spots: [
      { x: 0, castle: true },
      { x: 0, y: -166, towers: 'P', hovers: true, mark: 'no' },
      { x: 190, towers: 'S', castle: true },
      { x: 330, mark: 'yes' },
    ],
    arcs: [{ from: [226, -96], to: [326, -64], castle: true }],
  },
  cover: {
    box: [-80, -210, 420, 258],
    spots: [
      { x: 0, wizards: 'CD', covered: true },
      { x: 0, y: -96, towers: 'S', wizards: 'A', hovers: true },
    ],
    arcs: [{ from: [66, -110], to: [196, -60] }],
    parts: [{ part: 'potion-full', x: 180, y: -56, size: 76 }],
  },
} satisfies Record<string, Scene>;

const rows = {
  cards: ['card-W3', 'card-T2', 'card-C4-2', 'card-DW2'],
  combined: ['card-C5-1'],
  dice: ['die-2', '→', 'die-1'],
  potions: ['potion-empty', 'potion-full', 'potion-spent'],
  rivals: ['knight', 'princess', 'mage'],
  'six-towers': ['kmtower-TRK', 'kmtower-PUR', 'kmtower-GRE', 'kmtower-YEL', 'kmtower-RED', 'kmtower-BLU'],
  deck: ['km-FE', 'km-TOc', 'km-S1L', 'km-S2R'],
  secrets: ['km-secret', 'km-secret-open'],
  swap: ['knight', '⇄', 'mage'],
  skip: ['mage', '→', 'knight', '→', 'kmtower-BLU'],
  stones: ['km-S2R', 'km-TO', '=', 'ing-TO', 'ing-TO', 'ing-TO'],
  chain: ['km-S1R', 'km-S2R', 'km-FE', 'km-S1R'],
  yellow: ['ing-EL', '→', 'km-secret', '⇄', 'km-secret'],
  green: ['ing-TO', '→', 'km-EL', '↓'],
  blue: ['ing-FE', '→', 'km-BO', '×'],
  purple: ['ing-BO', '→', 'km-back', '?'],
  red: ['ing-TS', '+', 'ing-BO', '→', 'kmtower-PUR'],
  princess: ['kmtower-GRE', 'princess', 'kmtower-RED'],
  chest: ['chest'],
} satisfies Record<string, Row>;

export type FigureName = keyof typeof scenes | keyof typeof rows;
export const sceneOf = (name: FigureName): Scene | undefined => (scenes as Record<string, Scene>)[name];
export const rowOf = (name: FigureName): Row => (rows as Record<string, Row>)[name] ?? [];

/** The bounding box of a part in its own drawing. */
export function boxOf(part: string): [number, number, number, number] {
  const kind = part.split('-')[0] ?? '';
  const boxes: Record<string, [number, number, number, number]> = {
    card: [0, 0, 120, 168],
    km: [0, 0, 80, 112],
    die: [0, 0, 48, 52],
    potion: [0, 0, 24, 31],
    ing: [0, 0, 48, 48],
    chest: [0, 0, 48, 40],
    princess: [0, 0, 64, 72],
    knight: [-34, -100, 68, 106],
    mage: [-34, -100, 68, 106],
    kmtower: [-56, -180, 112, 206],
  };
  return boxes[kind] ?? [0, 0, 64, 64];
}
