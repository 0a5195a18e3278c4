// The text keys of sections, and the search in their texts.
import { hasText, t, type Params } from '../texts/texts.svelte';
import type { Section } from './book';
import type { Note } from './notes';
import { holds, valueOf, type Play } from './play';

export const noteId = ({ id }: Section, { option, value }: Note): string => `${id}-note-${option}-${String(value)}`;

/** Numbers in the texts that a table may change. */
export function paramsOf(play: Play): Params {
  if (play.game === 'duel') return {};
  return { spells: Number(valueOf(play, 'spellsPerTurn')), cards: Number(valueOf(play, 'soloCardLimit')) };
}

/** Text without diacritics, so that the search works on any keyboard. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'l').replace(/[’']/g, '').toLowerCase();
}

/** Whether the section contains every word of the query. */
export function matches(section: Section, query: string, play: Play, everything: boolean): boolean {
  const params = paramsOf(play);
  const notes = (section.notes ?? []).filter((note) => everything || holds(play, note));
  const ids = [
    section.id,
    `${section.id}-text`,
    `${section.id}-example`,
    ...notes.map((note) => noteId(section, note)),
  ];
  const whole = plain([...section.rules, ...ids.filter(hasText).map((id) => t(id, params))].join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
