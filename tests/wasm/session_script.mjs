// The client messages of a recorded session: everything that protocol 1 had in version 1.0, at a table of two people
// and a spectator. `node tests/wasm/session_script.mjs FOLDER GAME` prints a session of the modules in FOLDER.
import { readFileSync } from "node:fs";

import { Dice } from "./playing.mjs";
import { Session } from "./session.mjs";

const tokens = { 1: "a".repeat(40), 2: "b".repeat(40), host: "c".repeat(40) };

class Script {
  #number = 0;
  #dice = new Dice(7);

  constructor(module, game) {
    this.session = new Session(module);
    this.game = game;
    this.seats = game === "duel" ? ["K", "M"] : ["A", "B"];
  }

  ask(line, message) {
    this.session.say(line, { ...message, request: `r${++this.#number}` });
  }

  get seq() {
    const { lines } = this.session;
    const told = lines.findLast((one) => one.hear?.type === "events" || one.hear?.type === "view").hear;
    return told.type === "view" ? told.seq : told.first + told.events.length - 1;
  }

  gather() {
    const { session } = this;
    for (const line of [1, 2, 3]) {
      session.open(line);
      session.say(line, { type: "hello", protocol: 1, language: "pl", ...(line === 2 ? {} : { previews: false }) });
    }
    const seats = [{ sitter: "person" }, { sitter: "open" }];
    const create = { type: "create", game: this.game, settings: {}, seats, visibility: "public", token: tokens.host };
    this.ask(1, create);
    this.code = session.last(1, "created").table;
    const names = ["Ола", "Zosia"];
    for (const line of [1, 2]) {
      if (line === 2) this.ask(2, { type: "join", table: this.code });
      const sit = { type: "sit", seat: this.seats[line - 1], name: names[line - 1], token: tokens[line] };
      this.ask(line, { ...sit, nonce: "0123456789abcdef", colour: ["elm", "frost"][line - 1] });
    }
    this.ask(3, { type: "join", table: this.code, name: "Petr" });
    this.ask(2, { type: "start" });
    this.ask(1, { type: "start" });
  }

  // Returns the asked line and its list.
  #asked() {
    for (const line of [1, 2]) {
      const legal = this.session.last(line, "legal");
      if (legal?.seq === this.seq) return { line, legal };
    }
    return undefined;
  }

  decide() {
    const { line, legal } = this.#asked();
    const { action } = this.#dice.one(legal.actions);
    const move = { seat: legal.seat, seq: legal.seq, action };
    if (this.#dice.below(4) === 0) this.ask(line, { type: "preview", ...move });
    this.ask(line, { type: "move", ...move });
    return { line, seat: legal.seat };
  }

  undo() {
    const { line, seat } = this.decide();
    this.ask(line, { type: "undo", seat, seq: this.seq });
    const other = 3 - line;
    const answer = { type: "undo_answer", seat: this.seats[other - 1], seq: this.seq };
    this.ask(other, { ...answer, agree: this.#dice.below(3) > 0 });
  }

  comeBack(line) {
    this.session.cut(line);
    this.decide_for(3 - line);
    this.session.open(line);
    this.session.say(line, { type: "hello", protocol: 1, ...(line === 2 ? {} : { previews: false }) });
    this.ask(line, { type: "reclaim", table: this.code, token: tokens[line], nonce: "fedcba9876543210" });
    this.ask(line, { type: "sync", seat: this.seats[line - 1], since: Math.max(0, this.seq - 9) });
  }

  // Decides a few times, while that line is asked.
  decide_for(line) {
    for (let i = 0; i < 3 && this.#asked()?.line === line; ++i) this.decide();
  }

  talk() {
    this.ask(1, { type: "chat", seat: this.seats[0], text: "Добрий хід!" });
    this.ask(3, { type: "phrase", key: "hello" });
    this.ask(2, { type: "mute", seat: this.seats[0], muted: true });
    this.ask(1, { type: "phrase", seat: this.seats[0], key: "thanks" });
  }

  ask_around() {
    const [first, second] = this.seats;
    this.ask(2, { type: "standing_pass", seat: second, until: "turn", unless: [] });
    this.ask(1, { type: "allow_hints", seat: first, allowed: true });
    this.ask(1, { type: "hint", seat: first, seq: this.seq });
    this.ask(2, { type: "agree_end", seat: second, agree: true });
    this.ask(1, { type: "agree_end", seat: first, agree: false });
    this.ask(3, { type: "sync", since: 0 });
    this.ask(3, { type: "sync" });
    this.ask(3, { type: "export" });
    this.ask(1, { type: "export", seat: first });
    this.ask(1, { type: "move", seat: first, seq: this.seq - 1, action: "pass" });
    this.ask(1, { type: "move", seat: first, seq: this.seq, action: "fly away" });
    this.ask(3, { type: "move", seat: second, seq: this.seq, action: "pass" });
    this.ask(2, { type: "rematch" });
    this.session.say(2, { type: "hello", protocol: 1, patches: true });
  }

  end() {
    this.ask(2, { type: "leave", seat: this.seats[1] });
    this.ask(2, { type: "reclaim", table: this.code, token: tokens[2] });
    this.ask(1, { type: "resign", seat: this.seats[0] });
    this.ask(1, { type: "sync", seat: this.seats[0] });
    this.ask(3, { type: "leave" });
    this.ask(2, { type: "forget", seat: this.seats[1] });
  }

  run() {
    this.gather();
    for (let i = 0; i < 10; ++i) this.decide();
    this.talk();
    for (let i = 0; i < 4; ++i) this.undo();
    this.comeBack(2);
    for (let i = 0; i < 6; ++i) this.decide();
    this.ask_around();
    for (let i = 0; i < 6; ++i) this.decide();
    this.comeBack(1);
    this.end();
    return this.session.lines;
  }
}

if (process.argv[1].endsWith("session_script.mjs")) {
  const [folder, game] = process.argv.slice(2);
  const module = new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`));
  for (const line of new Script(module, game).run()) console.log(JSON.stringify(line));
}
