// node tests/wasm/chance_test.mjs FOLDER SPIRES: the two rounds of nonces in the host of a page, honest and planted.
// Prints one `ok NAME` or `not ok NAME why` per check; SPIRES is the native program, which also checks the records.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { check } from "./check.mjs";
import { Disk, Page } from "./page.mjs";
import { Mind } from "./module.mjs";

const [folder, spires] = process.argv.slice(2);
const modules = Object.fromEntries(
  ["towers", "duel"].map((game) => [game, new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`))]),
);

const nonce_of = (seat, attempt = 1) => `the-nonce-of-seat-${seat}-for-attempt-${attempt}`;
const hash_of = (nonce) => createHash("sha256").update(`spires nonce ${nonce}`).digest("hex");

const minds = Object.fromEntries(
  ["towers", "duel"].map((game) => [game, new Mind(new WebAssembly.Module(readFileSync(`${folder}/mind-${game}.wasm`)))]),
);

// Two people at one device, each with a nonce of their own, and one who watches.
class Pair {
  constructor(game, disk = new Disk()) {
    this.game = game;
    this.seats = game === "duel" ? ["K", "M"] : ["A", "B"];
    this.page = new Page(modules[game], disk);
    this.client = this.page.connect();
    const plan = { game, settings: {}, seats: [{ sitter: "person" }, { sitter: "person" }], visibility: "link" };
    this.code = this.client.ask({ type: "create", ...plan }).table;
    for (const seat of this.seats) this.sit(seat);
    this.watcher = this.page.connect();
    this.watcher.ask({ type: "join", table: this.code });
  }

  sit(seat) {
    const seated = this.client.ask({ type: "sit", seat, name: seat, hash: hash_of(nonce_of(seat)) });
    assert.equal(seated.type, "seated", JSON.stringify(seated));
  }
  ask(type, seat, attempt, part) {
    return this.client.ask({ type, seat, attempt, ...part });
  }
  open(seat, attempt = 1) {
    return this.ask("open", seat, attempt, { nonce: nonce_of(seat, attempt) });
  }
  seal(seat, attempt) {
    return this.ask("seal", seat, attempt, { hash: hash_of(nonce_of(seat, attempt)) });
  }
  end() {
    for (const seat of this.seats) this.client.ask({ type: "resign", seat });
    return this.client.ask({ type: "export" }).record;
  }
}

function verify(record, ...options) {
  return spawnSync(spires, ["verify", "-", ...options], { input: record, encoding: "utf8" });
}
const resealed = (record, from, to) => {
  const body = record.slice(0, record.indexOf("digest ")).replace(from, to);
  return `${body}digest ${createHash("sha256").update(body).digest("hex")}\n`;
};

for (const game of ["towers", "duel"]) {
  check(`${game}: hashes, then nonces, then cards`, () => {
    const pair = new Pair(game);
    const [first, second] = pair.seats;
    assert.equal(pair.client.ask({ type: "start" }).type, "accepted");
    const opening = pair.watcher.last("table");
    assert.equal(opening.opening, true);
    for (const { seat, hash } of opening.seats) assert.equal(hash, hash_of(nonce_of(seat)));
    assert.equal(pair.open(second).type, "accepted");
    assert.equal(pair.watcher.last("view"), undefined, "a card has fallen");
    assert.equal(pair.open(first).type, "accepted");
    assert.ok(pair.watcher.last("view"));
    const told = JSON.stringify([pair.client.heard, pair.watcher.heard]);
    for (const seat of pair.seats) assert.equal(told.includes(nonce_of(seat)), false, "a nonce is told");

    const record = pair.end();
    assert.match(record, new RegExp(`^seat ${first} sealed ${nonce_of(first)}\n`, "m"));
    const verdict = minds[game].verify(record);
    assert.deepEqual([verdict.ok, verdict.chance], [true, "sealed"], JSON.stringify(verdict));
    const kept = [
      ...["--commitment", opening.commitment, "--attempt", "1"],
      ...pair.seats.flatMap((seat) => ["--nonce", `${seat}:${nonce_of(seat)}`, "--hash", `${seat}:${hash_of(nonce_of(seat))}`]),
    ];
    const native = verify(record, ...kept);
    assert.equal(native.status, 0, native.stdout);
    assert.match(native.stdout, /^ok told/m);
    assert.doesNotMatch(native.stdout, /weaker/);
    for (const [option, value, field] of [
      ["--commitment", "0".repeat(64), "commitment"],
      ["--nonce", `${first}:${nonce_of(first, 9)}`, `nonce ${first}`],
      ["--nonce", nonce_of(first, 9), "nonce"],
      ["--nonce", `${first}:${nonce_of(second)}`, "order"],
      ["--hash", `${second}:${"0".repeat(64)}`, `hash ${second}`],
      ["--attempt", "2", "attempt"],
    ]) {
      const other = verify(record, option, value);
      assert.equal(other.status, 1, other.stdout);
      assert.match(other.stdout, new RegExp(`^not ok ${field}: `, "m"));
    }
    // Changed by hand and digested again, a record does not fit itself.
    for (const [from, to] of [
      [`seat ${first} sealed ${nonce_of(first)}`, `seat ${first} sealed ${nonce_of(first, 7)}`],
      [`seat ${first} sealed ${nonce_of(first)}`, `seat ${first} none`],
      [" 1\n", " 2\n"],
    ]) {
      assert.equal(minds[game].verify(resealed(record, from, to)).ok, false, to);
    }
  });

  check(`${game}: a start without an opening fails and is written down`, () => {
    const pair = new Pair(game);
    const [first, second] = pair.seats;
    const commitment = pair.client.last("table").commitment;
    pair.client.ask({ type: "start" });
    pair.open(first);
    pair.page.pass(19_900);
    pair.page.settle();
    assert.equal(pair.client.last("table").attempt, undefined);
    pair.page.pass(200);
    pair.page.settle();
    assert.deepEqual(pair.watcher.last("notice"), {
      ...{ type: "notice", key: "notice.start-failed", params: { seat: second } },
    });
    const table = pair.client.last("table");
    assert.equal(table.attempt, 2);
    assert.notEqual(table.commitment, commitment);
    assert.equal(pair.client.ask({ type: "start" }).code, "not_sealed");
    for (const seat of pair.seats) assert.equal(pair.seal(seat, 2).type, "accepted");
    assert.equal(pair.client.ask({ type: "start" }).type, "accepted");
    for (const seat of pair.seats) assert.equal(pair.open(seat, 2).type, "accepted");
    const record = pair.end();
    assert.match(record, new RegExp(`^failed 1 ${commitment} ${second}\n`, "m"));
    assert.equal(minds[game].verify(record).ok, true);
    assert.match(verify(record).stdout, new RegExp(`^note attempt 1 failed: seat ${second} `, "m"));
  });
}

// Journals of running games, written before there were two rounds.
for (const game of ["towers", "duel"]) {
  check(`${game}: a table of one round plays on`, () => {
    const disk = new Disk();
    const file = new URL(`../golden/journals/one-round-${game}.json`, import.meta.url);
    const table = JSON.parse(readFileSync(file, "utf8"));
    disk.tables.set(table.code, table);
    const before = table.entries.length;
    const page = new Page(modules[game], disk);
    const clients = ["a", "b"].map((letter) => {
      const client = page.connect();
      const seated = client.ask({ type: "reclaim", table: table.code, token: letter.repeat(40), hash: hash_of(letter) });
      assert.equal(seated.type, "seated", JSON.stringify(seated));
      return { client, seat: seated.seat };
    });
    const { legal, client } = clients
      .map((one) => ({ ...one, legal: one.client.last("legal") }))
      .find((one) => one.legal);
    const { action } = legal.actions[0];
    const moved = client.ask({ type: "move", seat: legal.seat, seq: legal.seq, action });
    assert.equal(moved.type, "accepted", JSON.stringify(moved));
    assert.equal(table.entries.length, before + 1, "a hash came after the start");
    for (const one of clients) one.client.ask({ type: "resign", seat: one.seat });
    const { record } = client.ask({ type: "export" });
    assert.match(record, /^chance hmac-sha256 \S+ \S+ 0123456789abcdef fedcba9876543210$/m);
    const verdict = minds[game].verify(record);
    assert.deepEqual([verdict.ok, verdict.chance], [true, "weaker"], JSON.stringify(verdict));
    assert.match(verify(record, "--nonce", "0123456789abcdef").stdout, /^note weaker proof/m);
    assert.equal(verify(record, "--nonce", "0123456789abcdee").status, 1);
  });
}

check("an opening goes on in another page", () => {
  const disk = new Disk();
  const pair = new Pair("towers", disk);
  pair.client.ask({ type: "start" });
  pair.open("A");
  const page = new Page(modules.towers, disk);
  const watcher = page.connect();
  watcher.ask({ type: "join", table: pair.code });
  const table = watcher.last("table");
  assert.equal(table.opening, true);
  assert.deepEqual(
    table.seats.map(({ opened }) => opened),
    [true, undefined],
  );
});
