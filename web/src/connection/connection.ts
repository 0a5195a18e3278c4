// A connection to a table, through a socket to the server or to a worker of this page; the page need not know which.
// Both use the messages of docs/protocol.md.
import type { ClientMessage, HostMessage } from '../generated/messages';

export type ConnectionState = 'connecting' | 'open' | 'closed';

export interface TableConnection {
  send(message: ClientMessage): void;
  /** Set by the listener. Messages that arrive earlier are queued for it. */
  onmessage: ((message: HostMessage) => void) | undefined;
  onstate: ((state: ConnectionState) => void) | undefined;
  close(): void;
}
