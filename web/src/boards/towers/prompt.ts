// The content of the prompt bar: the question, the answers, and the gold answer.
import type { Seat, TowersCard, TowersTile, TowersView } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import type { Choice } from './actions';
import { reached } from './aim';
import { isDiceCard } from './cards';
import type { Picking } from './picking.svelte';
import type { Answer } from '../props';
import { clockText, type SeatInfo } from '../seat';
import { question } from './question';
import type { LayoutKind } from '../layout';
import type { NameOf } from '../log';
import { describeChoice, spellName } from './words';

interface Around {
  /** The seat that answers here. */
  seat: Seat | undefined;
  isMine: boolean;
  /** Whether the seat may offer a card to the partner whose turn it is. */
  mayOffer: boolean;
  name: NameOf;
  /** Whether the player is called “You” here. */
  isYou: boolean;
  /** The spell under the mouse or with the focus. */
  spell?: TowersTile | undefined;
  kind: LayoutKind;
  canUndo: boolean;
  /** What undo would take back. */
  undoes?: string | undefined;
  onundo: () => void;
  /** The seat that is waited for. */
  waited?: SeatInfo | undefined;
  onstandin?: ((seat: Seat, now: boolean) => void) | undefined;
  /** Buttons of the page next to those of the game. */
  extra: readonly Answer[];
}

export interface Prompt {
  question: string;
  /** The question beside the marks of the cards, where there is little room. */
  short?: string | undefined;
  /** One line about what can be used now. */
  help?: string | undefined;
  helpShort?: string | undefined;
  /** The cards of the turn: how many, and which of them is next. */
  cards?: { all: number; next: number } | undefined;
  answers: Answer[];
  gold: Answer | undefined;
  back: Answer | undefined;
}

/** Another player is asked: how long they have been thinking, or when a bot plays for them. */
function waiting({ seat, waited, onstandin }: Around): { question: string; answers: Answer[] } | undefined {
  if (waited?.botIn !== undefined) {
    const { seat: gone } = waited;
    const ways: Answer[] = [
      { label: t('away-now'), act: () => onstandin?.(gone, true) },
      { label: t('away-wait'), act: () => onstandin?.(gone, false) },
    ];
    return {
      question: t('ask-away', { name: waited.name, time: clockText(waited.botIn) }),
      answers: onstandin ? ways : [],
    };
  }
  if (waited?.silent !== undefined && seat) {
    return { question: t('ask-silent', { name: waited.name, time: clockText(waited.silent) }), answers: [] };
  }
  if (waited?.thinks === undefined || waited.thinks < kPatience) return undefined;
  return { question: t('ask-wait-since', { name: waited.name, time: clockText(waited.thinks) }), answers: [] };
}
// Shorter waits are not mentioned.
const kPatience = 10_000;

