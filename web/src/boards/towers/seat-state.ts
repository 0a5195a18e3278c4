// What a seat does now, in a few words.
import type { TowersPlayer, TowersView } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import type { SeatInfo } from '../seat';
import { spellName } from './words';

function botName({ level, elo }: SeatInfo): string {
  if (!level) return t('seat-bot');
  return elo === undefined ? t(`level-${level}`) : t('level-elo', { level: t(`level-${level}`), elo });
}

export function stateOf(view: TowersView, seat: SeatInfo & { player: TowersPlayer }, isPartner: boolean): string {
  const { player } = seat;
  const isActive = view.phase !== 'over' && view.turn === seat.seat;
  const words: string[] = [];
  if (isPartner) words.push(t('seat-partner'));
  if (isActive && view.act > 0) {
    words.push(t(seat.self ? 'seat-turn-you' : 'seat-turn', { act: view.act, actions: view.actions }));
  } else {
    if (seat.away) words.push(t('seat-away'));
    else if (seat.absent) words.push(t('lobby-absent'));
    else if (seat.bot) words.push(botName(seat));
    words.push(t('cards-count', { count: player.hand_size }));
  }
  if (seat.passes) words.push(t('seat-passes-short'));
  if (player.reserved && player.slot) words.push(t('seat-reserved', { spell: spellName(player.slot) }));
  return words.join(', ');
}
