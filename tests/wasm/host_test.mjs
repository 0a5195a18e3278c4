// node tests/wasm/host_test.mjs FOLDER SPIRES: tests the host of a page through the interface of its modules alone.
// Prints one `ok NAME` or `not ok NAME why` per check; SPIRES is the native program, which also checks the records.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { check } from "./check.mjs";
import { Disk, kConflict, kUnavailable, Page } from "./page.mjs";
import { Dice, first_early_frame, Player } from "./playing.mjs";
import { Mind } from "./module.mjs";

const [folder, spires] = process.argv.slice(2);
const bytes_of = (name) => readFileSync(`${folder}/${name}.wasm`);
const modules = Object.fromEntries(
  ["towers", "duel", "mind-towers", "mind-duel", "spires"].map((name) => [name, new WebAssembly.Module(bytes_of(name))]),
);

const kLevels = ["child", "wanderer", "apprentice", "journeyman", "magister", "archmage"];
// The host of a game, and what a page loads on demand.
const kMostGzip = { towers: 200_000, duel: 200_000, "mind-towers": 150_000, "mind-duel": 150_000 };
// A decision takes at most 0.7 s by the bot's clock; the rest allows for a busy machine.
const kMostThought = 3000;

const page_of = (game, disk) => new Page(modules[game], disk);
const fresh = (game) => page_of(game, new Disk());
const bots = (count, level) => Array(count).fill({ sitter: "bot", level });
const minds = { towers: new Mind(modules["mind-towers"]), duel: new Mind(modules["mind-duel"]) };

function table_of(page, seed, game, settings, seats) {
  const player = new Player(page, new Dice(seed));
  player.open(game, settings, seats);
  player.start();
  return player;
}

function native_verdict(record) {
  const { status, stdout } = spawnSync(spires, ["verify", "-"], { input: record, encoding: "utf8" });
  return { status, stdout };
}

// Checks the record of a finished game with the module and the native program, and replays it.
function check_end(player) {
  const { over } = player;
  const mind = minds[player.client.last("table").game];
  assert.ok(over, "the game is not over");
  const record = player.record();
  const verdict = mind.verify(record);
  assert.equal(verdict.ok, true, JSON.stringify(verdict));
  assert.deepEqual(verdict.checks, ["digest", "commitment", "chance", "result"]);
  assert.deepEqual([verdict.reason, verdict.places], [over.reason, over.places]);
  const native = native_verdict(record);
  assert.equal(native.status, 0, native.stdout);
  assert.match(native.stdout, new RegExp(`^ok result: ${verdict.steps} steps, ${verdict.line} in`, "m"));
  check_replay(mind, player, record);
}

function check_replay(mind, player, record) {
  const table = player.client.last("table");
  for (const observer of ["", player.seat]) {
    const replay = mind.replay(record, observer);
    assert.equal(replay.game, table.game);
    assert.deepEqual(replay.settings, table.settings);
    assert.deepEqual(
      replay.seats,
      table.seats.map(({ seat }) => seat),
    );
    // The table's own messages after the game.
    const seat = observer === "" ? {} : { seat: observer };
    player.client.ask({ type: "sync", since: replay.first - 1, ...seat });
    const told = player.client.last("events");
    assert.equal(told.first, replay.first);
    assert.deepEqual(replay.events, told.events);
    assert.equal(replay.first + replay.events.length - 1, player.over.seq);
    assert.ok(replay.view.asked, "somebody is asked first");
    check_patches(replay);
  }
  check_open(mind.replay(record, "*"), player);
}

