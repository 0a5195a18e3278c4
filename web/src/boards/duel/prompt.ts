// The content of the prompt bar: the question, the effect, the answers, and the gold answer.
import type { DuelSpell, DuelView } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import type { Answer } from '../props';
import type { Choice } from './actions';
import type { Picking } from './picking.svelte';
import { pointWords, towerWords } from './effect';
import { question } from './question';
import type { NameOf } from '../log';
import type { Side } from './sides';
import { consequences, describeChoice, spellName, spellText } from './words';

interface Around {
  isMine: boolean;
  name: NameOf;
  sides: readonly [Side, Side];
  canUndo: boolean;
  onundo: () => void;
  /** Buttons of the page next to those of the game. */
  extra: readonly Answer[];
}

/** An answer whose ghost is drawn while it is hovered. */
export interface PointedAnswer extends Answer {
  point?: (isPointed: boolean) => void;
}

/** A step of the turn and its progress. */
export interface Step {
  name: string;
  state: 'done' | 'now' | 'later';
}

export interface Prompt {
  /** Whose turn it is, if it is the reader's. */
  turn: string;
  question: string;
  chips: string[];
  steps: Step[];
  answers: PointedAnswer[];
  gold: PointedAnswer | undefined;
  back: Answer | undefined;
}

export function promptOf(view: DuelView, picking: Picking, around: Around): Prompt {
  const { menu, usual, ghost } = picking;
  const answer = (choice: Choice): PointedAnswer => ({
    label:
      choice.action.verb === 'cast'
        ? t('duel-do-as', { spell: spellName(spellOf(view, choice)) })
        : describeChoice(view, choice),
    ...(choice.action.verb === 'cast' ? { title: spellText(spellOf(view, choice)) } : {}),
    // A spell is chosen first, to show its effect; the labels of other answers say everything.
    act: () => (choice.action.verb === 'cast' ? picking.choose(choice) : picking.send(choice)),
    point: (isPointed) => picking.pointAt(isPointed ? choice : undefined),
  });
  const { chosen } = menu;
  // A proposed answer that has a button of its own is lit; the other answers stay in sight.
  const lit = chosen?.action.verb === 'cast' ? undefined : menu.buttons.find((one) => one === chosen);
  const named = lit ?? usual;
  const gold: PointedAnswer | undefined =
    chosen && !lit
      ? {
          label: t(chosen.action.verb === 'cast' ? 'duel-do-cast-now' : 'do-confirm'),
          act: () => picking.send(chosen),
        }
      : named && answer(named);
  // The answer that changes nothing stands last, where the look was confirmed: a second press there does no harm.
  const rest = menu.buttons
    .filter((one) => one !== named)
    .toSorted((a, b) => Number(a.action.verb === 'keep') - Number(b.action.verb === 'keep'));
  const others = chosen && !lit ? [] : rest.map(answer);
  const cancel: Answer = { label: t('do-cancel'), act: () => picking.back() };
  const undo: Answer = { label: undoLabel(view), act: around.onundo };
  const then = ghost?.standing;
  const effects = [...towerWords(view, then, around.sides), pointWords(view, then, around.sides)].filter(Boolean);
  const asked = around.sides.find((one) => one.seat === view.asked);
  const turn = asked?.isYou ? t('duel-your-turn') : asked ? t('duel-turn-of', { name: around.name(asked.seat) }) : '';
  const worth = around.isMine && view.phase === 'GUESS' ? [t('duel-guess-worth')] : [];
  return {
    turn: around.isMine && view.active === view.asked && view.phase !== 'END' ? turn : '',
    question: question(view, picking.pick, menu, around.isMine, around.name),
    // Hovering a button must not move it, so the chips stay empty then.
    chips: picking.pointed?.spot === '' ? [] : [...worth, ...consequences(ghost, view.phase === 'TAKE'), ...effects],
    steps: around.isMine ? stepsOf(view) : [],
    answers: picking.isBegun ? others : [...others, ...around.extra],
    gold,
    back: picking.isBegun ? cancel : around.canUndo ? undo : undefined,
  };
}

/** What the last decision of this turn was; the host says whether it can be taken back. */
function undoLabel(view: DuelView): string {
  if (view.phase === 'TAKE') return t('duel-undo-move');
  if (view.phase === 'PLACE' || view.phase === 'SPELL') return t('duel-undo-card');
  if (view.phase === 'LOOK' || view.phase === 'RETURN' || view.phase === 'PUSH') return t('duel-undo-spell');
  return t('do-undo');
}

function spellOf(view: DuelView, choice: Choice): DuelSpell {
  const as = choice.action.verb === 'cast' ? (choice.action.as ?? choice.action.tower) : 'RED';
  return view.towers.find((one) => one.tower === as)?.spell ?? 'any';
}

const kSteps: readonly (readonly [string, readonly DuelView['phase'][]])[] = [
  ['duel-step-move', ['MOVE']],
  ['duel-step-take', ['TAKE', 'PLACE']],
  ['duel-step-spell', ['SPELL', 'LOOK', 'RETURN', 'PUSH']],
];

function stepsOf(view: DuelView): Step[] {
  const now = kSteps.findIndex(([, phases]) => phases.includes(view.phase));
  // A question outside of a turn is not one of its steps.
  if (now < 0) return [];
  return kSteps.map(([key], i) => ({ name: t(key), state: i < now ? 'done' : i === now ? 'now' : 'later' }));
}
