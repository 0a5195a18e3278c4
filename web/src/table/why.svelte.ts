// "Why can't I?": the page knows no rules, so it asks the host for a preview of the action, and the refusal is the
// answer. It was not an attempt to move, so the refusal is not reported as an error.
import type { HostMessage, Refused } from '../generated/messages';

const kShown = 9000;

export class Why {
  refused = $state.raw<Refused>();
  #asked = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Waits for the answer to this request id. */
  expect(request: string): void {
    this.#asked = request;
  }

  /** Takes only the answer to the request. */
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
