// Hints of the host; an answer is valid until something happens.
import type { Candidate, HostMessage } from '../generated/messages';

/** More would be no advice. */
const kMost = 3;

export class Hints {
  /** The best first; nothing while nobody has asked. */
  candidates = $state.raw<readonly Candidate[]>();
  isThinking = $state(false);
  /** The answer that is shown on the board. */
  shown = $state.raw<string>();
  #asked = '';

  /** The id of the question that waits for its answer. */
  expect(request: string): void {
    this.close();
    this.#asked = request;
    this.isThinking = true;
  }

  /** Takes the answer to the question. A refusal is for everybody to read. */
  take(message: HostMessage): boolean {
    if (!('request' in message) || message.request === undefined || message.request !== this.#asked) return false;
    this.close();
    if (message.type !== 'hints') return false;
    this.candidates = message.candidates.slice(0, kMost);
    this.shown = this.candidates[0]?.action;
    return true;
  }

  show(action: string): void {
    this.shown = action;
  }

  close(): void {
    this.#asked = '';
    this.isThinking = false;
    this.candidates = undefined;
    this.shown = undefined;
  }
}
