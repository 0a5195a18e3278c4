// What a thing on the table of Knight & Mage is right now, from the view: this tower, this card, this row.
import { cardFace } from '../boards/duel/cards';
import { capital, describePlayer, describeSlot, describeTower, towerName } from '../boards/duel/words';
import type { DuelTower, DuelView, Seat } from '../generated/messages';
import { t } from '../texts/texts.svelte';

type NameOf = (seat: Seat) => string;
type Row = DuelView['towers'][number];

export function factsAbout(view: DuelView, topic: string, name: NameOf): string[] {
  const [what = '', one = '', two = ''] = topic.split(' ');
  switch (what) {
    case 'tower':
      return [describeTower(view, one as DuelTower)];
    case 'slot':
      return slotFacts(view, one);
    case 'card':
      return cardFacts(view, two);
    case 'used': {
      const card = view.players.find((player) => player.seat === one)?.used[Number(two)];
      return [...(card ? cardFacts(view, card) : []), ...areaOf(view, one, name)];
    }
    case 'end':
    case 'seat':
      return areaOf(view, one, name);
    case 'row':
    case 'cards':
    case 'players':
    case 'veiled':
    case 'chests':
    case 'stones':
      return view.players.map((player) => describePlayer(view, player, name));
    case 'balance':
    case 'towers':
    case 'goal':
      return view.towers.map((row) => `${capital(towerName(row.tower))}. ${standing(row)}`);
    case 'spells':
      return view.towers.map((row) => describeTower(view, row.tower));
    case 'secrets':
      return view.towers.map((row) => describeTower(view, row.tower));
    case 'piles':
      return [
        `${t('draw-pile')}: ${t('cards-count', { count: view.draw_size })}`,
        `${t('discard-pile')}: ${t('cards-count', { count: view.discard_size })}`,
      ];
    case 'rounds':
      return [t('duel-round-turn', { round: view.round, turn: view.turn })];
    default:
      return [];
  }
}

const standing = ({ knight, mage, majority }: Row): string =>
  t('duel-count', { knight, mage, leads: t(`duel-leads-${majority}`) });

function areaOf(view: DuelView, seat: string, name: NameOf): string[] {
  return view.players.filter((one) => one.seat === seat).map((one) => describePlayer(view, one, name));
}

function slotFacts(view: DuelView, slot: string): string[] {
  const here = view.slots.find((one) => one.slot === slot);
  const known = here?.card && here.face === 'up' ? cardFacts(view, here.card) : [];
  return [describeSlot(view, slot), ...known];
}

/** An ingredient: the tower that it decides, and how that stands. */
function cardFacts(view: DuelView, card: string): string[] {
  const { ingredient, stones, chest } = cardFace(card);
  const row = view.towers.find((one) => one.ingredient === ingredient);
  return [
    ...(row ? [t('about-card-wins', { tower: towerName(row.tower) }), standing(row)] : []),
    ...(stones > 0 ? [t('about-card-stones')] : []),
    ...(chest ? [t('about-card-chest')] : []),
  ];
}
