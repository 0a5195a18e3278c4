// Refusals and notices of the host as sentences: "rule.WT-2.5" on the wire is the text `rule-WT-2-5`.
import type { Notice, Refused, Seat } from '../generated/messages';
import { hasText, t, texts, type Params } from './texts.svelte';

/** Who sits on a seat. */
export type NameOf = (seat: Seat) => string;

/** The text of a key of the wire. */
export function textId(key: string): string {
  return key.replace(/[._]/g, '-');
}

/**
 * What the host says by a key: a refusal, a set phrase, a reason. Few games need these texts and they are long, so they
 * are fetched with the first one: until then nothing is said, and then what is on the screen is said anew.
 */
export function hostText(key: string, params?: Params): string {
  void texts.need('refusals');
  const id = textId(key);
  return hasText(id) ? t(id, params) : '';
}

/**
 * Says why not and what helps. The most precise text that exists is taken: for the seat that is meant, where names are
 * given; for the field ("seats.1.name" is a name); for the key; for the code alone.
 */
export function explain(refused: Refused, name?: NameOf): string {
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
  return hostText(wanted || 'refused.unknown', params);
}

/** A notice as a sentence. */
export function announce({ key, params }: Notice, name: NameOf): string {
  const { seat } = params;
  return hostText(key, seat === undefined ? params : { ...params, name: name(seat as Seat) });
}
