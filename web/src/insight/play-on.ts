// Starts a practice table at a moment of a finished game: on this device, with bots at the other seats.
import { gameOf } from '../connection/game';
import { createTable } from '../connection/host';
import { LineConnection } from '../connection/line-connection';
import { randomHex } from '../connection/random';
import type { HostMessage, Seat } from '../generated/messages';
import type { FromHere } from './report';

export interface Wishes {
  players: readonly Seat[];
  /** That of the person. */
  seat: Seat;
  /** Of the bots. */
  level: string;
  /** Whether the cards and dice to come are those of the game. */
  chance: 'new' | 'same';
  name: (seat: Seat) => string;
}

/** Returns the code of the table, once it runs. */
export async function playOn(here: FromHere, { players, seat, level, chance, name }: Wishes): Promise<string> {
  const code = await createTable(
    {
      game: gameOf(here.game),
      settings: here.settings,
      seats: players.map((one) => (one === seat ? { sitter: 'person' } : { sitter: 'bot', level })),
      visibility: 'link',
      position: { ...here.position, ...(chance === 'same' ? { chance: here.came } : {}) },
    },
    'here',
  );
  await begun(code, seat, name(seat));
  return code;
}

/** Sits down and starts. The page of the table then asks for the view: no event of a deal would bring it. */
function begun(code: string, seat: Seat, name: string): Promise<void> {
  const line = new LineConnection({ code });
  const runs = new Promise<void>((resolve, reject) => {
    line.onmessage = (message: HostMessage) => {
      if (message.type === 'table' && message.status === 'running') resolve();
      if (message.type === 'refused') reject(new Error(message.code));
    };
  });
  line.send({ type: 'sit', request: randomHex(16), seat, name });
  line.send({ type: 'start', request: randomHex(16) });
  return runs.finally(() => line.close());
}
