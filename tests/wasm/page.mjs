// A page in Node: runs spires.wasm as the browser's worker does, with a store and a clock that a test controls.
import { randomFillSync } from "node:crypto";

import { Module } from "./module.mjs";

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
  #module;
  #skew = 0; // milliseconds added to the clock by the test
  thought = []; // milliseconds of each bot decision

  // `random` replaces the random bytes, for a reproducible session.
  constructor(module, disk, random = randomFillSync) {
    this.disk = disk;
    this.random = random;
    // Replaces the store: a function that takes an append and returns the answer.
    this.store = (append) => disk.append(append);
    this.#module = new Module(module, (one) => this.#imports(one));
    this.wasm = this.#module.wasm;
    for (const table of disk.tables.values()) this.restore(table);
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
    this.#module.call("host_receive", [link], [text]);
  }

  restore(table) {
    this.#module.call("host_restore", [], [JSON.stringify(table)]);
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
    return this.#module.ask("games");
  }
  options() {
    return this.#module.ask("options");
  }

  // ---- imports ----

  #imports(module) {
    const text = (at, size) => module.text(at, size);
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
      random: (at, size) => void this.random(module.bytes(at, size)),
    };
    const wasi = {
      clock_time_get: (which, _precision, at) => {
        const now = (which === 0 ? Date.now() : performance.now()) + this.#skew;
        module.view.setBigUint64(at, BigInt(Math.round(now * 1e6)), true);
        return 0;
      },
      fd_write: (_file, vectors, count, written) => {
        const { view } = module;
        let all = 0;
        for (let i = 0; i < count; ++i) {
          const size = view.getUint32(vectors + 8 * i + 4, true);
          this.said.push(text(view.getUint32(vectors + 8 * i, true), size));
          all += size;
        }
        view.setUint32(written, all, true);
        return 0;
      },
    };
    return { spires, wasi };
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
