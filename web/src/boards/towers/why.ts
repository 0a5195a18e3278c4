// The action to ask the host about when the player touches a thing that cannot be used now. This file only composes the
// text; the host says whether and why it is against a rule.
import type { Seat, TowersCard, TowersSpell, TowersView } from '../../generated/messages';
import { rowOf } from './actions';
import { kSeats, visibleWizards } from './surface';

export function aboutCard(card: TowersCard): string {
  return /^C\d/.test(card) ? `play ${card} tower` : `play ${card}`;
}

/** The piece on a space that the player most likely meant, for the current card or spell. */
export function aboutSpace(
  view: TowersView,
  space: number,
  seat: Seat,
  spell: TowersSpell | undefined,
): string | undefined {
  const here = view.ring[space];
  if (!here) return undefined;
  const wizards = visibleWizards(here);
  const wizard = wizards.includes(seat) ? seat : wizards[0];
  const towers = here.towers.length;
  if (spell) return aboutSpell(view, spell, seat, space);
  if (towers > 0 && (view.card?.side === 'tower' || !wizard)) return `tower ${space}#${towers}`;
  return wizard ? `wizard ${space}${wizard}` : undefined;
}

/** A cast at the touched space, or at the first possible target. */
export function aboutSpell(view: TowersView, spell: TowersSpell, seat: Seat, space?: number): string | undefined {
  const near = view.ring.filter((one) => space === undefined || one.space === space);
  const stood = near.find((one) => visibleWizards(one).length > 0);
  const built = near.find((one) => one.towers.length > 0);
  switch (rowOf(spell)?.target) {
    case 'wizard':
      return stood && `cast ${spell} ${stood.space}${visibleWizards(stood)[0] ?? kSeats[0]}`;
    case 'block':
    case 'surface':
      return built && `cast ${spell} ${built.space}#${built.towers.length}`;
    case 'pair': {
      const other = view.ring.find((one) => one.towers.length > 0 && one.space !== built?.space);
      const pair = [built?.space, other?.space].sort((a, b) => (a ?? 0) - (b ?? 0));
      return built && other && `cast ${spell} ${pair.join(' ')}`;
    }
    case 'direction':
      return `cast ${spell} +`;
    case 'rider':
      return `cast ${spell} ${seat}`;
    case 'nothing':
      return `cast ${spell}`;
    case undefined:
      return undefined;
  }
}
