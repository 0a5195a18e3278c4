// Plays a game against a running server as a page does, and stores every message of the host in order:
//   node --experimental-websocket test/record-host.mjs ws://127.0.0.1:8080/ws towers | duel FILE
// Made with a server of version 1.0 for fixtures/host-1.0-*.jsonl.gz. In the middle the page is reloaded.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const [address, game, file] = process.argv.slice(2);
if (!file) throw new Error('usage: record-host.mjs ADDRESS towers | duel FILE');
const seat = game === 'duel' ? 'K' : 'A';
const token = 'a'.repeat(40);
const bot = { sitter: 'bot', level: 'child' };
const heard = [];
let table = '';
let made = 0;
let number = 0;

function visit() {
  const socket = new WebSocket(address);
  const send = (message) => socket.send(JSON.stringify({ request: `q${++number}`, ...message }));
  let isLate = false;
  let asked = -1;
  const take = {
    created: (said) => {
      table = said.table;
      send({ type: 'sit', seat, name: 'Ola', token, nonce: 'b'.repeat(32) });
    },
    seated: () => made === 0 && send({ type: 'start', fill: 'child' }),
    view: () => (isLate = false),
    events: () => {
      isLate = true;
      send({ type: 'sync', seat });
    },
    legal: ({ seq, actions }) => {
      if (isLate || seq === asked) return;
      asked = seq;
      if (++made === 20) {
        made += 1;
        socket.close();
        visit();
        return;
      }
      // Spells and wizards that come home, so that the game is short and has every kind of question.
      const of = (wanted) => actions.filter((one) => wanted.test(one.action + JSON.stringify(one.preview)));
      const from = [/^cast|WizardEntered/, /^play [WC]|^wizard/, /^(?!pass|refuse|discard|give|reroll)/, /./]
        .map(of)
        .find((some) => some.length > 0);
      send({ type: 'move', seat, seq, action: from[Math.floor(Math.random() * from.length)].action });
    },
    over: () => !isLate && send({ type: 'export', seat }),
    exported: () => {
      socket.close();
      const lines = heard.map((one) => JSON.stringify(one)).join('\n');
      writeFileSync(file, gzipSync(`${lines}\n`, { level: 9 }));
      console.log(`${made} decisions, ${heard.length} messages, ${lines.length} bytes`);
    },
    refused: (said) => {
      throw new Error(JSON.stringify(said));
    },
  };
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, language: 'en' }));
    const seats = [{ sitter: 'person' }, bot];
    if (table) send({ type: 'reclaim', table, token });
    else send({ type: 'create', game, settings: game === 'duel' ? {} : { players: 2 }, seats, visibility: 'link' });
  });
  socket.addEventListener('message', ({ data }) => {
    const said = JSON.parse(data);
    heard.push(said);
    take[said.type]?.(said);
  });
}
visit();