export function promptOf(view: TowersView, picking: Picking, around: Around): Prompt {
  const { menu, pick, usual } = picking;
  const answer = (choice: Choice): Answer => ({
    label: describeChoice(view, choice, around.name),
    ...(choice.action.verb === 'refuse'
      ? { short: t('do-refuse-short'), note: t('do-refuse-note'), title: t('do-refuse-long') }
      : {}),
    // Answers with buttons are sent at once, unless there is an effect to preview.
    act: () => (needsLook(choice) ? picking.choose(choice) : picking.send(choice)),
  });
  const chosen = menu.chosen;
  const gold = chosen ? confirm(chosen, picking) : usual ? answer(usual) : undefined;
  const modes = menu.modes.map((mode): Answer => ({ label: t(`do-${mode}`), act: () => picking.enter(mode) }));
  if (around.mayOffer) modes.push({ label: t('do-offer-card'), act: () => picking.enter('offer') });
  // An answer that is sent at once is only chosen by a hint; the other answers stay in sight.
  const isProposed = chosen !== undefined && menu.buttons.includes(chosen) && !needsLook(chosen);
  const others = chosen && !isProposed ? [] : menu.buttons.filter((one) => one !== (chosen ?? usual)).map(answer);
  const cancel: Answer = { label: t('do-cancel'), act: () => picking.back() };
  const undo: Answer = {
    ...{ label: t('do-undo'), short: t('do-undo'), act: around.onundo },
    ...(around.undoes ? { note: around.undoes, title: around.undoes } : {}),
  };
  const isOwnTurn = around.isMine && view.turn === view.asked && view.act > 0;
  const waits = around.isMine || view.phase === 'over' ? undefined : waiting(around);
  if (waits && !picking.isBegun) {
    return {
      ...waits,
      answers: [...waits.answers, ...modes, ...around.extra],
      gold: undefined,
      back: around.canUndo ? undo : undefined,
    };
  }
  const asked = {
    // The list of answers may come a moment later; the question is the same.
    isMine: around.isMine || (view.asked !== undefined && view.asked === around.seat),
    seat: around.mayOffer ? around.seat : view.asked,
    name: around.name,
    isYou: around.isYou,
  };
  const cards = isOwnTurn && view.actions > 1 ? { all: view.actions, next: view.act } : undefined;
  const hand = view.players.find((one) => one.seat === around.seat)?.hand ?? [];
  const usable = around.isMine && !chosen ? usableNow(picking, hand) : undefined;
  const last = lastRound(view, around);
  // On a phone the spells are behind a tab, so there is nothing with a gold edge to see.
  const isBehindTab = around.kind === 'phone' && menu.spells.size > 0 && menu.cards.size + menu.board.size === 0;
  return {
    question: question(view, pick, menu, asked),
    short: cards && question(view, pick, menu, { ...asked, isShort: true }),
    help: around.spell ? spellHelp(around.spell, around.kind, view) : (last ?? usable),
    helpShort:
      around.spell || last ? undefined : usable && t(isBehindTab ? 'prompt-usable-tab' : 'prompt-usable-short'),
    cards,
    answers: chosen || picking.isBegun ? others : [...others, ...modes, ...around.extra],
    gold,
    back: picking.isBegun ? cancel : around.canUndo ? undo : undefined,
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

/** “Last round: goal reached by Berry”. */
function lastRound(view: TowersView, { seat, name }: Around): string | undefined {
  const done = reached(view);
  if (done.length === 0) return undefined;
  return seat && done.includes(seat) ? t('last-round-you') : t('last-round', { names: done.map(name).join(', ') });
}

function spellHelp({ spell, cost }: TowersTile, kind: LayoutKind, view: TowersView): string {
  const does = t('spell-tile', { spell: spellName(spell), cost, short: t(`spell-short-${spell}`) });
  // A solo game begins with full potions; there the aim is about wizards only.
  return kind === 'desktop' && view.players.length > 1 ? `${does} ${t('spell-spent')}` : does;
}

/** “Gold edge: you can use it now (2 cards, 1 spell)”. */
function usableNow({ menu, reach }: Picking, hand: readonly TowersCard[]): string | undefined {
  const places = [...menu.board.values()].flat().map((one) => one.place);
  const pieces = places.length > 0 ? places : [...(reach?.pieces.values() ?? [])].flat().map((one) => one.place);
  const wizards = new Set(pieces.flatMap((one) => (one.part === 'wizard' ? [`${one.space}${one.owner ?? ''}`] : [])));
  const towers = new Set(pieces.flatMap((one) => (one.part === 'wizard' ? [] : [one.space])));
  // Equal cards share their choices, but each of them glows.
  const cards = hand.filter((card) => menu.cards.has(card)).length;
  const parts = [
    [t('cards-count', { count: cards }), cards],
    [t('wizards-count', { count: wizards.size }), wizards.size],
    [t('towers-count', { count: towers.size }), towers.size],
    [t('spells-count', { count: menu.spells.size }), menu.spells.size],
  ] as const;
  const named = parts.flatMap(([words, count]) => (count > 0 ? [words] : []));
  return named.length > 0 ? t('prompt-usable', { things: named.join(', ') }) : undefined;
}
