// A connection to a table, on the server behind a socket or in a worker of this page: the page need not know which.
// Both use the messages of docs/protocol.md.
import type { ClientMessage, HostMessage } from '../generated/messages';

export type ConnectionState = 'connecting' | 'open' | 'closed';

export interface TableConnection {
  send(message: ClientMessage): void;
  /** Set by whoever listens. Messages that came before are kept for it. */
  onmessage: ((message: HostMessage) => void) | undefined;
  onstate: ((state: ConnectionState) => void) | undefined;
  close(): void;
}
