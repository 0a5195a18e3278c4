// What a seat does now, in a few words.
import type { TowersPlayer, TowersView } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import { clockText, type SeatInfo } from '../seat';
import { spellName } from './words';

/** The level of a bot; with its rating for those who open its card. */
function botName({ level, elo }: SeatInfo, isFull: boolean): string {
  if (!level) return t('seat-bot');
  return isFull && elo !== undefined ? t('level-elo', { level: t(`level-${level}`), elo }) : t(`level-${level}`);
}

export function stateOf(
  view: TowersView,
  seat: SeatInfo & { player: TowersPlayer },
  isPartner: boolean,
  isFull = false,
): string {
  const { player } = seat;
  const isActive = view.phase !== 'over' && view.turn === seat.seat;
  const words: string[] = [];
  if (isPartner) words.push(t('seat-partner'));
  if (isActive && view.act > 0 && seat.botIn === undefined) {
    if (seat.silent !== undefined) words.push(t('seat-silent', { count: Math.floor(seat.silent / 60_000) }));
    else words.push(t(seat.self ? 'seat-turn-you' : 'seat-turn', { act: view.act, actions: view.actions }));
  } else {
    if (seat.away) words.push(t('seat-away'));
    else if (seat.botIn !== undefined) words.push(t('seat-bot-in', { time: clockText(seat.botIn) }));
    else if (seat.absent) words.push(t('lobby-absent'));
    else if (seat.bot) words.push(botName(seat, isFull));
    words.push(t('cards-count', { count: player.hand_size }));
  }
  if (seat.passes) words.push(t('seat-passes-short'));
  if (player.reserved && player.slot) words.push(t('seat-reserved', { spell: spellName(player.slot) }));
  return words.join(', ');
}
