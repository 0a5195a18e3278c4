// The kit of Knight & Mage.
import DuelTable from '../boards/duel/DuelTable.svelte';
import { kNothingPicked, menuOf } from '../boards/duel/pick';
import { Playback } from '../boards/duel/playback.svelte';
import { question } from '../boards/duel/question';
import { standings, whyOf } from '../boards/duel/result';
import { stepsOf } from '../boards/duel/scoring';
import { soundOf } from '../boards/duel/sounds';
import { tell } from '../boards/duel/telling';
import { describePlayer } from '../boards/duel/words';
import type { NameOf } from '../boards/log';
import type { DuelEvent, DuelView, Seat } from '../generated/messages';
import { adviceOf, isOnCard } from '../hints/duel';
import { t } from '../texts/texts.svelte';
import type { Aftermath as After, Board, Ended, Kit, Result } from './kit';
import { titleOf } from './titles';

const times: Partial<Record<string, number>> = {
  ...{ CharacterMoved: 500, CardDealt: 170, CardTaken: 320, CostPaid: 320, CardPushed: 320, CardDiscarded: 320 },
  ...{ CardSalvaged: 320, SecretsSeen: 700, SecretsReturned: 700, LeftoversDiscarded: 320, VeiledStoneLaid: 320 },
};

function resultOf({ over, events, name, me }: Ended): Result {
  const winners = standings(over, events).flatMap(({ seat, place }) => (place === 1 ? seat : []));
  const isDraw = winners.length !== 1;
  return {
    title: isDraw ? t('duel-score-draw') : titleOf(over, winners, me, name),
    reason: whyOf(over, events),
    order: over.reason === 'points' ? { text: t('duel-result-order'), rule: 'KM-11.10' } : undefined,
    winners,
  };
}

function aftermaths({ events, over, record }: Ended): After[] {
  const isCounted = over.reason === 'points' && stepsOf(events as DuelEvent[]).length > 0;
  // The record of a game with secret cards names one under each tower.
  const isSeenThrough = /^\d+ \S secret \S+ \S/m.test(record ?? '');
  return [
    ...(isCounted ? [{ id: 'score', label: t('duel-do-score'), isFirst: true }] : []),
    ...(isSeenThrough ? [{ id: 'xray', label: t('duel-do-xray') }] : []),
  ];
}

function factsOf(view: DuelView, seat: Seat, name: NameOf): string[] {
  const player = view.players.find((one) => one.seat === seat);
  return player ? [describePlayer(view, player, name)] : [];
}

export const kit: Kit = {
  ...{ game: 'duel', Board: DuelTable as unknown as Board },
  loadStandings: () => import('../boards/duel/Standings.svelte').then((part) => part.default),
  loadAftermath: () => import('../boards/duel/Aftermath.svelte').then((part) => part.default),
  loadSubjectOf: async () => {
    const { subjectOf } = await import('../about/duel');
    return (view, name) => subjectOf(view as DuelView, name);
  },
  ...{ tell, soundOf, adviceOf, isOnCard, factsOf, resultOf, aftermaths },
  playback: (view) => new Playback(view as DuelView),
  questionOf: (view: DuelView, name) => question(view, kNothingPicked, menuOf(view, [], kNothingPicked), true, name),
  turnOf: (view: DuelView) => (view.asked === undefined ? undefined : view.active),
  // Face-down cards are sent once, to the player who looks; the view hides nothing later.
  forgets: () => false,
  timeOf: (event: DuelEvent) => times[event.type] ?? 0,
  eyesOf: (seat, through) => (through ? '*' : (seat ?? '')),
  figureOf: (paint) => (paint === 'K' ? 'knight' : 'mage'),
  glass: 'replay-open',
  signs: ['can', 'duel-ghost', 'duel-swing', 'duel-stale', 'why', 'about'],
  keys: [
    [['1', '…', '9'], 'keys-duel-card'],
    [['R'], 'keys-duel-ring'],
    [['←', '→'], 'keys-walk'],
    [['H'], 'keys-duel-hand'],
    [['P'], 'keys-duel-other'],
    [['S'], 'keys-duel-seen'],
  ],
};
