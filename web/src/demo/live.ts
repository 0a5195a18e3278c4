// A table against three bots on the host that served this page, to try the client against a real host.
import type { ConnectionState, TableConnection } from '../connection/connection';
import type { ClientMessage, HostMessage } from '../generated/messages';
import { kProtocol } from '../generated/messages';

export class LiveConnection implements TableConnection {
  onmessage: ((message: HostMessage) => void) | undefined;
  onstate: ((state: ConnectionState) => void) | undefined;
  readonly #socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);

  constructor(settings: Record<string, string | number>) {
    const bots = Array.from({ length: Number(settings['players'] ?? 4) - 1 }, () => ({
      sitter: 'bot' as const,
      level: 'child',
    }));
    this.#socket.addEventListener('open', () => {
      this.send({ type: 'hello', protocol: kProtocol });
      const seats = [{ sitter: 'person' as const }, ...bots];
      this.send({ type: 'create', request: 'create', game: 'towers', settings, seats, visibility: 'link' });
    });
    this.#socket.addEventListener('message', (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as HostMessage;
      this.onmessage?.(message);
      if (message.type === 'created') this.send({ type: 'sit', request: 'sit', seat: 'A', name: 'Ola' });
      if (message.type === 'seated') this.send({ type: 'start', request: 'start' });
    });
  }

  send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.close();
  }
}
