// Why the host says no, and what it tells everybody, as sentences: "rule.WT-2.5" on the wire is the text `rule-WT-2-5`.
import type { Notice, Refused, Seat } from '../generated/messages';
import { hasText, t, texts, type Params } from './texts.svelte';

/** Who sits on a seat. */
export type NameOf = (seat: Seat) => string;

// Few games have a refusal, and the texts are long: they are fetched with the first one, and what is on the screen is
// said anew when they are there.

/** The text of a key of the wire. */
export function textId(key: string): string {
  return key.replace(/[._]/g, '-');
}

/**
 * Says why not and what helps. The most precise text that exists is taken: for the seat that is meant, where names are
 * given; for the field ("seats.1.name" is a name); for the key; for the code alone.
 */
export function explain(refused: Refused, name?: NameOf): string {
  void texts.need('refusals');
  const seat = refused.params['asked'] ?? refused.params['seat'];
  const known = name !== undefined && seat !== undefined;
  const id = textId(refused.key);
  const field = refused.field?.split('.').at(-1);
  const wanted = [
    known && `${id}-by`,
    field && `${id}-${textId(field)}`,
    id,
    textId(`refused.${refused.code}`),
    textId(`fault.${refused.code}`),
  ].find((one) => one && hasText(one));
  const params: Params = { why: refused.field ?? refused.code, rule: refused.rule ?? refused.code, ...refused.params };
  if (known) params['name'] = name(seat as Seat);
  return t(wanted || 'refused-unknown', params);
}

/** A notice as a sentence. */
export function announce(notice: Notice, name: NameOf): string {
  void texts.need('refusals');
  const { seat } = notice.params;
  return t(textId(notice.key), seat === undefined ? notice.params : { ...notice.params, name: name(seat as Seat) });
}
