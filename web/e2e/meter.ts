// Counts the bytes on the wire with a proxy in front of the server.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

export class Meter {
  bytes = 0;
  readonly #door;

  private constructor(port: number) {
    this.#door = createServer((client) => {
      const server = connect(port, '127.0.0.1');
      server.on('data', (part: Buffer) => (this.bytes += part.length));
      client.pipe(server).pipe(client);
      client.on('error', () => server.destroy());
      server.on('error', () => client.destroy());
    });
  }

  static async before(address: string): Promise<Meter> {
    const meter = new Meter(Number(new URL(address).port));
    meter.#door.listen(0, '127.0.0.1');
    await once(meter.#door, 'listening');
    return meter;
  }

  get address(): string {
    return `http://127.0.0.1:${String((this.#door.address() as AddressInfo).port)}`;
  }

  close(): void {
    this.#door.close();
  }
}
