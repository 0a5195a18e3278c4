// What a card at an end of a row would change, in signs and in words. All numbers come from the host's previews; this
// file only compares them with those of the view.
import type {
  DuelCard,
  DuelEnd,
  DuelIngredient,
  DuelPreview,
  DuelStanding,
  DuelView,
  Seat,
} from '../../generated/messages';
import { screen } from '../../look/screen.svelte';
import { t } from '../../texts/texts.svelte';
import { cardFace } from './cards';
import { changesOf } from './ghost';
import { spots } from './pick';
import type { Picking } from './picking.svelte';
import { countOf, type Side } from './sides';
import { ofTower } from './words';

/** One end of a row while something may be placed there. */
export interface EndOffer {
  card: DuelCard;
  /** The standing afterwards; undefined while the host has not said it. */
  standing?: DuelStanding | undefined;
  /** What the row's owner would count more or less of. */
  gains: { ingredient: DuelIngredient; by: number }[];
  /** The card is a stone that would count as nothing there. */
  isIdle: boolean;
}
export type EndOffers = Partial<Record<DuelEnd, EndOffer>>;

const kEnds: readonly DuelEnd[] = ['L', 'R'];

/** The offers at both ends of a seat's row: for the card in hand, or for a stone that is about to be taken. */
export function offersOf(view: DuelView, seat: Seat, picking: Picking): EndOffers {
  const offers: EndOffers = {};
  for (const end of kEnds) {
    const option = picking.option(spots.end(seat, end));
    const card = option && (picking.pick.card ?? view.held);
    if (option && card) {
      offers[end] = offerOf(view, seat, card, option.choice ? picking.previewOf(option.choice) : undefined);
      continue;
    }
    const taken = picking.ghost?.takes.find((one) => one.seat === seat);
    const after = picking.ghost?.ends.find((one) => one.end === end);
    if (taken && after) offers[end] = offerOf(view, seat, taken.card, after);
  }
  return offers;
}

function offerOf(
  view: DuelView,
  seat: Seat,
  card: DuelCard,
  after: Pick<DuelPreview, 'standing'> | undefined,
): EndOffer {
  const gains = changesOf(view.standing, after?.standing).flatMap((then) => {
    const row = view.towers.find((one) => one.tower === then.tower);
    const now = view.standing.towers.find((one) => one.tower === then.tower);
    const by = now ? countOf(then, seat) - countOf(now, seat) : 0;
    return row && by !== 0 ? [{ ingredient: row.ingredient, by }] : [];
  });
  return { card, standing: after?.standing, gains, isIdle: cardFace(card).stones > 0 && gains.length === 0 };
}

const totalOf = (standing: DuelStanding, seat: Seat): number =>
  standing.points.find((one) => one.seat === seat)?.total ?? 0;

/** “You take the elixir tower, 4 to 3”: towers that would change hands. */
export function towerWords(view: DuelView, then: DuelStanding | undefined, sides: readonly [Side, Side]): string[] {
  return changesOf(view.standing, then).flatMap((after) => {
    const before = view.standing.towers.find((one) => one.tower === after.tower);
    if (!before || before.majority === after.majority) return [];
    const of = ofTower(after.tower);
    const gainer = sides.find((one) => one.seat === after.majority);
    if (!gainer) return [t('duel-effect-tie', { of })];
    const other = sides.find((one) => one !== gainer) ?? gainer;
    const score = { of, more: countOf(after, gainer.seat), less: countOf(after, other.seat) };
    return [t(gainer.isYou ? 'duel-effect-you' : 'duel-effect-they', { ...score, who: gainer.short })];
  });
}

/** “Left end: you take the elixir tower, 4 to 3”: the same for both ends of a row. */
export function endWords(view: DuelView, offers: EndOffers, sides: readonly [Side, Side]): string[] {
  // After a colon only a name keeps its capital.
  const isName = (words: string): boolean => sides.some(({ isYou, short }) => !isYou && words.startsWith(short));
  const inside = (words: string): string => (isName(words) ? words : words.charAt(0).toLowerCase() + words.slice(1));
  return kEnds.flatMap((end) =>
    towerWords(view, offers[end]?.standing, sides).map((words) => `${t(`duel-do-end-${end}`)}: ${inside(words)}`),
  );
}

/** Whether sentences fit beside a row of so many cards. */
export const isRoomy = (cards: number): boolean => screen.width >= 1200 * screen.em && cards <= 7;

/** “You 15 → 23, Knight 12 → 6”, as far as points change. */
export function pointWords(view: DuelView, then: DuelStanding | undefined, sides: readonly [Side, Side]): string {
  if (!then) return '';
  return sides
    .flatMap((side) => {
      const [was, is] = [totalOf(view.standing, side.seat), totalOf(then, side.seat)];
      return was === is ? [] : [`${side.short} ${was} → ${is}`];
    })
    .join(', ');
}
