// The real host of a page, driven step by step: nothing happens until `settle`. Clients are the page's own connections,
// over sockets that end here, and plain clients controlled by the test.
import { existsSync, readFileSync } from 'node:fs';
import type { Game } from '../../src/connection/game';
import type { ClientMessage, HostMessage } from '../../src/generated/messages';
import { Engine } from '../../src/worker/engine';
import { MindModule } from '../../src/worker/mind';

const pathOf = (name: string): string =>
  new URL(`../../../build/wasm/${name}.wasm`, `file://${import.meta.dirname}/`).pathname;
export const isBuilt = (game: Game): boolean => existsSync(pathOf(game)) && existsSync(pathOf(`mind-${game}`));

const modules = new Map<string, Promise<WebAssembly.Module>>();
function moduleOf(name: string): Promise<WebAssembly.Module> {
  const made = modules.get(name) ?? WebAssembly.compile(readFileSync(pathOf(name)));
  modules.set(name, made);
  return made;
}

type Listen = (frame: string) => void;

export class LawHost {
  readonly #listens = new Map<number, Listen>();
  readonly #sockets: LawSocket[] = [];
  #stores: number[] = [];
  #engine: Engine | undefined;
  #mind: MindModule | undefined;

  static async load(game: Game): Promise<LawHost> {
    const host = new LawHost();
    host.#mind = await MindModule.load(await moduleOf(`mind-${game}`));
    host.#engine = await Engine.load(await moduleOf(game), {
      send: (link, frame) => host.#listens.get(link)?.(frame),
      close: () => undefined,
      append: (id) => host.#stores.push(id),
      forget: (id) => host.#stores.push(id),
    });
    host.#engine.start();
    return host;
  }

  get engine(): Engine {
    if (!this.#engine) throw new Error('not loaded');
    return this.#engine;
  }

  get mind(): MindModule {
    if (!this.#mind) throw new Error('not loaded');
    return this.#mind;
  }

  connect(listen: Listen): number {
    const link = this.engine.connect();
    this.#listens.set(link, listen);
    return link;
  }
  disconnect(link: number): void {
    this.#listens.delete(link);
    this.engine.disconnect(link);
  }
  /** Accepts a socket that a page has opened. */
  await(socket: LawSocket): void {
    this.#sockets.push(socket);
  }

  /** Runs everything that is due. */
  settle(): void {
    for (;;) {
      for (const socket of this.#sockets.splice(0)) socket.open(this);
      const due = this.engine.run();
      const stores = this.#stores.splice(0);
      for (const id of stores) this.engine.stored(id, 'stored');
      if (stores.length === 0 && this.#sockets.length === 0 && due !== 0) return;
    }
  }
}

/** The socket of a page. `here` is the host that new sockets connect to. */
export class LawSocket extends EventTarget {
  static here: LawHost;
  static open = new Set<LawSocket>();
  /** Changes the messages that a page receives, to plant a defect. */
  static plant: ((message: HostMessage) => HostMessage) | undefined;
  readyState = 0;
  /** The requested table code, exactly as written. */
  code = '';
  #host: LawHost | undefined;
  #link = 0;

  constructor() {
    super();
    LawSocket.here.await(this);
  }
  open(host: LawHost): void {
    this.#host = host;
    LawSocket.open.add(this);
    this.#link = host.connect((frame) => {
      const { plant } = LawSocket;
      const data = plant ? JSON.stringify(plant(JSON.parse(frame) as HostMessage)) : frame;
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  send(text: string): void {
    // Previews take most of the host's time and are not tested here.
    this.code ||= /"table":"([^"]+)"/.exec(text)?.[1] ?? '';
    const plain = text.startsWith('{"type":"hello"') ? text.replace('}', ',"previews":false}') : text;
    this.#host?.engine.receive(this.#link, plain);
  }
  /** The line breaks, or the page closes it. */
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    LawSocket.open.delete(this);
    this.#host?.disconnect(this.#link);
    this.dispatchEvent(new Event('close'));
  }
}

/** A client without a page. */
export class PlainClient {
  heard: HostMessage[] = [];
  readonly #link: number;
  #number = 0;

  constructor(readonly host: LawHost) {
    this.#link = host.connect((frame) => this.heard.push(JSON.parse(frame) as HostMessage));
    this.say({ type: 'hello', protocol: 1, previews: false });
  }
  say(message: ClientMessage): void {
    this.host.engine.receive(this.#link, JSON.stringify(message));
    this.host.settle();
  }
  /** Sends a request and returns the answer. */
  ask(message: Record<string, unknown>): HostMessage | undefined {
    const request = `q${++this.#number}`;
    this.say({ ...message, request } as unknown as ClientMessage);
    return this.heard.findLast((one) => 'request' in one && one.request === request);
  }
}
