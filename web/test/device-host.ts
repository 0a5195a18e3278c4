// The host of this device with the real engine and a journal in memory, with one line to a page, for tests.
import { existsSync, readFileSync } from 'node:fs';
import type { Game } from '../src/connection/game';
import type { ClientMessage, HostMessage } from '../src/generated/messages';
import { Engine } from '../src/worker/engine';
import { Host } from '../src/worker/host';
import { Journal } from '../src/worker/journal';
import { MemoryBook } from './memory-book';

export const pathOf = (name: Game | `mind-${Game}`): string =>
  new URL(`../../build/wasm/${name}.wasm`, `file://${import.meta.dirname}/`).pathname;
export const isBuilt = (game: Game): boolean => existsSync(pathOf(game)) && existsSync(pathOf(`mind-${game}`));

export class DeviceHost {
  readonly #host: Host;
  readonly #heard: HostMessage[] = [];
  #wake: () => void = () => undefined;

  constructor(game: Game) {
    const module = WebAssembly.compile(readFileSync(pathOf(game)));
    this.#host = new Host(
      async (calls) => Engine.load(await module, calls),
      new Journal(new MemoryBook(), game),
      { tell: () => undefined, onchange: undefined },
      (said) => {
        if (said.type === 'frame') this.#heard.push(JSON.parse(said.text) as HostMessage);
        this.#wake();
      },
    );
    this.#host.take({ type: 'open', line: 1 });
    this.send({ type: 'hello', protocol: 1 });
  }
  send(message: ClientMessage): void {
    this.#host.take({ type: 'frame', line: 1, text: JSON.stringify(message) });
  }
  /** The next message of any type. */
  async next(): Promise<HostMessage> {
    while (this.#heard.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.#heard.shift() as HostMessage;
  }
  async until<T extends HostMessage['type']>(...types: T[]): Promise<Extract<HostMessage, { type: T }>> {
    for (;;) {
      const said = await this.next();
      if (types.includes(said.type as T)) return said as Extract<HostMessage, { type: T }>;
    }
  }
  close(): void {
    this.#host.take({ type: 'close', line: 1 });
  }
}
