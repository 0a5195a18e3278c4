// People at a table of a page: a host creates it, sits down, and decides at random.

// A small random generator, so that a run can be repeated.
export class Dice {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  below(limit) {
    // xorshift32; the seed must not be 0.
    this.state ^= this.state << 13;
    this.state >>>= 0;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    this.state >>>= 0;
    return this.state % limit;
  }

  one(list) {
    return list[this.below(list.length)];
  }
}

export class Player {
  undone = 0;
  previewed = 0;
  decided = 0;

  constructor(page, dice) {
    this.page = page;
    this.dice = dice;
    this.client = page.connect();
  }

  // Creates a table and takes its first seat. `seats` describes the others.
  open(game, settings, seats) {
    const plan = [{ sitter: "person" }, ...seats];
    const created = this.client.ask({ type: "create", game, settings, seats: plan, visibility: "link" });
    if (created?.type !== "created") throw new Error(`no table: ${JSON.stringify(created)}`);
    this.code = created.table;
    this.host_token = created.token;
    this.seat = this.client.last("table").seats[0].seat;
    const seated = this.client.ask({ type: "sit", seat: this.seat, name: "Zosia", nonce: "0123456789abcdef" });
    if (seated.type !== "seated") throw new Error(`no seat: ${JSON.stringify(seated)}`);
    this.token = seated.token;
  }

  start() {
    const answer = this.client.ask({ type: "start", fill: "child" });
    if (answer.type !== "accepted") throw new Error(`not begun: ${JSON.stringify(answer)}`);
  }

  // The same player in another page, with the stored token.
  static back(page, before) {
    const player = new Player(page, before.dice);
    Object.assign(player, { code: before.code, seat: before.seat, token: before.token });
    const seated = player.client.ask({ type: "reclaim", table: player.code, token: player.token });
    if (seated.type !== "seated") throw new Error(`not let in: ${JSON.stringify(seated)}`);
    return player;
  }

  get over() {
    return this.client.last("over");
  }

  // Returns the current `legal` message; undefined if another seat is asked.
  get legal() {
    const legal = this.client.last("legal");
    return legal && legal.seq === this.seq ? legal : undefined;
  }

  // Returns the number of the last event received.
  get seq() {
    for (let i = this.client.heard.length; i-- > 0;) {
      const one = this.client.heard[i];
      if (one.type === "view") return one.seq;
      if (one.type === "events") return one.first + one.events.length - 1;
    }
    return 0;
  }

  // Makes one decision, sometimes after a preview; sometimes undoes it.
  decide() {
    const { legal } = this;
    if (!legal) throw new Error(`nobody is asked, and it is not over: ${JSON.stringify(this.client.heard.at(-1))}`);
    const { action } = this.dice.one(legal.actions);
    if (this.dice.below(8) === 0) {
      const previewed = this.client.ask({ type: "preview", seat: legal.seat, seq: legal.seq, action });
      if (previewed.type !== "previewed") throw new Error(`no preview: ${JSON.stringify(previewed)}`);
      ++this.previewed;
    }
    const moved = this.client.ask({ type: "move", seat: legal.seat, seq: legal.seq, action });
    if (moved.type !== "accepted") throw new Error(`${action} is refused: ${JSON.stringify(moved)}`);
    ++this.decided;
    if (this.over || this.dice.below(10) !== 0) return;
    const undone = this.client.ask({ type: "undo", seat: legal.seat, seq: this.seq });
    if (undone.type !== "accepted") throw new Error(`not taken back: ${JSON.stringify(undone)}`);
    ++this.undone;
  }

  // Plays to the end, or at most `most` decisions.
  play(most = 5000) {
    for (let i = 0; i < most && !this.over; ++i) {
      this.decide();
      // Only the last messages matter, and there are many.
      if (this.client.heard.length > 400) this.client.heard.splice(0, 200);
    }
  }

  record() {
    return this.client.ask({ type: "export" }).record;
  }
}

// Checks that no client gets a change before it is durable: frames that show the game are sent only while nothing waits
// for the store. Returns the first early frame.
export function first_early_frame(page) {
  const shows = new Set(["events", "view", "legal", "accepted", "over", "created", "seated"]);
  let open = new Set();
  for (const one of page.passed) {
    if (one.append) open.add(one.id);
    if (one.stored !== undefined) open.delete(one.stored);
    if (one.send && open.size > 0 && shows.has(one.send.type)) return one.send;
  }
  return undefined;
}
