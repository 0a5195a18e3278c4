// The question of the prompt bar, from the phase of the view and the touches so far.
import type { DuelView, Seat } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import type { Menu, Pick } from './pick';
import type { NameOf } from '../log';
import { describeChoice, ofTower, spellName } from './words';

export function question(view: DuelView, pick: Pick, menu: Menu, isMine: boolean, name: NameOf): string {
  if (view.phase === 'END') return t('ask-over');
  if (!isMine) return view.asked ? t('duel-ask-wait', { name: name(view.asked) }) : t('duel-ask-chance');
  // An answer that has a button of its own stays one of the answers to the question.
  if (menu.chosen && (menu.chosen.action.verb === 'cast' || !menu.buttons.includes(menu.chosen)))
    return t('duel-sure', { what: describeChoice(view, menu.chosen) });
  const other: Seat = view.asked === 'K' ? 'M' : 'K';
  switch (view.phase) {
    case 'TAKE':
      return t('duel-ask-TAKE', { of: ofTower(placeOf(view)) });
    case 'SPELL':
      return spellQuestion(view, pick);
    case 'LOOK':
      return t(pick.first === undefined ? 'duel-ask-LOOK' : 'duel-ask-LOOK-second');
    case 'PUSH':
      return pick.card === undefined
        ? t('duel-ask-PUSH', { name: name(other) })
        : t('duel-ask-their-end', { name: name(other) });
    case 'LAY':
      return t(pick.card === undefined ? 'duel-ask-LAY' : 'duel-ask-end');
    default:
      return t(`duel-ask-${view.phase}`);
  }
}

const placeOf = (view: DuelView) => view.players.find((one) => one.seat === view.active)?.tower ?? 'TRK';

function spellQuestion(view: DuelView, pick: Pick): string {
  const tower = view.towers.find((one) => one.tower === placeOf(view));
  const cost = tower?.cost.length ?? 1;
  if (pick.card !== undefined && cost > 1) return t('duel-ask-end-of', { number: pick.laid.length + 1, all: cost });
  if (pick.card !== undefined) return t('duel-ask-end');
  if (pick.laid.length === cost) return t('duel-ask-SPELL-as');
  if (pick.laid.length > 0) return t('duel-ask-SPELL-second');
  return t(cost > 1 ? 'duel-ask-SPELL-two' : 'duel-ask-SPELL', { spell: spellName(tower?.spell ?? 'any') });
}
