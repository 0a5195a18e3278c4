// Lessons: prepared positions in which exactly one idea works. The data are files, the texts are sentences of the
// languages, and the host plays the position: it refuses every other action, so the page needs no rules.
import { importAgain } from '../connection/again';
import type { Game } from '../connection/game';
import type { TablePlan } from '../connection/host';
import type { MemoryMode, Seat, Settings } from '../generated/messages';
import { seatsOf } from '../table/plan';

export interface LessonStep {
  seat: Seat;
  /** The actions that the lesson asks for; a bot takes the first. */
  do: string[];
  /** The things on the table that the step speaks of, by their names there (`data-about`). */
  point?: string[];
  /** Explanations of wrong tries: an action, or its beginning and a `*`; the first that fits counts. */
  wrong?: Record<string, string>;
}

export interface Lesson {
  id: string;
  learner: Seat;
  /** How the learner sees trapped wizards; left out: all of them. */
  memory?: MemoryMode;
  settings: Settings;
  position: { state: string; seen?: string[]; chance?: string[] };
  steps: LessonStep[];
  /** The event that shows that the idea worked; a test lets the engine find it. */
  goal: Record<string, unknown>;
}

const files: Record<Game, () => Promise<{ default: unknown }>> = {
  towers: () => import('./towers.json'),
  duel: () => import('./duel.json'),
};
export const lessonsOf = async (game: Game): Promise<Lesson[]> => (await importAgain(files[game])).default as Lesson[];

/** The text of a lesson by its name there: the title, a step by its number, `done`, or an explanation. */
export const textOf = (game: Game, { id }: Lesson, what?: number | 'done'): string =>
  `lesson-${game}-${id}${what === undefined ? '' : `-${what}`}`;

export const stepsOf = (lesson: Lesson): LessonStep[] => lesson.steps.filter(({ seat }) => seat === lesson.learner);

/** The text about a wrong try. */
export function explanationOf(step: LessonStep | undefined, action: string): string {
  for (const [pattern, key] of Object.entries(step?.wrong ?? {})) {
    const fits = pattern.endsWith('*') ? action.startsWith(pattern.slice(0, -1)) : action === pattern;
    if (fits) return `lesson-${key}`;
  }
  return 'lesson-other';
}

/** The table of a lesson: on this device, against the weakest bot, which follows the script while it lasts. */
export function planOf(game: Game, lesson: Lesson): TablePlan {
  const { settings, position, steps, learner } = lesson;
  const person = { sitter: 'person' as const, ...(game === 'towers' ? { memory: lesson.memory ?? 'open' } : {}) };
  const bot = { sitter: 'bot' as const, level: 'child' };
  return {
    game,
    settings,
    seats: seatsOf(game, 2).map((seat) => (seat === learner ? person : bot)),
    visibility: 'link',
    position: { ...position, script: steps.map((step) => ({ seat: step.seat, actions: step.do })) },
  };
}
