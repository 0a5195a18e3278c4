// Refusals and notices of the host as sentences: "rule.WT-2.5" on the wire has the text key `rule-WT-2-5`.
import type { Notice, Refused, Seat } from '../generated/messages';
import { hasText, t, texts, type Params } from './texts.svelte';

/** The name of the player in a seat. */
export type NameOf = (seat: Seat) => string;

/** The text key for a key on the wire. */
export function textId(key: string): string {
  return key.replace(/[._]/g, '-');
}

/**
 * The text for a key of the host: a refusal, a quick phrase, a reason. These texts are long and rarely needed, so they
 * are loaded on first use; until then the result is empty, and the screen updates afterwards.
 */
export function hostText(key: string, params?: Params): string {
  void texts.need('refusals');
  const id = textId(key);
  return hasText(id) ? t(id, params) : '';
}

/**
 * Says why not and what helps. Uses the most specific text: for the seat, if names are given; for the field
 * ("seats.1.name" is a name); for the key; for the code.
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
  return hostText(wanted || 'refused.other', params);
}

/** Formats a notice. */
export function announce({ key, params }: Notice, name: NameOf): string {
  const { seat } = params;
  return hostText(key, seat === undefined ? params : { ...params, name: name(seat as Seat) });
}
