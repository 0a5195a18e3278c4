// A socket whose other end is controlled by the test.
import type { ClientMessage, Feature, HostMessage } from '../src/generated/messages';

export class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  /** Without features it acts as a host of version 1.0. */
  open(features?: Feature[]): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
    this.say({ type: 'welcome', protocol: 1, version: '0', games: ['towers'], ...(features ? { features } : {}) });
  }
  say(message: HostMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  /** The sent messages of one type. */
  of<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.sent.filter((one): one is Extract<ClientMessage, { type: T }> => one.type === type);
  }
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('nobody has connected');
    return last;
  }
}
