// A separate server for each test, on a free port with an empty data folder.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const kProgram = process.env['SPIRES'] ?? join(root, 'build/dev/spires');
export const kPages = process.env['SPIRES_WEB'] ?? join(root, 'web/dist');

export class Server {
  readonly #data = mkdtempSync(join(tmpdir(), 'spires-e2e-'));
  readonly #options: readonly string[];
  #process: ChildProcess | undefined;
  #port = 0;

  private constructor(options: readonly string[]) {
    this.#options = options;
  }

  static async start(...options: string[]): Promise<Server> {
    const server = new Server(options);
    await server.open();
    return server;
  }

  /** Starts another server with a copy of the tables. REQUIRES: this one is not running. */
  async copy(): Promise<Server> {
    const other = new Server(this.#options);
    cpSync(this.#data, other.#data, { recursive: true });
    await other.open();
    return other;
  }

  get address(): string {
    return `http://127.0.0.1:${String(this.#port)}`;
  }

  /** Starts the server again on the same port with the same tables. */
  async open(): Promise<void> {
    const where = ['--port', String(this.#port), '--bind', '127.0.0.1', '--data', this.#data, '--web', kPages];
    // Automated players send faster than people, so the rate limit is raised.
    const limit = this.#options.includes('--frames-per-second') ? [] : ['--frames-per-second', '500'];
    const child = spawn(kProgram, ['serve', ...where, ...limit, ...this.#options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    const said = String((await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]))[0]);
    const port = /127\.0\.0\.1:(\d+)/.exec(said)?.[1];
    if (!port) throw new Error(`the server did not open: ${said}`);
    this.#port = Number(port);
  }

  /** Kills the server like a power cut, without a clean shutdown. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}
