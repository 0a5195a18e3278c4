// The places of the secret cards over time, from the open replay of a finished game: the deal, who looked under which
// towers, and where the cards were afterwards.
import type { DuelEvent, DuelSecret, DuelTower, DuelView, Seat } from '../../generated/messages';
import type { Replayed } from '../../replay/engine';
import { patched } from '../../table/patch';

export interface XrayLook {
  round: number;
  seat: Seat;
  a: DuelTower;
  b: DuelTower;
  isSwapped: boolean;
}

export interface XrayMoment {
  /** Undefined: the deal. */
  look?: XrayLook;
  /** The card under each tower from then on. */
  under: ReadonlyMap<DuelTower, DuelSecret>;
}

export interface Xray {
  box: DuelSecret;
  moments: XrayMoment[];
}

const momentOf = ({ towers }: DuelView, look?: XrayLook): XrayMoment => ({
  ...(look ? { look } : {}),
  under: new Map(towers.map(({ tower, secret }) => [tower, secret])),
});

/** `told` is the replay of an observer who sees everything. */
export function xrayOf(told: Replayed): Xray {
  let view = told.view as DuelView;
  const moments: XrayMoment[] = [];
  for (const [i, event] of (told.events as DuelEvent[]).entries()) {
    view = patched(view, told.patches[i] ?? []);
    if (event.type === 'TurnStarted' && moments.length === 0) moments.push(momentOf(view));
    if (event.type !== 'SecretsReturned') continue;
    const { seat, a, b, exchange } = event;
    moments.push(momentOf(view, { round: view.round, seat, a, b, isSwapped: exchange === 'swapped' }));
  }
  // The game may have ended before the first turn.
  if (moments.length === 0) moments.push(momentOf(view));
  return { box: view.box, moments };
}
