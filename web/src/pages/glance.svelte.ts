// Watches a table of the server without taking a seat, which would show the player as present. It requests new views,
// because the list of tables has no game state.
import type { AnyView } from '../boards/any';
import { LineConnection } from '../connection/line-connection';
import { randomHex } from '../connection/random';
import type { HostMessage, Seat, Table } from '../generated/messages';

export class Glance {
  table = $state.raw<Table>();
  view = $state.raw<AnyView>();
  isSilent = $state(false);
  readonly #line: LineConnection;
  readonly #onend: (end: 'over' | 'gone') => void;
  /** The pending request for a view; an event in the meantime makes it stale. */
  #request = '';
  #isStale = false;

  constructor(code: string, onend: (end: 'over' | 'gone') => void) {
    this.#onend = onend;
    this.#line = new LineConnection({ code, onlyLooks: true });
    this.#line.onstate = (state) => {
      this.isSilent = state === 'connecting';
      this.#request = '';
    };
    this.#line.onmessage = (message) => this.#take(message);
  }

  get asked(): Seat | undefined {
    return this.table?.status === 'running' ? this.view?.asked : undefined;
  }

  close(): void {
    this.#line.close();
  }

  #take(message: HostMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message;
        if (message.status === 'closed') this.#end('gone');
        if (message.status === 'over') this.#end('over');
        break;
      case 'view':
        this.view = message.view;
        this.#request = '';
        if (this.#isStale) this.#ask();
        break;
      case 'events':
        this.#ask();
        break;
      case 'refused':
        if (message.code === 'no_such_table') this.#end('gone');
        else if (message.request === this.#request) this.#request = '';
        break;
      default:
        break;
    }
  }

  #ask(): void {
    this.#isStale = this.#request !== '';
    if (this.#isStale) return;
    this.#request = randomHex(16);
    this.#line.send({ type: 'sync', request: this.#request });
  }

  #end(end: 'over' | 'gone'): void {
    this.close();
    this.#onend(end);
  }
}
