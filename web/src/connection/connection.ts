// Where a table lives does not matter to the page: on the server, behind a socket, or in a worker of this page. Both speak
// the messages of docs/protocol.md.
import type { ClientMessage, HostMessage } from '../generated/messages';

export type ConnectionState = 'connecting' | 'open' | 'closed';

export interface TableConnection {
  send(message: ClientMessage): void;
  /** Set by whoever listens. Messages that came before are kept for it. */
  onmessage: ((message: HostMessage) => void) | undefined;
  onstate: ((state: ConnectionState) => void) | undefined;
  close(): void;
}
