// The second worker: answers questions about one game that a first move does not need. Its name is that of the game.
import duelUrl from '../../../build/wasm/mind-duel.wasm?url';
import towersUrl from '../../../build/wasm/mind-towers.wasm?url';
import { compiled } from './compiled';
import { MindQueue, MindModule } from './mind';
import type { ToMind } from './words';

// The page's type library has no worker scope; a MessagePort has the same two methods.
const page = self as unknown as MessagePort;

const queue = new MindQueue(
  async () => MindModule.load(await compiled(self.name === 'duel' ? duelUrl : towersUrl)),
  (message) => page.postMessage(message),
);
page.onmessage = (event: MessageEvent<ToMind>) => queue.take(event.data);
