// The rules about a thing on the table of Wandering Towers, the currently relevant ones first. This file only selects
// rule numbers; the rulebook has their texts, according to the options of the table.
import { rowOf } from '../boards/towers/actions';
import { visibleWizards } from '../boards/towers/surface';
import { cardFace, isDiceCard } from '../boards/towers/cards';
import { cardName, spellName } from '../boards/towers/words';
import type { Seat, TowersCard, TowersInner, TowersPhase, TowersSpell, TowersView } from '../generated/messages';
import { t } from '../texts/texts.svelte';
import { factsAbout } from './towers-facts';
import { plainTitle, type Subject } from './subject';

const phases: Record<TowersPhase, readonly string[]> = {
  tiles: ['WT-15.1'],
  deal: ['WT-3.2'],
  rescue0: ['WT-15.6'],
  choose: ['WT-4.3', 'WT-4.6', 'WT-10.2'],
  answer: ['WT-13.2'],
  offered: ['WT-13.2'],
  return: ['WT-13.2'],
  roll: ['WT-5.3'],
  reroll: ['WT-5.4'],
  side: ['WT-5.5'],
  pre: ['WT-15.4', 'WT-14.3'],
  rescue1: ['WT-15.6'],
  piece: ['WT-4.4'],
  mid: ['WT-15.4', 'WT-10.2'],
  post: ['WT-15.4'],
  rescue2: ['WT-15.6'],
  redraw: ['WT-4.6'],
  step: ['WT-4.6', 'WT-8.1'],
  end: ['WT-10.2', 'WT-4.5'],
  refill: ['WT-4.5'],
  over: ['WT-12.3', 'WT-12.2'],
};
const inners: Record<Exclude<TowersInner, 'none'>, readonly string[]> = {
  repeat: ['WT-15.3'],
  pick: ['WT-11.7'],
  fill: ['WT-13.4', 'WT-9.1'],
  ride: ['WT-11.8', 'WT-14.4'],
  draw: ['WT-17.1'],
};

const kTower = ['WT-8.1', 'WT-8.2', 'WT-8.3', 'WT-9.1', 'WT-8.5'];
const kWizard = ['WT-6.2', 'WT-6.1', 'WT-6.5', 'WT-2.4'];
const kCastle = ['WT-7.1', 'WT-7.2', 'WT-6.5'];

const kTopics = [
  ...['prompt', 'goal', 'cards', 'die', 'wizards', 'towers', 'castle', 'potions', 'spells'],
  ...['draw', 'discard', 'ring', 'players'],
];

export function subjectOf(view: TowersView, name: (seat: Seat) => string): Subject {
  return {
    ...{ game: 'towers', topics: kTopics },
    titleOf: (topic) => titleOf(topic, name),
    rulesAbout: (topic) => rulesAbout(view, topic),
    factsAbout: (topic) => factsAbout(view, topic, name),
  };
}

function titleOf(topic: string, name: (seat: Seat) => string): string {
  const [what = '', which = ''] = topic.split(' ');
  switch (what) {
    case 'card':
      return cardName(which as TowersCard);
    case 'spell':
      return spellName(which as TowersSpell);
    case 'space':
      return t('space-name', { space: Number(which) });
    case 'seat':
      return name(which as Seat);
    default:
      return plainTitle(what);
  }
}

function rulesAbout(view: TowersView, topic: string): string[] {
  const [what = '', which = ''] = topic.split(' ');
  switch (what) {
    case 'prompt':
      return aboutNow(view);
    case 'card':
      return aboutCard(view, which as TowersCard);
    case 'spell':
      return [...aboutCasting(which as TowersSpell), 'WT-10.1', 'WT-10.2', 'WT-10.3', 'WT-10.5'];
    case 'space':
      return aboutSpace(view, Number(which));
    case 'seat':
    case 'players':
      return ['WT-12.1', 'WT-4.1', 'WT-9.1', 'WT-18.1', 'WT-18.3', ...(isTeam(view) ? ['WT-13.1'] : [])];
    case 'goal':
      return ['WT-12.1', 'WT-12.2', 'WT-12.3'];
    case 'cards':
      return ['WT-5.1', 'WT-4.3', 'WT-4.4', 'WT-4.5', 'WT-5.5'];
    case 'die':
      return view.phase === 'reroll' ? ['WT-5.4', 'WT-5.3'] : ['WT-5.3'];
    case 'wizards':
      return [...kWizard, 'WT-6.4', 'WT-9.4'];
    case 'towers':
      return [...kTower, 'WT-8.4'];
    case 'castle':
      return kCastle;
    case 'potions':
      return ['WT-9.1', 'WT-10.1'];
    case 'spells':
      return ['WT-10.1', 'WT-10.2', 'WT-10.3'];
    case 'draw':
      return ['WT-4.5', 'WT-18.1'];
    case 'discard':
      return ['WT-18.6', 'WT-4.5'];
    case 'ring':
      return ['WT-2.1'];
    default:
      return [];
  }
}

function aboutCasting(spell: TowersSpell): string[] {
  const row = rowOf(spell);
  return row ? [row.rule] : [];
}

const isTeam = (view: TowersView): boolean => view.players.some((one) => one.partner !== undefined);

function aboutNow(view: TowersView): string[] {
  if (view.inner !== 'none') return [...inners[view.inner]];
  if (view.phase === 'piece' && view.card?.side === 'wizard') return [...kWizard, ...phases.piece];
  if (view.phase === 'piece' && view.card?.side === 'tower') return [...kTower, ...phases.piece];
  return [...phases[view.phase]];
}

function aboutCard(view: TowersView, card: TowersCard): string[] {
  const face = cardFace(card);
  const kind = [
    ...(isDiceCard(card) ? ['WT-5.3'] : []),
    ...(face.tower !== undefined && face.wizard !== undefined ? ['WT-5.5'] : []),
    ...(face.wizard !== undefined ? ['WT-6.2', 'WT-6.5'] : []),
    ...(face.tower !== undefined ? ['WT-8.2', 'WT-9.1'] : []),
  ];
  const turn = ['WT-4.3', 'WT-4.4', 'WT-5.1'];
  return view.card?.card === card ? [...aboutNow(view), ...kind] : [...kind, ...turn];
}

function aboutSpace(view: TowersView, number: number): string[] {
  const space = view.ring[number];
  if (!space) return ['WT-2.1'];
  const wizards = visibleWizards(space).length > 0 ? [...kWizard] : [];
  if (visibleWizards(space).length >= 6) wizards.unshift('WT-6.4');
  const towers = space.towers.length > 0 ? [...kTower] : [];
  const castle = view.castle.space === number ? [...kCastle] : [];
  const shield = space.shield || view.castle.next === number ? ['WT-7.2'] : [];
  // Rules about the kind of piece being moved come first.
  const moved = view.card?.side === 'wizard' ? wizards : view.card?.side === 'tower' ? towers : [];
  const cast = view.spell ? aboutCasting(view.spell.spell) : [];
  return [...cast, ...moved, ...castle, ...towers, ...wizards, ...shield, 'WT-2.1'];
}
