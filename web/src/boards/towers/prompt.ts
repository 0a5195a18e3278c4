// The content of the prompt bar: the question, the answers, and the gold answer.
import type { Seat, TowersView } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import type { Choice } from './actions';
import { isDiceCard } from './cards';
import type { Picking } from './picking.svelte';
import type { Answer } from '../props';
import { question } from './question';
import type { NameOf } from '../log';
import { describeChoice } from './words';

interface Around {
  /** The seat that answers here. */
  seat: Seat | undefined;
  isMine: boolean;
  /** Whether the seat may offer a card to the partner whose turn it is. */
  mayOffer: boolean;
  name: NameOf;
  canUndo: boolean;
  onundo: () => void;
  /** Buttons of the page next to those of the game. */
  extra: readonly Answer[];
}

export interface Prompt {
  question: string;
  answers: Answer[];
  gold: Answer | undefined;
  back: Answer | undefined;
}

export function promptOf(view: TowersView, picking: Picking, around: Around): Prompt {
  const { menu, pick, usual } = picking;
  const answer = (choice: Choice): Answer => ({
    label: describeChoice(view, choice, around.name),
    ...(choice.action.verb === 'refuse' ? { title: t('do-refuse-long') } : {}),
    // Answers with buttons are sent at once, unless there is an effect to preview.
    act: () => (needsLook(choice) ? picking.choose(choice) : picking.send(choice)),
  });
  const chosen = menu.chosen;
  const gold = chosen ? confirm(chosen, picking) : usual ? answer(usual) : undefined;
  const modes = menu.modes.map((mode): Answer => ({ label: t(`do-${mode}`), act: () => picking.enter(mode) }));
  if (around.mayOffer) modes.push({ label: t('do-offer-card'), act: () => picking.enter('offer') });
  const others = chosen ? [] : menu.buttons.filter((one) => one !== usual).map(answer);
  const cancel: Answer = { label: t('do-cancel'), act: () => picking.back() };
  // A player who is asked during another player's turn must answer before undoing.
  const mayUndo = around.canUndo && view.phase !== 'over' && (!around.isMine || view.turn === view.asked);
  const undo: Answer = { label: t('do-undo'), act: around.onundo };
  return {
    // The list of answers may come a moment later; the question is the same.
    question: question(view, pick, menu, {
      isMine: around.isMine || (view.asked !== undefined && view.asked === around.seat),
      seat: around.mayOffer ? around.seat : view.asked,
      name: around.name,
    }),
    answers: chosen || picking.isBegun ? others : [...others, ...modes, ...around.extra],
    gold,
    back: picking.isBegun ? cancel : mayUndo ? undo : undefined,
  };
}

function needsLook({ action }: Choice): boolean {
  return (
    ['refuse', 'give', 'ask'].includes(action.verb) || (action.verb === 'cast' && action.target.at === 'direction')
  );
}

function confirm(choice: Choice, picking: Picking): Answer {
  const { action } = choice;
  const label =
    action.verb === 'play'
      ? t(isDiceCard(action.card) ? 'do-roll' : 'do-play')
      : t(action.verb === 'cast' ? 'do-cast' : 'do-confirm');
  return { label, act: () => picking.send(choice) };
}
