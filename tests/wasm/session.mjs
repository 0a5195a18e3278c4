// A session of several clients as a list of lines, to compare a later host with an earlier one:
// {"open":1}, {"line":1,"say":{…}}, {"line":1,"hear":{…}}, {"cut":1}.
import { Disk, Page } from "./page.mjs";

// Always the same bytes: tokens, codes and seeds do not depend on how often the host requests them.
const fixed = (bytes) => bytes.forEach((_, i) => (bytes[i] = (i * 37 + 11) & 255));

export class Session {
  lines = [];
  #page;
  #clients = new Map();

  constructor(module) {
    this.#page = new Page(module, new Disk(), fixed);
  }

  open(line) {
    this.lines.push({ open: line });
    this.#clients.set(line, { client: this.#page.attach(), heard: 0 });
  }

  cut(line) {
    this.lines.push({ cut: line });
    this.#page.cut(this.#clients.get(line).client);
    this.#clients.delete(line);
    this.#hear();
  }

  say(line, message) {
    this.lines.push({ line, say: message });
    this.#clients.get(line).client.say(message);
    this.#hear();
  }

  // Returns the last message of a type that a line has received.
  last(line, type) {
    return this.#clients.get(line)?.client.last(type);
  }

  #hear() {
    this.#page.settle();
    for (const [line, one] of this.#clients) {
      for (const hear of one.client.heard.slice(one.heard)) this.lines.push({ line, hear });
      one.heard = one.client.heard.length;
    }
  }

  // Repeats the messages of another session, about the tables that this host opens. Returns this session and the other
  // one with the codes of those tables.
  static again(module, lines) {
    const session = new Session(module);
    const codes = new Map();
    const renamed = (one) =>
      JSON.parse([...codes].reduce((text, [code, now]) => text.replaceAll(code, now), JSON.stringify(one)));
    for (const one of lines) {
      if (one.open) session.open(one.open);
      if (one.cut) session.cut(one.cut);
      if (one.say) session.say(one.line, renamed(one.say));
      if (one.hear?.type === "created") codes.set(one.hear.table, session.last(one.line, "created").table);
    }
    return { session, before: lines.map(renamed) };
  }
}
