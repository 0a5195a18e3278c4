// Hints of the host; an answer is valid until the next event.
import type { Candidate, HostMessage } from '../generated/messages';

/** The maximum number of hints shown. */
const kMost = 3;

export class Hints {
  /** Best first; undefined if none were requested. */
  candidates = $state.raw<readonly Candidate[]>();
  isThinking = $state(false);
  /** The action previewed on the board. */
  shown = $state.raw<string>();
  /** Ends hints that come by themselves, if they do. */
  onstop = $state.raw<() => void>();
  #asked = '';

  /** Waits for the answer to this request id. */
  expect(request: string): void {
    this.close();
    this.#asked = request;
    this.isThinking = true;
  }

  /** Takes the answer to the request. A refusal is left to the other handlers. */
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
