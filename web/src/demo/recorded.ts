// A host that replays one recorded run of a game: every answer continues with the recorded events.
import type { ConnectionState, TableConnection } from '../connection/connection';
import type {
  ClientMessage,
  HostMessage,
  LegalAction,
  Patch,
  Table,
  TowersEvent,
  TowersView,
} from '../generated/messages';

export interface Recorded {
  table: Table;
  frames: { seq: number; view: TowersView; legal: LegalAction[]; events: TowersEvent[]; patches: Patch[] }[];
}

export class RecordedConnection implements TableConnection {
  onstate: ((state: ConnectionState) => void) | undefined;
  #listen: ((message: HostMessage) => void) | undefined;
  #at = 0;

  constructor(private readonly recorded: Recorded) {}

  set onmessage(listen: ((message: HostMessage) => void) | undefined) {
    this.#listen = listen;
    const first = this.recorded.frames[0];
    if (!listen || !first) return;
    listen(this.recorded.table);
    listen({ type: 'seated', request: 'demo', seat: 'A', token: '' });
    listen({ type: 'view', seq: first.seq, view: first.view });
    listen({ type: 'legal', seq: first.seq, seat: 'A', actions: first.legal });
  }
  get onmessage(): ((message: HostMessage) => void) | undefined {
    return this.#listen;
  }

  send(message: ClientMessage): void {
    const frame = this.recorded.frames[this.#at];
    if (message.type === 'sync' && frame) this.#say({ type: 'view', seq: frame.seq, view: frame.view });
    if (message.type === 'move') this.#next();
  }

  #next(): void {
    const frame = this.recorded.frames[this.#at + 1];
    if (!frame) return;
    this.#at += 1;
    const first = frame.seq - frame.events.length + 1;
    this.#say({ type: 'events', seat: 'A', first, events: frame.events, patches: frame.patches });
    this.#say({ type: 'legal', seq: frame.seq, seat: 'A', actions: frame.legal });
  }

  // A host answers asynchronously, never within the same call.
  #say(message: HostMessage): void {
    setTimeout(() => this.#listen?.(message), 0);
  }

  close(): void {
    this.#listen = undefined;
  }
}
