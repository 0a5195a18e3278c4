// Sockets to the real module, as if it were a server: for tests of the whole connection of a page.
import { readFileSync } from 'node:fs';
import type { Game } from '../src/connection/game';
import type { ClientMessage, HostMessage } from '../src/generated/messages';
import { Engine } from '../src/worker/engine';
import { Host } from '../src/worker/host';
import { Journal } from '../src/worker/journal';
import { MindModule } from '../src/worker/mind';
import type { FromWorker } from '../src/worker/words';
import { pathOf } from './device-host';
import { MemoryBook } from './memory-book';

type Take = (said: FromWorker) => void;

export class HostSocket {
  readonly #host: Host;
  readonly #lines = new Map<number, Take>();
  readonly #mind: Promise<MindModule>;
  #last = 0;
  /** To be used as `WebSocket`. */
  readonly socket: new (url: string) => EventTarget;

  constructor(game: Game) {
    const module = WebAssembly.compile(readFileSync(pathOf(game)));
    this.#mind = WebAssembly.compile(readFileSync(pathOf(`mind-${game}`))).then((one) => MindModule.load(one));
    this.#host = new Host(
      async (calls) => Engine.load(await module, calls),
      new Journal(new MemoryBook(), game),
      { tell: () => undefined, onchange: undefined },
      (said) => {
        if ('line' in said) this.#lines.get(said.line)?.(said);
      },
    );
    const open = (take: Take): ((text: string) => void) => this.#open(take);
    this.socket = class extends EventTarget {
      readyState = 0;
      readonly send: (text: string) => void;
      constructor() {
        super();
        this.send = open((said) => {
          this.readyState = 1;
          if (said.type === 'opened') this.dispatchEvent(new Event('open'));
          if (said.type === 'frame') this.dispatchEvent(new MessageEvent('message', { data: said.text }));
        });
      }
      close(): void {
        this.readyState = 3;
      }
    };
  }

  #open(take: Take): (text: string) => void {
    const line = ++this.#last;
    this.#lines.set(line, take);
    this.#host.take({ type: 'open', line });
    return (text) => this.#host.take({ type: 'frame', line, text });
  }

  /** Sends one request on a line of its own, and returns its answer. */
  ask(message: ClientMessage): Promise<HostMessage> {
    return new Promise((resolve) => {
      const send = this.#open((said) => {
        if (said.type === 'opened') {
          send(JSON.stringify({ type: 'hello', protocol: 1 }));
          send(JSON.stringify(message));
        }
        const heard = said.type === 'frame' ? (JSON.parse(said.text) as HostMessage) : undefined;
        if (heard && 'request' in heard) resolve(heard);
      });
    });
  }

  async verify(record: string): Promise<{ ok: boolean; code?: string }> {
    const text = (await this.#mind).answer({ what: 'verify', texts: [record] });
    return JSON.parse(text) as { ok: boolean; code?: string };
  }
}
