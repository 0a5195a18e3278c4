// The rulebook as chapters of short sections. The texts of a section: `ID` is its title, `ID-text` its content,
// `ID-note-OPTION-VALUE` applies if an option has that value, `ID-more` follows the notes, `ID-example` is an example;
// the last two are optional.
import type { Game } from '../connection/game';
import { duel } from './duel';
import type { FigureName } from './figures/figures';
import type { Note } from './notes';
import { towers } from './towers';

export const kVariants = ['basic', 'advanced', 'master', 'solo'] as const;
export type Variant = (typeof kVariants)[number];

/** A cell is a text key or a number. */
export interface Facts {
  head: readonly (string | number)[];
  rows: readonly (readonly (string | number)[])[];
}
export interface Section {
  id: string;
  /** Each rule number belongs to exactly one section and is an anchor there. */
  rules: readonly string[];
  figure?: FigureName;
  facts?: Facts;
  notes?: readonly Note[];
  /** Omitted in other variants. */
  variants?: readonly Variant[];
  /** The spell tile that the section describes. */
  tile?: string;
}
export interface Chapter {
  id: string;
  sections: readonly Section[];
  variants?: readonly Variant[];
  teams?: true;
}

export const kBooks: Record<Game, readonly Chapter[]> = { towers, duel };

/** "WT-7.3" is a rule of Wandering Towers, "KM-7.3" is one of Knight & Mage. */
export const gameOf = (rule: string): Game => (rule.startsWith('KM-') ? 'duel' : 'towers');

const byRule = new Map(
  Object.values(kBooks)
    .flat()
    .flatMap((chapter) => chapter.sections)
    .flatMap((section) => section.rules.map((rule) => [rule, section] as const)),
);

/** The section that contains a rule such as "WT-7.3". */
export function sectionFor(rule: string): Section | undefined {
  return byRule.get(rule);
}

/** The address of a rule in the rulebook. */
export const addressOf = (rule: string): string => `/rules/${gameOf(rule)}#${rule}`;
