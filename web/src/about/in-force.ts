// Filters the rules about a thing by the options of a table.
import { sectionFor } from '../rules/book';
import { isSectionIn, type Play } from '../rules/play';
import type { Subject } from './subject';

/** At most one rule per section of the rulebook. */
export function rulesInForce(subject: Subject, topic: string, play: Play): string[] {
  const seen = new Set<string>();
  return subject.rulesAbout(topic).filter((rule) => {
    const section = sectionFor(rule);
    if (!section || seen.has(section.id) || !isSectionIn(play, section)) return false;
    seen.add(section.id);
    return true;
  });
}
