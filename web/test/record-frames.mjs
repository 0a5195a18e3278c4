// Plays games against a running server and stores some frames of them as fixtures:
//   node --experimental-websocket test/record-frames.mjs ws://127.0.0.1:8080/ws [plan …]
// A frame is the state of a page at one moment: the view, the legal actions, and the events that led here.
import { writeFileSync } from 'node:fs';

const [address, ...wanted] = process.argv.slice(2);
if (!address) throw new Error('the address of the socket is missing');
const folder = new URL('./fixtures/', import.meta.url);

class Player {
  constructor() {
    this.socket = new WebSocket(address);
    this.waiting = [];
    this.inbox = [];
    this.number = 0;
    this.socket.addEventListener('message', (event) => {
      const message = JSON.parse(event.data);
      const i = this.waiting.findIndex((one) => one.accepts(message));
      if (i >= 0) this.waiting.splice(i, 1)[0].resolve(message);
      else this.inbox.push(message);
    });
  }
  opened() {
    return new Promise((resolve, reject) => {
      this.socket.addEventListener('open', resolve);
      this.socket.addEventListener('error', reject);
    });
  }
  send(message) {
    this.socket.send(JSON.stringify(message));
  }
  next(accepts, ms = 8000) {
    const i = this.inbox.findIndex(accepts);
    if (i >= 0) return Promise.resolve(this.inbox.splice(i, 1)[0]);
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () =>
          reject(
            new Error('no answer; unread: ' + this.inbox.map((m) => m.type + ':' + (m.seq ?? m.code ?? '')).join(' ')),
          ),
        ms,
      );
      this.waiting.push({ accepts, resolve: (m) => (clearTimeout(late), resolve(m)) });
    });
  }
  async ask(message, type) {
    const request = `q${++this.number}`;
    this.send({ ...message, request });
    return this.next((m) => m.request === request && (m.type === type || m.type === 'refused'));
  }
}

// Prefers tall stacks and spells, so that the fixtures show them.
function choose(actions, view, taste) {
  const good = actions.filter((one) => taste(one, view));
  const from = good.length > 0 ? good : actions.filter((one) => !/^(pass|refuse|discard|give)/.test(one.action));
  const list = from.length > 0 ? from : actions;
  return list[Math.floor(Math.random() * list.length)].action;
}

const height = (view, space) => view.ring[space]?.towers.length ?? 0;

async function game(plan) {
  const seat = plan.seat ?? 'A';
  const player = new Player();
  await player.opened();
  player.send({ type: 'hello', protocol: 1, language: 'en' });
  await player.next((m) => m.type === 'welcome');
  await player.ask({ type: 'use', features: ['patches'] }, 'accepted');
  const created = await player.ask(
    {
      ...{ type: 'create', game: plan.game ?? 'towers' },
      ...{ settings: plan.settings, seats: plan.seats, visibility: 'link' },
    },
    'created',
  );
  if (created.type === 'refused') throw new Error(JSON.stringify(created));
  await player.ask({ type: 'sit', seat, name: 'Ola' }, 'seated');
  player.send({ type: 'start', request: 's1', fill: 'child' });
  const frames = [];
  let events = [];
  let patches = [];
  let answered = 0;
  for (let step = 0; step < plan.steps; ++step) {
    const said = await player.next((m) => ['events', 'legal', 'over', 'refused', 'view', 'table'].includes(m.type));
    if (said.type === 'refused') throw new Error(JSON.stringify(said));
    if (said.type === 'table') plan.table = said;
    if (said.type === 'events') {
      events.push(...said.events);
      patches.push(...said.patches);
    }
    if (said.type === 'over') {
      player.send({ type: 'sync', request: `o${step}`, seat });
      const { seq, view } = await player.next((m) => m.type === 'view' && m.seq >= said.seq);
      frames.push({ seq, view, legal: [], events, patches, over: said });
      const { record } = await player.ask({ type: 'export', seat }, 'exported');
      plan.record = record;
      break;
    }
    // The answer to `sync` repeats the list.
    if (said.type !== 'legal' || said.seq <= answered) continue;
    answered = said.seq;
    player.send({ type: 'sync', request: `y${step}`, seat });
    const { seq, view } = await player.next((m) => m.type === 'view' && m.seq === said.seq);
    frames.push({ seq, view, legal: said.actions, events, patches });
    [events, patches] = [[], []];
    const action = choose(said.actions, view, plan.taste ?? (() => false));
    player.send({ type: 'move', request: `m${step}`, seat, seq: said.seq, action });
  }
  player.socket.close();
  return frames;
}