// Checks that patches have only three kinds of operations and no null.
function check_patches({ events, patches }) {
  assert.equal(patches.length, events.length);
  for (const { op, path, value } of patches.flat()) {
    assert.ok(["add", "remove", "replace"].includes(op), op);
    assert.match(path, /^\//);
    assert.equal(value === undefined, op === "remove", path);
  }
  assert.equal(JSON.stringify(patches).includes("null"), false);
}

// Checks the replay with open eyes: the same game with nothing hidden.
function check_open(replay, { over, seat }) {
  check_patches(replay);
  assert.equal(replay.first + replay.events.length - 1, over.seq);
  // A card that neither player won is not turned over when its tower is counted (KM-11.6).
  const events = replay.events.filter(({ type, owner }) => type !== "TowerScored" || owner !== "nobody");
  assert.equal(JSON.stringify({ ...replay, events }).includes('"?"'), false, "something is hidden");
  assert.equal(replay.view.observer, undefined);
  const own = replay.game === "duel" ? "veiled" : "hand";
  for (const player of replay.view.players) assert.ok(Array.isArray(player[own]), `no ${own} of ${player.seat}`);
  assert.ok(replay.seats.includes(seat));
}

// ---- the module ----

for (const [name, most] of Object.entries(kMostGzip)) {
  check(`size of ${name}`, () => {
    const bytes = bytes_of(name);
    const size = gzipSync(bytes, { level: 9 }).length;
    assert.ok(size <= most, `${size} bytes gzip`);
    return `${bytes.length} bytes, ${size} gzip`;
  });
}

check("imports", () => {
  const own = ["send", "close", "append", "forget", "random", "sha256", "hmac_sha256"].map((name) => `spires.${name}`);
  const wasi = ["clock_time_get", "fd_close", "fd_seek", "fd_write"].map((name) => `wasi_snapshot_preview1.${name}`);
  for (const module of Object.values(modules)) {
    for (const one of WebAssembly.Module.imports(module)) {
      const name = `${one.module}.${one.name}`;
      assert.ok([...own, ...wasi].includes(name), `${name} is asked for`);
    }
  }
});

check("options are those of the native program", () => {
  const native = (game) =>
    JSON.parse(spawnSync(spires, ["options", "--game", game, "--json"], { encoding: "utf8" }).stdout);
  assert.deepEqual(fresh("spires").options(), [native("towers"), native("duel")]);
});

check("games and their levels", () => {
  const hosted = { towers: ["towers"], duel: ["duel"], spires: ["towers", "duel"] };
  for (const [name, games] of Object.entries(hosted)) {
    const page = fresh(name);
    const offered = page.games().games;
    assert.deepEqual(
      offered.map(({ game }) => game),
      games,
    );
    assert.deepEqual(page.connect().last("welcome").games, games);
    for (const { levels } of offered) {
      assert.deepEqual(
        levels.map(({ key }) => key),
        kLevels,
      );
    }
  }
});

check("a module hosts no other game", () => {
  const client = fresh("towers").connect();
  const refused = client.ask({ type: "create", game: "duel", settings: {}, seats: [], visibility: "link" });
  assert.deepEqual([refused.type, refused.code, refused.field], ["refused", "bad_settings", "game"]);
});

// ---- whole games ----

let seed = 100;
function check_game(name, game, settings, seats) {
  check(name, () => {
    const page = fresh(game);
    const player = table_of(page, ++seed, game, settings, seats);
    player.play();
    check_end(player);
    assert.equal(first_early_frame(page), undefined, "somebody was told too early");
    assert.deepEqual(page.said, []);
    const slowest = Math.max(0, ...page.thought);
    assert.ok(slowest <= kMostThought, `a bot took ${slowest} ms`);
    const thoughts = [...page.thought].sort((a, b) => a - b);
    const at = (share) => (thoughts[Math.floor(share * (thoughts.length - 1))] ?? 0).toFixed(1);
    return `${player.decided} decisions, ${player.undone} taken back, bots ${at(0.5)} to ${at(1)} ms`;
  });
}

for (const level of kLevels) {
  check_game(`towers: two, ${level}`, "towers", { players: 2 }, bots(1, level));
  check_game(`duel: ${level}`, "duel", {}, bots(1, level));
}
check_game("towers: three, advanced", "towers", { players: 3, variant: "advanced" }, bots(2, "magister"));
check_game("towers: six", "towers", { players: 6 }, bots(5, "wanderer"));
check_game("towers: strict memory", "towers", { players: 3, options: { memory: "Strict" } }, bots(2, "child"));
check_game("towers: master", "towers", { players: 3, variant: "master" }, bots(2, "apprentice"));
check_game("towers: teams", "towers", { players: 4, teams: true }, bots(3, "apprentice"));
check_game("towers: master in teams", "towers", { players: 4, variant: "master", teams: true }, bots(3, "wanderer"));
check_game("towers: solo", "towers", { players: 1, variant: "solo" }, []);
check_game("duel: a ring by chance", "duel", { options: { ring_mode: "random" } }, bots(1, "apprentice"));

check("two people at one device", () => {
  const page = fresh("towers");
  const player = new Player(page, new Dice(11));
  player.open("towers", { players: 3 }, [{ sitter: "person" }, { sitter: "bot", level: "wanderer" }]);
  assert.equal(player.client.ask({ type: "sit", seat: "B", name: "Olena" }).type, "seated");
  player.start();
  const asked = new Set();
  for (let i = 0; i < 3000 && !player.over; ++i) {
    const { seat, seq, actions } = player.legal;
    asked.add(seat);
    const moved = player.client.ask({ type: "move", seat, seq, action: player.dice.one(actions).action });
    assert.equal(moved.type, "accepted");
  }
  assert.deepEqual([...asked].sort(), ["A", "B"]);
  check_end(player);
});

check("hints", () => {
  const player = table_of(fresh("towers"), 12, "towers", { players: 2 }, bots(1, "child"));
  const { seat, seq, actions } = player.legal;
  const hints = player.client.ask({ type: "hint", seat, seq });
  assert.equal(hints.type, "hints");
  assert.ok(actions.some(({ action }) => action === hints.candidates[0].action));
});

check("a rematch", () => {
  const page = fresh("duel");
  const player = table_of(page, 13, "duel", {}, bots(1, "child"));
  player.play();
  assert.equal(player.client.ask({ type: "rematch" }).type, "accepted");
  const code = player.client.last("table").next;
  assert.ok(page.disk.tables.has(code));
  const seated = player.client.ask({ type: "reclaim", table: code, token: player.token });
  assert.deepEqual([player.seat, seated.type, seated.seat], ["K", "seated", "M"]);
  const { status, seats } = player.client.last("table");
  assert.equal(status, "running");
  assert.deepEqual(
    seats.map(({ sitter }) => sitter),
    ["bot", "person"],
  );
});

// ---- the store ----

check("nothing is told before it is durable", () => {
  const page = fresh("towers");
  const player = table_of(page, 21, "towers", { players: 2 }, bots(1, "child"));
  const { seat, seq, actions } = player.legal;
  const { length } = player.client.heard;
  player.client.say({ type: "move", request: "early", seat, seq, action: actions[0].action });
  for (let i = 0; i < 5; ++i) page.run();
  assert.equal(page.waiting, 1);
  assert.equal(player.client.heard.length, length);
  page.answer();
  assert.equal(player.client.heard.length, length, "told inside host_stored, before the host runs");
  page.settle();
  const told = player.client.heard.slice(length).map(({ type }) => type);
  assert.equal(told[0], "accepted");
  assert.equal(told[1], "events");
});

check("what cannot be stored has not happened", () => {
  const page = fresh("towers");
  const player = table_of(page, 22, "towers", { players: 2 }, bots(1, "child"));
  const before = structuredClone(page.disk.tables.get(player.code).entries);
  const { seat, seq, actions } = player.legal;
  const { length } = player.client.heard;
  const { store } = page;
  page.store = () => kUnavailable;
  const refused = player.client.ask({ type: "move", seat, seq, action: actions[0].action });
  assert.deepEqual([refused.type, refused.code], ["refused", "not_stored"]);
  assert.deepEqual(
    player.client.heard.slice(length).map(({ type }) => type),
    ["refused"],
  );
  assert.deepEqual(page.disk.tables.get(player.code).entries, before);
  page.store = store;
  const moved = player.client.ask({ type: "move", seat, seq, action: actions[0].action });
  assert.equal(moved.type, "accepted");
  player.play();
  check_end(player);
});

check("another tab was quicker", () => {
  const disk = new Disk();
  const one = page_of("towers", disk);
  const here = table_of(one, 23, "towers", { players: 2 }, bots(1, "child"));
  const two = page_of("towers", disk);
  const there = Player.back(two, here);
  const { seat, seq, actions } = here.legal;
  there.decide();
  const refused = here.client.ask({ type: "move", seat, seq, action: actions.at(-1).action });
  assert.deepEqual([refused.type, refused.code], ["refused", "stale"]);
  assert.ok(one.passed.some(({ answer }) => answer === kConflict));
  // The table reads the new entries by itself after a moment.
  one.pass(1500);
  one.settle();
  assert.equal(here.seq, there.seq);
  assert.deepEqual(here.legal, there.legal);
  here.play();
  check_end(here);
});

check("another tab has gone on", () => {
  const disk = new Disk();
  const one = page_of("duel", disk);
  const here = table_of(one, 24, "duel", {}, bots(1, "wanderer"));
  const two = page_of("duel", disk);
  const there = Player.back(two, here);
  there.play(5);
  one.restore(disk.tables.get(here.code));
  one.settle();
  assert.equal(here.seq, there.seq);
  assert.deepEqual(here.legal, there.legal);
});

check("a killed page goes on", () => {
  const disk = new Disk();
  for (const [game, settings] of [
    ["towers", { players: 3, variant: "master" }],
    ["duel", {}],
  ]) {
    let page = page_of(game, disk);
    let player = table_of(page, ++seed, game, settings, bots(settings.players ? 2 : 1, "apprentice"));
    for (let i = 0; i < 3 && !player.over; ++i) {
      player.play(7);
      const { seq, legal } = player;
      page = page_of(game, disk);
      player = Player.back(page, player);
      if (!player.over) assert.deepEqual([player.seq, player.legal?.actions], [seq, legal?.actions]);
    }
    player.play();
    check_end(player);
  }
});

check("killed before it was durable: the move is gone", () => {
  const disk = new Disk();
  const player = table_of(page_of("duel", disk), 26, "duel", {}, bots(1, "child"));
  const { seat, seq, actions } = player.legal;
  player.client.say({ type: "move", request: "lost", seat, seq, action: actions[0].action });
  player.page.run();
  const back = Player.back(page_of("duel", disk), player);
  assert.equal(back.seq, seq);
  assert.deepEqual(back.legal.actions, actions);
});

check("killed after it was durable: sent again it counts once", () => {
  const disk = new Disk();
  const page = page_of("duel", disk);
  const player = table_of(page, 27, "duel", {}, bots(1, "child"));
  const { seat, seq, actions } = player.legal;
  const move = { type: "move", request: "once", seat, seq, action: actions[0].action };
  player.client.say(move);
  page.run();
  page.answer();
  const back = Player.back(page_of("duel", disk), player);
  const { length } = disk.tables.get(player.code).entries;
  back.client.say(move);
  back.page.settle();
  assert.equal(back.client.heard.findLast(({ request }) => request === "once").type, "accepted");
  const again = disk.tables.get(player.code).entries.slice(length);
  assert.ok(!again.some(({ text }) => JSON.parse(text).request === "once"));
});

check("who repeats `create` gets the same table", () => {
  const page = fresh("duel");
  const client = page.connect();
  const create = {
    type: "create",
    game: "duel",
    settings: {},
    seats: [],
    visibility: "link",
    token: "0123456789".repeat(4),
  };
  const first = client.ask(create);
  assert.equal(first.type, "created");
  assert.equal(client.ask(create).table, first.table);
  assert.equal(page.disk.tables.size, 1);
});

check("what is forgotten is gone for good", () => {
  const page = fresh("duel");
  const player = table_of(page, 29, "duel", {}, bots(1, "child"));
  player.client.ask({ type: "chat", seat: player.seat, text: "Добрий хід!" });
  const words = () => page.disk.tables.get(player.code).entries.filter(({ personal }) => personal !== undefined);
  assert.deepEqual(
    words().map(({ personal }) => personal),
    ["Zosia", "Добрий хід!"],
  );
  assert.equal(player.client.ask({ type: "forget", seat: player.seat }).type, "accepted");
  assert.deepEqual(words(), []);
  const back = Player.back(page_of("duel", page.disk), player);
  assert.equal(back.client.last("table").seats[0].name, undefined);
});

check("a damaged table harms no other", () => {
  const disk = new Disk();
  const player = table_of(page_of("duel", disk), 30, "duel", {}, bots(1, "child"));
  const whole = disk.tables.get(player.code);
  disk.tables.set("broken-one-100", { ...structuredClone(whole), code: "broken-one-100", entries: [{ text: "{" }] });
  disk.tables.set("broken-two-200", { code: "broken-two-200" });
  const page = page_of("duel", disk);
  assert.equal(page.connect().ask({ type: "join", table: "broken-one-100" }).code, "damaged");
  assert.ok(page.said.length > 0, "nothing on standard error");
  Player.back(page, player).play();
});

// ---- records ----

check("records that are not right", () => {
  const page = fresh("duel");
  const player = table_of(page, 31, "duel", {}, bots(1, "child"));
  player.play();
  const record = player.record();
  const changed = minds.duel.verify(record.replace(/\n5 /, "\n6 "));
  assert.deepEqual([changed.ok, changed.code], [false, "digest"]);
  assert.equal(minds.duel.verify("what").code, "line");
  assert.equal(minds.duel.replay("what").ok, false);
  assert.equal(minds.duel.replay(record, "Z").code, "observer");
  assert.equal(minds.duel.replay(record, "**").code, "observer");
  assert.notEqual(native_verdict(record.replace(/\n5 /, "\n6 ")).status, 0);
});

check("a game that was given up", () => {
  const page = fresh("towers");
  const player = table_of(page, 32, "towers", { players: 2 }, bots(1, "child"));
  player.play(5);
  assert.equal(player.client.ask({ type: "resign", seat: player.seat }).type, "accepted");
  const record = player.record();
  assert.equal(minds.towers.verify(record).ok, true);
  assert.equal(minds.towers.replay(record).events.length > 0, true);
  assert.equal(native_verdict(record).status, 0);
});

// ---- clocks ----

check("a clock that runs out", () => {
  const page = fresh("duel");
  const player = new Player(page, new Dice(33));
  const seats = [{ sitter: "person" }, { sitter: "bot", level: "child" }];
  const clock = { turn: 5, increment: 0, window: 5 };
  const created = player.client.ask({ type: "create", game: "duel", settings: {}, seats, visibility: "link", clock });
  player.client.ask({ type: "sit", seat: "K", name: "Zosia" });
  player.client.ask({ type: "start" });
  const { seq } = player;
  const due = page.settle();
  assert.ok(due > 3000 && due <= 5100, `due in ${due} ms`);
  page.pass(5100);
  page.settle();
  assert.ok(player.seq > seq, "nobody went on");
  const moved = page.disk.tables
    .get(created.table)
    .entries.map(({ text }) => JSON.parse(text))
    .filter(({ type }) => type === "moved");
  assert.equal(moved[0].by, "clock");
});

check("a page where nobody waits for anything sleeps", () => {
  const page = fresh("duel");
  assert.equal(page.settle(), -1);
  const player = table_of(page, 34, "duel", {}, bots(1, "child"));
  assert.equal(page.settle(), -1);
  page.wasm.host_disconnect(player.client.link);
  assert.ok(page.settle() > 0, "the table wants to go to sleep");
  page.pass(61_000);
  assert.equal(page.settle(), -1);
  Player.back(page, player);
});

process.exit();
