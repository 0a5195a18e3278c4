// The action to ask the host about when the player touches a thing that cannot be used now. This file only composes the
// text; the host says whether and why it is against a rule.
import type { DuelTower, DuelView, Seat } from '../../generated/messages';
import { cardFace } from './cards';
import type { Spot } from './pick';

/** The action that the player most likely meant; undefined: there is nothing to ask. */
export function aboutSpot(view: DuelView, spot: Spot, seat: Seat): string | undefined {
  const [kind = '', one = '', two = ''] = spot.split(' ');
  switch (kind) {
    case 'tower':
      return aboutTower(view, one as DuelTower);
    case 'slot':
      return `take ${one}`;
    case 'card':
      return aboutCard(view, one as Seat, two, seat);
    default:
      return undefined;
  }
}

function aboutTower(view: DuelView, tower: DuelTower): string {
  if (view.phase === 'GUESS') return `guess ${tower}`;
  if (view.phase === 'LOOK') return `look ${tower} ${tower}`;
  return `move ${tower}`;
}

function aboutCard(view: DuelView, owner: Seat, card: string, seat: Seat): string | undefined {
  if (view.phase === 'PUSH') return owner === seat ? undefined : `push ${card} L`;
  if (owner !== seat) return undefined;
  if (view.phase === 'DISCARD') return `discard ${card}`;
  const tower = view.players.find((one) => one.seat === seat)?.tower ?? 'TRK';
  const cost = view.towers.find((one) => one.tower === tower)?.cost ?? [];
  if (cost.length < 2) return `cast ${tower} ${card} L`;
  // The second card of the cost fits the tower, so that only the first can be wrong.
  const as = view.towers.find((one) => one.ingredient === cardFace(card).ingredient && one.tower !== tower)?.tower;
  return `cast ${tower} ${card} L ${cost[0] ?? card} L as ${as ?? 'YEL'}`;
}
