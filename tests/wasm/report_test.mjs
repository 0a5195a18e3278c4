// node tests/wasm/report_test.mjs FOLDER SPIRES: reports of the second modules, put together from their turns, are those of
// the native program, byte for byte. Prints one `ok NAME` or `not ok NAME why` per check.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { check } from "./check.mjs";
import { Mind } from "./module.mjs";

const [folder, spires] = process.argv.slice(2);
const minds = Object.fromEntries(
  ["towers", "duel"].map((game) => [game, new Mind(new WebAssembly.Module(readFileSync(`${folder}/mind-${game}.wasm`)))]),
);
const run = (...args) => {
  const { status, stdout, stderr } = spawnSync(spires, args, { encoding: "utf8", maxBuffer: 64 << 20 });
  assert.equal(status, 0, stderr);
  return stdout;
};
const ask = (mind, what, ...texts) => mind.module.ask(what, ...texts);

const place = mkdtempSync(join(tmpdir(), "spires-report-"));
const file = join(place, "game.record");

// Few nodes: equal bytes do not depend on their number.
const kNodes = 12;
const kSetUps = {
  towers: [["--players", "2"], ["--players", "4", "--teams"], ["--players", "1", "--variant", "solo"], ["--players", "3", "--variant", "master"]],
  duel: [[], ["--undo", "9"]],
};

for (const [game, setUps] of Object.entries(kSetUps)) {
  for (const [i, setUp] of setUps.entries()) {
    check(`wasm report: ${game} ${setUp.join(" ")}`, () => {
      const record = run("record", "--game", game, "--seed", String(70 + i), "--cap", "60", ...setUp);
      const mind = minds[game];
      const parts = [];
      for (let turn = 0, turns = 0; turn <= turns; ++turn) {
        const part = ask(mind, "analyse", record, JSON.stringify({ nodes: kNodes, turn }));
        assert.equal(part.why, undefined, part.why);
        turns = part.turns_in_all;
        parts.unshift(part);
      }
      const { text, report } = ask(mind, "report", JSON.stringify({ parts }));
      writeFileSync(file, record);
      assert.equal(text, run("analyse", file, "--nodes", String(kNodes)));
      assert.deepEqual(report, JSON.parse(run("analyse", file, "--nodes", String(kNodes), "--json")));
      const graph = ask(mind, "graph", record, JSON.stringify({ nodes: kNodes }));
      assert.deepEqual(
        graph.steps.map(({ value }) => value),
        report.steps.map(({ value }) => value),
      );
      return `${report.steps.length} steps`;
    });
  }
}

rmSync(place, { recursive: true });
