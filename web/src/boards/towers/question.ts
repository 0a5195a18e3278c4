// The question of the prompt bar, from the phase of the view and the touches so far.
import type { Seat, TowersView } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import type { Action } from './actions';
import type { Menu, Pick } from './pick';
import { isDiceCard } from './cards';
import type { NameOf } from '../log';
import { cardName, spellName } from './words';

interface Asked {
  isMine: boolean;
  /** The seat that answers, or offers something during the partner's turn. */
  seat: Seat | undefined;
  name: NameOf;
  /** Whether the asked player is called “You”; otherwise by the name. */
  isYou?: boolean;
  /** The count of the cards is shown elsewhere. */
  isShort?: boolean;
}

export function question(view: TowersView, pick: Pick, menu: Menu, asked: Asked): string {
  const { isMine, seat, name, isYou = true, isShort = false } = asked;
  if (view.phase === 'over') return t('ask-over');
  const partner = view.players.find((one) => one.seat === seat)?.partner;
  const to = partner ? name(partner) : '';
  const chosen = menu.chosen && chosenQuestion(menu.chosen.action, to);
  if (chosen) return chosen;
  if (pick.mode === 'offer') return t('ask-offer', { name: to });
  if (!isMine) return view.asked ? t('ask-wait', { name: name(view.asked) }) : t('ask-chance');
  if (pick.card) return t('ask-card-side', { card: cardName(pick.card) });
  if (pick.mode === 'discard') return t('ask-discard');
  if (pick.mode === 'give') return t('ask-give');
  if (pick.spell) return spellQuestion(pick, menu);
  return (
    innerQuestion(view) ??
    phaseQuestion(view, name, `${isYou ? 'ask-choose' : 'ask-choose-name'}${isShort ? '-short' : ''}`)
  );
}

/** The chosen action as a question that the gold button confirms. */
function chosenQuestion(action: Action, to: string): string | undefined {
  switch (action.verb) {
    case 'play':
      return t(isDiceCard(action.card) ? 'ask-roll-confirm' : 'ask-play-confirm', { card: cardName(action.card) });
    case 'discard':
      return t('ask-discard-confirm', { card: cardName(action.card) });
    case 'offer':
    case 'return':
      return t('ask-hand-confirm', { name: to, card: cardName(action.card) });
    case 'give':
      return t('ask-give-confirm', { name: to, count: action.count });
    case 'ask':
      return t('ask-ask-confirm', { name: to });
    case 'refuse':
      return t('ask-refuse-confirm');
    default:
      return undefined;
  }
}

function spellQuestion(pick: Pick, menu: Menu): string {
  const spell = spellName(pick.spell ?? 'none');
  if (menu.chosen || menu.board.size === 0) return t('ask-spell-confirm', { spell });
  return t(pick.first === undefined ? 'ask-spell-target' : 'ask-spell-second', { spell });
}

function innerQuestion(view: TowersView): string | undefined {
  switch (view.inner) {
    case 'repeat': {
      const me = view.players.find((one) => one.seat === view.asked);
      return t('ask-repeat', { spell: spellName(view.spell?.spell ?? me?.slot ?? 'none') });
    }
    case 'pick':
    case 'fill':
    case 'ride':
    case 'draw':
      return t(`ask-${view.inner}`);
    case 'none':
      return undefined;
  }
}

function phaseQuestion(view: TowersView, name: NameOf, choose: string): string {
  const own = view.turn === view.asked;
  const card = view.card;
  switch (view.phase) {
    case 'choose':
      return t(choose, {
        ...{ name: name(view.turn), act: view.act, actions: view.actions },
        which: ['first', 'second'][view.act - 1] ?? 'next',
      });
    case 'rescue0':
    case 'rescue1':
    case 'rescue2':
      return t('ask-rescue');
    case 'offered': {
      const partner = view.players.find((one) => one.seat === view.turn)?.partner;
      return t('ask-offered', { name: partner ? name(partner) : '', card: card ? cardName(card.card) : '' });
    }
    case 'answer':
      return t('ask-answer', { name: name(view.turn) });
    case 'reroll':
    case 'side':
      return t(`ask-${view.phase}`, { value: card?.value ?? 0 });
    case 'pre':
      return own || !card ? t('ask-pre-own') : t('ask-pre', { name: name(view.turn), card: cardName(card.card) });
    case 'mid':
      return own ? t('ask-mid-own') : t('ask-mid', { name: name(view.turn) });
    case 'piece':
      if (!card?.side || card.side === 'none') return t('ask-piece-either');
      return t(`ask-piece-${card.side}`, { steps: card.value ?? 0 });
    default:
      return t(`ask-${view.phase}`);
  }
}
