// The worker: hosts the tables of one game on this device, connected to the page, IndexedDB and other tabs. Its name is
// that of the game.
import duelUrl from '../../../build/wasm/duel.wasm?url';
import towersUrl from '../../../build/wasm/towers.wasm?url';
import { compiled } from './compiled';
import { Database } from './database';
import { Engine } from './engine';
import { Host, type Neighbours } from './host';
import { Journal } from './journal';
import type { FromWorker, ToWorker } from './words';

// The page's type library has no worker scope; a MessagePort has the same two methods.
const page = self as unknown as MessagePort;

const game = self.name;

function neighbours(): Neighbours {
  const channel = new BroadcastChannel(`spires.tables.${game}`);
  const made: Neighbours = { tell: (code) => channel.postMessage(code), onchange: undefined };
  channel.onmessage = (event: MessageEvent<string>) => made.onchange?.(event.data);
  return made;
}

const host = new Host(
  async (calls) => Engine.load(await compiled(game === 'duel' ? duelUrl : towersUrl), calls),
  new Journal(new Database(), game),
  neighbours(),
  (message: FromWorker) => page.postMessage(message),
);
page.onmessage = (event: MessageEvent<ToWorker>) => host.take(event.data);
