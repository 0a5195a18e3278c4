// Hints of the host; an answer is valid until the next event.
import type { Candidate, HostMessage } from '../generated/messages';

/** The maximum number of hints shown. */
const kMost = 3;

/** The reasons for a proposal that its reader can use. Only a spell costs potions; a card is not worse because a spell
    may follow it. */
export function reasonsFor({ action, reasons }: Pick<Candidate, 'action' | 'reasons'>): Candidate['reasons'] {
  const spends = /^(cast|reserve) /.test(action);
  return reasons.filter(({ key }) => key !== 'spends' || spends);
}

export class Hints {
  /** Best first; undefined if none were requested. */
  candidates = $state.raw<readonly Candidate[]>();
  isThinking = $state(false);
  /** The action previewed on the board. */
  shown = $state.raw<string>();
  /** The best action, if nobody asked for it: it is pointed at, and nothing is chosen. */
  offered = $state.raw<Candidate>();
  #asked = '';
  #isOffer = false;

  /** Waits for the answer to this request id. `isOffer`: it comes by itself, and only if there is a reason for it. */
  expect(request: string, isOffer = false): void {
    this.close();
    this.#asked = request;
    this.#isOffer = isOffer;
    this.isThinking = !isOffer;
  }

  /** Takes the answer to the request. A refusal is left to the other handlers. */
  take(message: HostMessage): boolean {
    if (!('request' in message) || message.request === undefined || message.request !== this.#asked) return false;
    this.close();
    if (message.type !== 'hints') return false;
    const [best] = message.candidates;
    if (this.#isOffer) {
      this.offered = best && reasonsFor(best).length > 0 ? best : undefined;
      return true;
    }
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
    this.offered = undefined;
    this.shown = undefined;
  }
}
