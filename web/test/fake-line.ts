// A connection without a host: remembers what the page sends; the test speaks for the host.
import type { ConnectionState, TableConnection } from '../src/connection/connection';
import type { ClientMessage, HostMessage } from '../src/generated/messages';

export class FakeLine implements TableConnection {
  onmessage: ((message: HostMessage) => void) | undefined;
  onstate: ((state: ConnectionState) => void) | undefined;
  sent: ClientMessage[] = [];
  send(message: ClientMessage): void {
    this.sent.push(message);
  }
  close(): void {
    this.onmessage = undefined;
  }
  say(message: HostMessage): void {
    this.onmessage?.(message);
  }
}
