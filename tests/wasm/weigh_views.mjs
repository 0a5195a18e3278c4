// node tests/wasm/weigh_views.mjs FOLDER: measures what it costs to keep every client's view current, for decision 14.
// The same game is played by clients of version 1.0, which request a view after each move as its page did, by clients
// with patches and by clients with whole views. Prints a line for each.
import { readFileSync } from "node:fs";
import { constants, deflateRawSync } from "node:zlib";

import { Disk, Page } from "./page.mjs";
import { Dice } from "./playing.mjs";

const [folder] = process.argv.slice(2);
const kContext = 32 * 1024;
const fixed = (bytes) => bytes.forEach((_, i) => (bytes[i] = (i * 37 + 11) & 255));
const games = {
  towers: { settings: { players: 4 }, seats: ["A", "B", "C", "D"], decisions: 150 },
  duel: { settings: {}, seats: ["K", "M"], decisions: 60 },
};
const ways = { "1.0": undefined, patches: ["patches", "permissions", "since"], views: ["views", "permissions", "since"] };

const cpu = () => process.cpuUsage().user / 1000;
const of_board = ({ type }) => type === "events" || type === "view";
const size_of = (messages) => messages.reduce((sum, one) => sum + JSON.stringify(one).length, 0);
// A compressed connection remembers the last 32 kB that it has sent.
function deflated(texts) {
  let said = Buffer.alloc(0);
  let bytes = 0;
  for (const text of texts) {
    const now = Buffer.from(text);
    const options = { level: 6, finishFlush: constants.Z_SYNC_FLUSH };
    bytes += deflateRawSync(now, said.length > 0 ? { ...options, dictionary: said } : options).length;
    said = Buffer.concat([said, now]).subarray(-kContext);
  }
  return bytes;
}

function weigh(game, way) {
  const { settings, seats, decisions } = games[game];
  const page = new Page(new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`)), new Disk(), fixed);
  const token = (seat) => seat.toLowerCase().repeat(40);
  const clients = seats.map(() => page.connect());
  const say = (client, message) => {
    client.say(message);
    page.settle();
  };
  const use = (client) => ways[way] && say(client, { type: "use", request: "use", features: ways[way] });
  clients.forEach(use);
  const plan = { type: "create", request: "c", game, settings, seats: seats.map(() => ({ sitter: "open" })), visibility: "link" };
  say(clients[0], plan);
  const { table } = clients[0].last("created");
  seats.forEach((seat, i) => {
    if (i > 0) say(clients[i], { type: "join", request: "j", table });
    say(clients[i], { type: "sit", request: "s", seat, name: seat, token: token(seat) });
  });
  say(clients[0], { type: "start", request: "t" });
  const dice = new Dice(7);
  const from = clients.map((client) => client.heard.length);
  let spent = 0;
  let made = 0;
  let last = 0;
  for (; made < decisions && !clients.some((one) => one.last("over")); ++made) {
    const lists = clients.map((one) => one.last("legal")).filter(Boolean);
    const legal = lists.reduce((a, b) => (b.seq > a.seq ? b : a));
    const { action } = legal.actions[dice.below(legal.actions.length)];
    const begin = cpu();
    say(clients[seats.indexOf(legal.seat)], { type: "move", request: `m${made}`, seat: legal.seat, seq: legal.seq, action });
    if (way === "1.0") seats.forEach((seat, i) => say(clients[i], { type: "sync", request: `y${made}`, seat }));
    spent += cpu() - begin;
    if (made === decisions - 6) last = clients[0].heard.filter((one) => one.type === "events").at(-1);
  }
  const told = clients.map((client, i) => client.heard.slice(from[i]).filter(of_board));
  const each = made * seats.length;
  // A client reconnects after missing five decisions.
  const back = page.connect();
  use(back);
  const before = back.heard.length;
  const since = ways[way] && last ? { since: last.first + last.events.length - 1 } : {};
  say(back, { type: "reclaim", request: "b", table, token: token(seats[0]), ...since });
  const again = back.heard.slice(before).filter(of_board);
  const squeezed = told.reduce((sum, one) => sum + deflated(one.map((message) => JSON.stringify(message))), 0);
  const numbers = [told.reduce((sum, one) => sum + size_of(one), 0) / each, squeezed / each].map(Math.round);
  console.log(`${game} ${way}: ${numbers[0]} bytes a decision and reader, ${numbers[1]} deflated, ${(spent / made).toFixed(2)} ms of the host a decision, ${size_of(again)} bytes to come back`);
}

for (const game of Object.keys(games)) for (const way of Object.keys(ways)) weigh(game, way);
