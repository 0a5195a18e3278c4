// The rules about a thing on the table of Knight & Mage, the currently relevant ones first. This file only selects rule
// numbers; the rulebook has their texts, according to the options of the table.
import { cardFace } from '../boards/duel/cards';
import { capital, cardName, describeSlot, towerName } from '../boards/duel/words';
import type { DuelPhase, DuelSpell, DuelTower, DuelView, Seat } from '../generated/messages';
import { t } from '../texts/texts.svelte';
import { factsAbout } from './duel-facts';
import { plainTitle, type Subject } from './subject';

const spells: Record<DuelSpell, readonly string[]> = {
  peek_swap: ['KM-9.10'],
  push_down: ['KM-9.20'],
  force_discard: ['KM-9.30'],
  salvage: ['KM-9.40'],
  any: ['KM-9.50'],
};

const phases: Record<DuelPhase, readonly string[]> = {
  RING: ['KM-2.1'],
  BOX: ['KM-3.3'],
  SECRET: ['KM-3.3'],
  BURN: ['KM-3.4'],
  UP: ['KM-3.6'],
  DEAL: ['KM-3.6'],
  MOVE: ['KM-5.1', 'KM-5.3', 'KM-5.5'],
  TAKE: ['KM-6.1', 'KM-6.2', 'KM-6.6'],
  PLACE: ['KM-6.6', 'KM-8.1', 'KM-7.3'],
  SPELL: ['KM-9.1', 'KM-9.3', 'KM-9.6'],
  LOOK: ['KM-9.10', 'KM-1.5'],
  RETURN: ['KM-9.10', 'KM-12.1'],
  PUSH: ['KM-9.20', 'KM-7.3'],
  DISCARD: ['KM-9.30', 'KM-7.6'],
  DRAW: ['KM-9.40'],
  GUESS: ['KM-11.1', 'KM-1.5'],
  LAY: ['KM-8.6', 'KM-7.7'],
  END: ['KM-11.6', 'KM-11.4', 'KM-11.10'],
};

const kTopics = [
  ...['prompt', 'goal', 'towers', 'slots', 'cards', 'row', 'stones', 'spells', 'veiled'],
  ...['secrets', 'chests', 'balance', 'piles', 'rounds', 'players'],
];

export function subjectOf(view: DuelView, name: (seat: Seat) => string): Subject {
  return {
    ...{ game: 'duel', topics: kTopics },
    titleOf: (topic) => titleOf(view, topic, name),
    rulesAbout: (topic) => rulesAbout(view, topic),
    factsAbout: (topic) => factsAbout(view, topic, name),
  };
}

function titleOf(view: DuelView, topic: string, name: (seat: Seat) => string): string {
  const [what = '', one = '', two = ''] = topic.split(' ');
  switch (what) {
    case 'tower':
      return capital(towerName(one as DuelTower));
    case 'slot':
      return describeSlot(view, one);
    case 'card':
      return capital(cardName(two));
    case 'spells':
      return t('duel-spells');
    case 'cards':
      return t('duel-acquired');
    case 'used':
    case 'end':
      return plainTitle('row');
    case 'seat':
      return name(one as Seat);
    default:
      return plainTitle(what);
  }
}

function rulesAbout(view: DuelView, topic: string): string[] {
  const [what = '', one = '', two = ''] = topic.split(' ');
  switch (what) {
    case 'prompt':
      return [...phases[view.phase]];
    case 'tower':
      return aboutTower(view, one as DuelTower);
    case 'slot':
      return aboutSlot(view, one);
    case 'card':
      return [...aboutFace(two), 'KM-7.1', 'KM-9.3', 'KM-11.2'];
    case 'used':
    case 'end':
    case 'row':
      return ['KM-7.3', 'KM-7.1', 'KM-8.1', 'KM-8.3', 'KM-11.2'];
    case 'veiled':
      return ['KM-7.7', 'KM-9.40', 'KM-8.6'];
    case 'seat':
    case 'players':
      return [...(one === 'M' ? ['KM-5.5'] : ['KM-5.3']), 'KM-7.1', 'KM-1.3', 'KM-12.1'];
    case 'goal':
      return ['KM-1.3', 'KM-11.6', 'KM-11.10'];
    case 'towers':
      return ['KM-1.1', 'KM-5.1', 'KM-11.4'];
    case 'slots':
      return ['KM-6.1', 'KM-6.2', 'KM-6.6'];
    case 'cards':
      return ['KM-7.1', 'KM-1.4', 'KM-11.2'];
    case 'stones':
      return ['KM-8.1', 'KM-8.3', 'KM-8.7'];
    case 'spells':
      return ['KM-9.1', 'KM-9.3', ...Object.values(spells).flat()];
    case 'secrets':
      return ['KM-1.5', 'KM-9.10', 'KM-11.6'];
    case 'chests':
      return ['KM-11.8'];
    case 'balance':
      return ['KM-11.4', 'KM-11.2'];
    case 'piles':
      return ['KM-10.1', 'KM-12.1', 'KM-9.40'];
    case 'rounds':
      return ['KM-4.1', 'KM-10.1', 'KM-1.2'];
    default:
      return [];
  }
}

function aboutTower(view: DuelView, tower: DuelTower): string[] {
  const row = view.towers.find((one) => one.tower === tower);
  const stands = view.players.some((one) => one.tower === tower);
  const spell = row ? [...spells[row.spell]] : ['KM-1.2', 'KM-4.1'];
  const win = row ? ['KM-11.4', 'KM-1.5'] : [];
  // Orders the rules by phase: a destination first, then a spell, finally points.
  if (view.phase === 'MOVE' && !stands) return ['KM-5.1', 'KM-5.3', ...spell, ...win];
  if (view.phase === 'LOOK') return ['KM-9.10', 'KM-1.5', ...win];
  if (view.phase === 'GUESS') return ['KM-11.1', ...win];
  return [...spell, ...(row ? ['KM-9.1', 'KM-9.3'] : []), ...win, 'KM-5.1'];
}

function aboutSlot(view: DuelView, slot: string): string[] {
  const here = view.slots.find((one) => one.slot === slot);
  const taking = ['KM-6.1', 'KM-6.6'];
  if (!here?.card) return [...taking, 'KM-10.1'];
  return here.face === 'down' ? ['KM-6.2', ...taking] : [...taking, ...aboutFace(here.card)];
}

function aboutFace(card: string): string[] {
  const { stones, chest } = cardFace(card);
  return [...(stones > 0 ? ['KM-8.1', 'KM-8.3'] : []), ...(chest ? ['KM-11.8'] : [])];
}
