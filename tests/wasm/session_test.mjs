// node tests/wasm/session_test.mjs FOLDER: sends the client messages of recorded sessions of version 1.0 to the modules
// in FOLDER. They must answer as version 1.0 did. Prints one `ok NAME` or `not ok NAME why` per session.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";

import { check } from "./check.mjs";
import { Session } from "./session.mjs";

const sessions = new URL("../golden/sessions/", import.meta.url);
const [folder] = process.argv.slice(2);

// What a later version may say otherwise: its number, its features, the settings of a table written in full, which code a
// table gets, and how often the number of spectators is told.
const beside = {
  welcome: ["version", "features"],
  table: ["revision", "settings", "spectators"],
  exported: ["record", "running"],
};
// What later versions say in addition: a client of 1.0 ignores fields that it does not know.
const added = {
  hear: ["spectator"],
  view: ["standing"],
  players: ["stone_cards"],
  preview: ["ends", "outcomes", "rows", "standing"],
  seats: ["absent"],
};

// Removes the added fields that the other message does not have. `name` is the field that holds both.
function as_before(now, before, name) {
  if (typeof now !== "object" || typeof before !== "object" || !now || !before) return now;
  if (Array.isArray(now)) return now.map((one, i) => as_before(one, before[i], name));
  const known = Object.entries(now).filter(([key]) => key in before || !added[name]?.includes(key));
  return Object.fromEntries(known.map(([key, one]) => [key, as_before(one, before[key], key)]));
}

const heard = (hear) => {
  const left = { ...hear };
  for (const name of beside[hear.type] ?? []) delete left[name];
  return left;
};

// Returns the messages with the `table` that the line knew then: a table may be told more often, such as at the end of a
// standing pass, or less often, as for spectators.
function heard_in(lines) {
  const tables = new Map();
  const all = [];
  for (const { line, hear } of lines) {
    if (hear?.type === "table") tables.set(line, heard(hear));
    else if (hear) all.push({ line, hear: heard(hear), table: tables.get(line) });
  }
  return [...all, ...[...tables].sort().map(([line, table]) => ({ line, table }))];
}

// Version 1.0 did not say that a standing pass had ended.
function with_passes({ table, ...now }, before) {
  const seats = table?.seats.map((seat, i) => ({ ...seat, passes: seat.passes || before.table.seats[i].passes }));
  return { ...now, table: table && { ...table, seats } };
}

for (const file of readdirSync(sessions)) {
  const game = /-(\w+)\.jsonl$/.exec(file)[1];
  const lines = readFileSync(new URL(file, sessions), "utf8").trim().split("\n").map((line) => JSON.parse(line));
  const module = new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`));
  check(`session ${file}`, () => {
    const again = Session.again(module, lines);
    const before = heard_in(again.before);
    const now = heard_in(again.session.lines);
    for (const [i, one] of before.entries()) {
      assert.deepEqual(with_passes(as_before(now[i], one, ""), one), one, `message ${i + 1}`);
    }
    assert.equal(now.length, before.length, "more is said");
    return `${before.length} messages`;
  });
}