const bots = (n) => Array.from({ length: n }, () => ({ sitter: 'bot', level: 'child' }));
const stacker = (one, view) => {
  const moved = one.preview?.events.find((event) => event.type === 'TowerMoved');
  return Boolean(moved && typeof moved.to === 'number' && height(view, moved.to) > 0);
};
const tallest = ({ view }) => Math.max(...view.ring.map((space) => space.towers.length));
const has = (kind) => (frame) => frame.legal.some((one) => one.kind === kind);
const phase = (name) => (frame) => frame.view.phase === name;
const every = [{ sitter: 'person' }];
const caster = (one) => /^cast/.test(one.action);

// `keep`: the first frame that satisfies the condition becomes the fixture of that name.
const plans = {
  basic: {
    settings: { players: 4 },
    seats: [...every, ...bots(3)],
    steps: 4000,
    taste: stacker,
    keep: {
      start: phase('choose'),
      wizard: has('wizard'),
      side: phase('side'),
      reroll: phase('reroll'),
      tall: (frame) => tallest(frame) >= 4 && has('tower')(frame) && frame.view.castle.space !== 0,
      spell: (frame) => has('cast MT')(frame) && phase('choose')(frame),
      over: phase('over'),
    },
    // A run of consecutive frames, for the demo and for patches.
    run: 9,
  },
  open: {
    settings: { players: 2, options: { memory: 'Open' } },
    seats: [...every, ...bots(1)],
    steps: 400,
    keep: {},
    replay: 420,
  },
  crowd: {
    settings: { players: 6, variant: 'advanced' },
    seats: [...every, ...bots(5)],
    steps: 300,
    keep: { crowd: (frame) => has('cast FR')(frame) && tallest(frame) >= 2 },
  },
  master: {
    settings: { players: 4, variant: 'master', spells: ['MW', 'MT', 'HW', 'HT', 'SW', 'NK', 'FR', 'PB'] },
    seats: [...every, ...bots(3)],
    steps: 900,
    taste: (one) => /^(cast|reserve)/.test(one.action),
    keep: { window: (frame) => phase('pre')(frame) && frame.view.turn !== 'A' },
  },
  team: {
    settings: { players: 4, teams: true },
    seats: [...every, ...bots(3)],
    steps: 300,
    keep: { team: (frame) => has('give')(frame) && has('ask')(frame), answer: phase('answer') },
  },
  // Whole games with every kind of decision.
  knight: {
    ...{ game: 'duel', seat: 'K', settings: {}, seats: [{ sitter: 'person' }, { sitter: 'bot', level: 'apprentice' }] },
    ...{ steps: 4000, taste: caster, keep: {}, whole: 'duel-knight' },
    phases: ['MOVE', 'TAKE', 'PLACE', 'SPELL', 'LOOK', 'RETURN', 'PUSH', 'DISCARD', 'GUESS'],
  },
  mage: {
    ...{ game: 'duel', seat: 'M', seats: [{ sitter: 'bot', level: 'apprentice' }, { sitter: 'person' }] },
    settings: { options: { deal_adjacent: 'choose4', veiled_stone: 'row_end', row_gap: 'gap' } },
    ...{ steps: 4000, taste: caster, keep: {}, whole: 'duel-mage' },
    phases: ['MOVE', 'TAKE', 'PLACE', 'SPELL', 'LOOK', 'RETURN', 'PUSH', 'DISCARD', 'UP', 'LAY'],
  },
};

// A part of a game in the form of the module's `replay`, small enough to store.
const replayOf = (plan, frames) => {
  const [start, ...rest] = frames;
  const events = rest.flatMap((one) => one.events).slice(0, plan.replay);
  const patches = rest.flatMap((one) => one.patches).slice(0, plan.replay);
  return { table: plan.table, first: start.seq + 1, view: start.view, events, patches };
};

const save = (name, content) => writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(content)}\n`);
for (const [name, plan] of Object.entries(plans)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  let frames = await game(plan);
  // Games are random, so it plays until all phases have occurred.
  while (!(plan.phases ?? []).every((one) => frames.some(phase(one)))) frames = await game(plan);
  for (const [fixture, holds] of Object.entries(plan.keep)) {
    const frame = frames.find(holds);
    if (frame) save(fixture, { ...frame, table: plan.table });
    else console.log(`${name}: nothing for ${fixture}, play again`);
  }
  if (plan.whole) save(plan.whole, { table: plan.table, record: plan.record, frames });
  if (plan.replay) save('replay', replayOf(plan, frames));
  if (plan.run) save('run', { table: plan.table, frames: frames.slice(0, plan.run) });
}
