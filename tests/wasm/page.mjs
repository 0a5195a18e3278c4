// A page in Node: runs spires.wasm as the browser's worker does, with a store and a clock that a test controls.
import { createHash, createHmac, randomFillSync } from "node:crypto";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const kStored = 0;
export const kConflict = 1;
export const kUnavailable = 2;

// The data that survives the end of a page: tables by their code, with all their entries.
export class Disk {
  tables = new Map();

  append({ code, after, entries, listing, now }) {
    const table = this.tables.get(code) ?? { code, listing: undefined, touched: 0, entries: [] };
    if (table.entries.length !== after) return kConflict;
    table.entries.push(...entries);
    table.listing = listing ?? table.listing;
    table.touched = now;
    this.tables.set(code, table);
    return kStored;
  }

  forget(code, owner) {
    for (const entry of this.tables.get(code)?.entries ?? []) {
      if (entry.owner === owner) delete entry.personal;
    }
    return kStored;
  }
}

export class Page {
  // Everything that passed between module and page, in order: {append}, {stored}, {send}.
  passed = [];
  said = []; // lines on standard error
  #waiting = []; // requests that wait for the store
  #links = new Map();
  #skew = 0; // milliseconds added to the clock by the test
  thought = []; // milliseconds of each bot decision

  // `random` replaces the random bytes, for a reproducible session.
  constructor(module, disk, random = randomFillSync) {
    this.disk = disk;
    this.random = random;
    // Replaces the store: a function that takes an append and returns the answer.
    this.store = (append) => disk.append(append);
    this.#instantiate(module);
    for (const table of disk.tables.values()) this.#give("host_restore", JSON.stringify(table));
    this.wasm.host_start();
  }

  // ---- the host ----

  connect() {
    const client = this.attach();
    client.say({ type: "hello", protocol: 1 });
    this.settle();
    return client;
  }

  // Returns a client that has not sent anything yet.
  attach() {
    const number = this.wasm.host_connect();
    const client = new Client(this, number);
    this.#links.set(number, client);
    return client;
  }

  cut(client) {
    this.wasm.host_disconnect(client.link);
  }

  receive(link, text) {
    this.#give("host_receive", text, link);
  }

  restore(table) {
    this.#give("host_restore", JSON.stringify(table));
  }

  // Runs the host and stores its appends, until nothing is due at once.
  settle() {
    for (let thinks = false; ;) {
      const begin = performance.now();
      const due = this.wasm.host_run();
      if (thinks) this.thought.push(performance.now() - begin);
      // After a call that did other work and is due again at once, the next call runs a bot.
      thinks = due === 0 && this.#waiting.length === 0;
      if (this.#waiting.length > 0) this.answer();
      else if (due !== 0) return due;
    }
  }

  run() {
    return this.wasm.host_run();
  }

  // Answers the oldest request that waits for the store.
  answer() {
    const { id, append, forget } = this.#waiting.shift();
    const answer = append ? this.store(append) : this.disk.forget(forget.code, forget.owner);
    if (answer === kConflict && this.disk.tables.has(append.code)) this.restore(this.disk.tables.get(append.code));
    this.passed.push({ stored: id, answer });
    this.wasm.host_stored(id, answer);
  }

  get waiting() {
    return this.#waiting.length;
  }

  pass(milliseconds) {
    this.#skew += milliseconds;
  }

  // ---- functions that return a text ----

  games() {
    return JSON.parse(this.#result(this.wasm.games()));
  }
  options() {
    return JSON.parse(this.#result(this.wasm.options()));
  }

  verify(record) {
    return JSON.parse(this.#give("verify", record));
  }

  replay(record, observer = "") {
    const [first, second] = [this.#text(record), this.#text(observer)];
    const result = this.wasm.replay(first.at, first.size, second.at, second.size);
    this.wasm.free(first.at);
    this.wasm.free(second.at);
    return JSON.parse(this.#result(result));
  }

  // ---- memory ----

  #instantiate(module) {
    const bytes = (at, size) => new Uint8Array(this.wasm.memory.buffer, at, size);
    const text = (at, size) => decoder.decode(bytes(at, size));
    const refused = () => 52;
    const spires = {
      send: (link, at, size) => {
        const message = JSON.parse(text(at, size));
        this.passed.push({ send: message, link });
        this.#links.get(link).heard.push(message);
      },
      close: (link, at, size) => this.passed.push({ close: text(at, size), link }),
      append: (id, at, size) => {
        const append = JSON.parse(text(at, size));
        this.#waiting.push({ id, append });
        this.passed.push({ append, id });
      },
      forget: (id, code, code_size, owner, owner_size) => {
        this.#waiting.push({ id, forget: { code: text(code, code_size), owner: text(owner, owner_size) } });
      },
      random: (at, size) => void this.random(bytes(at, size)),
      sha256: (at, size, out) => bytes(out, 32).set(createHash("sha256").update(bytes(at, size)).digest()),
      hmac_sha256: (key, at, size, out) =>
        bytes(out, 32).set(createHmac("sha256", bytes(key, 32)).update(bytes(at, size)).digest()),
    };
    const wasi = {
      clock_time_get: (which, _precision, at) => {
        const now = (which === 0 ? Date.now() : performance.now()) + this.#skew;
        new DataView(this.wasm.memory.buffer).setBigUint64(at, BigInt(Math.round(now * 1e6)), true);
        return 0;
      },
      fd_write: (_file, vectors, count, written) => {
        const view = new DataView(this.wasm.memory.buffer);
        let all = 0;
        for (let i = 0; i < count; ++i) {
          const size = view.getUint32(vectors + 8 * i + 4, true);
          this.said.push(text(view.getUint32(vectors + 8 * i, true), size));
          all += size;
        }
        view.setUint32(written, all, true);
        return 0;
      },
      fd_close: refused,
      fd_seek: refused,
    };
    this.wasm = new WebAssembly.Instance(module, { spires, wasi_snapshot_preview1: wasi }).exports;
    this.wasm._initialize();
  }

  #text(text) {
    const bytes = encoder.encode(text);
    const at = this.wasm.malloc(bytes.length);
    new Uint8Array(this.wasm.memory.buffer, at, bytes.length).set(bytes);
    return { at, size: bytes.length };
  }

  #give(name, text, ...before) {
    const { at, size } = this.#text(text);
    const result = this.wasm[name](...before, at, size);
    this.wasm.free(at);
    return result === undefined ? undefined : this.#result(result);
  }

  #result(at) {
    const size = new DataView(this.wasm.memory.buffer).getUint32(at, true);
    const text = decoder.decode(new Uint8Array(this.wasm.memory.buffer, at + 4, size));
    this.wasm.free(at);
    return text;
  }
}

let requests = 0;

// A client of the host in a page.
export class Client {
  heard = [];

  constructor(page, link) {
    this.page = page;
    this.link = link;
  }

  say(message) {
    this.page.receive(this.link, JSON.stringify(message));
  }

  // Sends a request, lets the page run, and returns the answer.
  ask(message) {
    const request = `r${++requests}`;
    this.say({ ...message, request });
    this.page.settle();
    return this.heard.findLast((one) => one.request === request);
  }

  last(type) {
    return this.heard.findLast((one) => one.type === type);
  }
}
