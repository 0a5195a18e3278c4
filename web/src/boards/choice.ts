// A legal action with its parsed text, in the terms of its game.
import type { LegalAction } from '../generated/messages';

export interface ChoiceOf<Action> {
  text: string;
  action: Action;
  legal: LegalAction;
}

/** Leaves out texts that the page cannot parse. */
export function choicesOf<Action>(
  legal: readonly LegalAction[],
  parse: (text: string) => Action | undefined,
): ChoiceOf<Action>[] {
  return legal.flatMap((one) => {
    const action = parse(one.action);
    return action ? [{ text: one.action, action, legal: one }] : [];
  });
}
