// "Why can't I?": the page knows no rules, so the host is asked what the touched thing would do, and its refusal is the
// answer. Nobody has tried to move: the refusal is no error and goes into no list of errors.
import type { HostMessage, Refused } from '../generated/messages';

const kShown = 9000;

export class Why {
  refused = $state.raw<Refused>();
  #asked = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The id of the question that waits for its answer. */
  expect(request: string): void {
    this.#asked = request;
  }

  /** Takes the answer to the question, and nothing else. */
  take(message: HostMessage): boolean {
    if (!('request' in message) || message.request === undefined || message.request !== this.#asked) return false;
    this.#asked = '';
    if (message.type === 'refused') this.#show(message);
    return true;
  }

  #show(refused: Refused): void {
    this.refused = refused;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), kShown);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked = '';
    this.refused = undefined;
  }
}
