// Made by the table of spell tiles. Do not edit.

import type { TowersSpell } from './messages';

export type SpellCode = Exclude<TowersSpell, "none">;

export type TargetShape = "nothing" | "wizard" | "block" | "surface" | "pair" | "direction" | "rider";

export interface SpellRow {
  rule: string;
  cost: number;
  target: TargetShape;
  amount: number;
  promo: boolean;
}

export const kSpellRows: Record<SpellCode, SpellRow> = {
  MW: { rule: 'WT-11.1', cost: 2, target: 'wizard', amount: 1, promo: false },
  MT: { rule: 'WT-11.3', cost: 1, target: 'block', amount: 2, promo: false },
  HW: { rule: 'WT-11.2', cost: 2, target: 'wizard', amount: -1, promo: false },
  HT: { rule: 'WT-11.4', cost: 1, target: 'block', amount: -2, promo: false },
  SW: { rule: 'WT-11.5', cost: 2, target: 'pair', amount: 0, promo: false },
  NK: { rule: 'WT-11.6', cost: 2, target: 'direction', amount: 0, promo: false },
  FR: { rule: 'WT-11.7', cost: 1, target: 'surface', amount: 0, promo: false },
  PB: { rule: 'WT-11.8', cost: 1, target: 'rider', amount: 0, promo: false },
  DT2C: { rule: 'WT-17.1', cost: 1, target: 'nothing', amount: 2, promo: true },
};
