// The kit of Wandering Towers.
import { kNothingPicked, menuOf } from '../boards/towers/pick';
import { Playback } from '../boards/towers/playback.svelte';
import { question } from '../boards/towers/question';
import { isSolo, standings, whyOf } from '../boards/towers/result';
import { soundOf } from '../boards/towers/sounds';
import { tell, trappedBy } from '../boards/towers/telling';
import TowersTable from '../boards/towers/TowersTable.svelte';
import type { NameOf } from '../boards/log';
import type { Seat, TowersEvent, TowersView } from '../generated/messages';
import { adviceOf, isOnCard } from '../hints/towers';
import { t, texts } from '../texts/texts.svelte';
import type { Board, Ended, Kit, Result } from './kit';
import { titleOf } from './titles';

const times: Partial<Record<string, number>> = {
  ...{ TowerMoved: 1100, TowersSwapped: 1100, WizardMoved: 450, WizardEntered: 600, CastleMoved: 1000 },
  ...{ PotionFilled: 420, DieRolled: 700, CardPlayed: 260 },
};

function resultOf(ended: Ended): Result {
  const view = ended.view as TowersView;
  const { over } = ended;
  const list = standings(view, over);
  const why = whyOf(list, over);
  const names = new Intl.ListFormat(texts.language).format(why.names.map(ended.name));
  const isTeam = list.filter((one) => one.place === 1).length === 1 && why.names.length > 1;
  const isMine = why.text === 'result-goal-only' && why.names.length === 1 && why.names[0] === ended.me;
  const solo = why.names.length > 0 ? 'result-solo-won' : 'result-solo-lost';
  return {
    title: isSolo(over) ? t(solo) : titleOf(over, why.names, ended.me, ended.name, isTeam),
    winners: why.names,
    reason: t(isMine ? 'result-goal-you' : why.text, { names, count: why.count, cards: view.discard_size }),
    // WT-12.3 ranks those who reached the goal; the others come after them.
    order: isSolo(over) ? undefined : { text: t('result-order'), rule: list[0]?.players[1] ? 'WT-13.8' : 'WT-12.3' },
  };
}

function factsOf(view: TowersView, seat: Seat, name: NameOf): string[] {
  const player = view.players.find((one) => one.seat === seat);
  if (!player) return [];
  const { full, empty, spent, home, out, hand_size, partner } = player;
  return [
    t('potions-state', { full, empty, spent }),
    t('home-state', { home, all: home + out }),
    t('cards-count', { count: hand_size }),
    ...(partner ? [t('seat-partner-is', { name: name(partner) })] : []),
  ];
}

export const kit: Kit = {
  ...{ game: 'towers', Board: TowersTable as unknown as Board },
  loadStandings: () => import('../boards/towers/Standings.svelte').then((part) => part.default),
  loadSubjectOf: async () => {
    const { subjectOf } = await import('../about/towers');
    return (view, name) => subjectOf(view as TowersView, name);
  },
  ...{ tell, soundOf, adviceOf, isOnCard, factsOf, resultOf },
  harmOf: (steps, seat) => {
    const count = trappedBy(steps, seat);
    return count > 0 ? t('act-covers-yours', { count }) : undefined;
  },
  playback: (view) => new Playback(view as TowersView),
  questionOf: (view: TowersView, name) =>
    question(view, kNothingPicked, menuOf([], kNothingPicked), { isMine: true, seat: view.asked, name }),
  turnOf: (view: TowersView) => (view.asked !== undefined || view.act > 0 ? view.turn : undefined),
  forgets: (view: TowersView) => view.memory === 'strict' && view.phase !== 'over',
  timeOf: (event: TowersEvent) => times[event.type] ?? 0,
  // Glass towers show the wizards inside, stone towers hide them.
  eyesOf: (seat, through) => (through ? (seat ?? '') : `${seat ?? ''}~`),
  figureOf: (paint) => `wizard-${paint}`,
  glass: 'replay-glass',
  aftermaths: () => [],
  signs: ['can', 'ghost', 'warn', 'castle', 'why', 'about'],
  keys: [
    [['1', '…', '9'], 'keys-card'],
    [['R'], 'keys-ring'],
    [['←', '→'], 'keys-walk'],
    [['↑', '↓'], 'keys-levels'],
    [['S'], 'keys-spells'],
    [['H'], 'keys-hand'],
    [['P'], 'keys-players'],
    [['N'], 'keys-notes'],
  ],
};
