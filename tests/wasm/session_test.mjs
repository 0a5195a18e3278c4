// node tests/wasm/session_test.mjs FOLDER: sends the client messages of recorded sessions of version 1.0 to the modules
// in FOLDER. They must answer as version 1.0 did. Prints one `ok NAME` or `not ok NAME why` per session.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";

import { Session } from "./session.mjs";

const sessions = new URL("../golden/sessions/", import.meta.url);
const [folder] = process.argv.slice(2);

// Allowed differences of a later version: its number, its features, and the settings of a table written in full.
const beside = {
  welcome: ["version", "features"],
  table: ["revision", "settings"],
  exported: ["record", "running"],
};
function heard({ line, hear }) {
  const left = { ...hear };
  for (const name of beside[hear.type] ?? []) delete left[name];
  return { line, hear: left };
}
const heard_in = (lines) => lines.filter((one) => one.hear).map(heard);

// Later versions also report the end of a standing pass, by a `table` that a client of 1.0 reads like any other.
function without_news(before, now) {
  const all = [];
  let at = 0;
  for (const one of now) {
    const expected = before[at];
    const isNews = one.hear.type === "table" && JSON.stringify(one) !== JSON.stringify(expected);
    if (isNews && !one.hear.seats.some((seat) => seat.passes)) continue;
    all.push(one);
    ++at;
  }
  return all;
}

let failed = 0;
for (const file of readdirSync(sessions)) {
  const game = /-(\w+)\.jsonl$/.exec(file)[1];
  const lines = readFileSync(new URL(file, sessions), "utf8").trim().split("\n").map((line) => JSON.parse(line));
  const module = new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`));
  try {
    const before = heard_in(lines);
    const now = without_news(before, heard_in(Session.again(module, lines).lines));
    for (const [i, one] of before.entries()) assert.deepEqual(now[i], one, `message ${i + 1}`);
    assert.equal(now.length, before.length, "more is said");
    console.log(`ok session ${file} (${before.length} messages)`);
  } catch (error) {
    ++failed;
    console.log(`not ok session ${file}`);
    console.log(`${error.stack}`.replace(/^/gm, "#   "));
  }
}
process.exitCode = failed > 0 ? 1 : 0;
