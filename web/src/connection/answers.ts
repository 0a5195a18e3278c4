// Questions to a worker that wait for their answers, by number.
interface Waiting {
  resolve(text: string): void;
  reject(error: Error): void;
}

export class Answers {
  readonly #waiting = new Map<number, Waiting>();

  wait(id: number): Promise<string> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }
  take(message: { type: 'answer'; id: number; text: string } | { type: 'failed'; id: number; why: string }): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'answer') waiting?.resolve(message.text);
    else waiting?.reject(new Error(message.why));
  }
  /** The worker has died: no answer comes any more. */
  fail(why: string): void {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of all) one.reject(new Error(why));
  }
}
