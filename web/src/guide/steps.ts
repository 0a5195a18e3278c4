// The six steps of a first game. A step is done when its event has occurred, in any order; the same test on the preview
// of an action says whether that action would complete it.
import type { Game } from '../connection/game';
import type { DuelEvent, Guess, Seat, TowersEvent, Undone } from '../generated/messages';

export type Told = TowersEvent | DuelEvent | Undone | Guess<TowersEvent> | Guess<DuelEvent>;

/** The learner, and whose turn it is. */
export interface Scene {
  me: Seat;
  turn?: Seat | undefined;
}
export interface Step {
  id: string;
  isDone: (event: Told, scene: Scene) => boolean;
  /** Topics that complete the step when the player looks at them. */
  looks?: RegExp;
}

const isMine = (event: Told, { me }: Scene): boolean => 'seat' in event && event.seat === me;
/** Whether the counts name at least one wizard; false if they are hidden. */
const isSomebody = (counts: unknown): boolean =>
  typeof counts === 'object' && counts !== null && Object.values(counts).some((count) => Number(count) > 0);

const towers: readonly Step[] = [
  {
    id: 'towers-cards',
    isDone: (event, scene) => isMine(event, scene) && /^(CardPlayed|HandDiscarded|CardDiscarded)$/.test(event.type),
    looks: /^card /,
  },
  { id: 'towers-play', isDone: (event, scene) => event.type === 'CardPlayed' && isMine(event, scene) },
  { id: 'towers-fill', isDone: (event, scene) => event.type === 'PotionFilled' && isMine(event, scene) },
  { id: 'towers-free', isDone: (event, scene) => scene.turn === scene.me && isFreeing(event) },
  {
    id: 'towers-spell',
    isDone: (event, { me }) => event.type === 'SpellCast' && 'caster' in event && event.caster === me,
  },
  { id: 'towers-home', isDone: (event, { me }) => event.type === 'WizardEntered' && event.owner === me },
];

function isFreeing(event: Told): boolean {
  if (event.type === 'TowerMoved') return isSomebody(event.uncovered);
  if (event.type === 'TowersSwapped') return isSomebody(event.under_first) || isSomebody(event.under_second);
  return event.type === 'WizardFreed';
}

const duel: readonly Step[] = [
  { id: 'duel-move', isDone: (event, scene) => event.type === 'CharacterMoved' && isMine(event, scene) },
  { id: 'duel-take', isDone: (event, scene) => event.type === 'CardTaken' && isMine(event, scene) },
  { id: 'duel-place', isDone: (event, scene) => event.type === 'StonePlaced' && isMine(event, scene) },
  { id: 'duel-pay', isDone: (event, scene) => event.type === 'CostPaid' && isMine(event, scene) },
  { id: 'duel-look', isDone: (event, scene) => event.type === 'SecretsSeen' && isMine(event, scene) },
  { id: 'duel-score', isDone: (event) => event.type === 'TotalCounted' },
];

export const kSteps: Readonly<Record<Game, readonly Step[]>> = { towers, duel };
