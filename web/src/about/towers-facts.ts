// What a thing on the table of Wandering Towers is right now, from the view: this card, this space, this spell.
import { cardFace, isDiceCard } from '../boards/towers/cards';
import { describeSpace, spellName } from '../boards/towers/words';
import type { Seat, TowersCard, TowersSpell, TowersView } from '../generated/messages';
import { t } from '../texts/texts.svelte';

type NameOf = (seat: Seat) => string;

export function factsAbout(view: TowersView, topic: string, name: NameOf): string[] {
  const [what = '', which = ''] = topic.split(' ');
  switch (what) {
    case 'card':
      return cardFacts(view, which as TowersCard);
    case 'spell':
      return spellFacts(view, which as TowersSpell);
    case 'space':
      return [describeSpace(view, Number(which), name)];
    case 'castle':
      return castleFacts(view, name);
    case 'seat':
      return playerFacts(view, which as Seat, name);
    case 'players':
    case 'goal':
      return view.players.flatMap(({ seat }) => playerFacts(view, seat, name));
    case 'potions':
      return view.observer ? playerFacts(view, view.observer, name) : [];
    case 'spells':
      return view.tiles.flatMap((tile) => spellFacts(view, tile.spell).slice(0, 1));
    case 'draw':
      return [t('cards-count', { count: view.draw_size })];
    case 'discard':
      return [t('cards-count', { count: view.discard_size })];
    default:
      return [];
  }
}

function cardFacts(view: TowersView, card: TowersCard): string[] {
  const { tower, wizard, dice } = cardFace(card);
  const held = view.players.find((one) => one.seat === view.observer)?.hand ?? [];
  const count = held.filter((one) => one === card).length;
  return [
    ...(isDiceCard(card) ? [t('about-card-dice', { count: dice ?? 1 })] : []),
    ...(tower !== undefined && !isDiceCard(card) ? [t('about-card-tower', { count: tower })] : []),
    ...(wizard !== undefined && !isDiceCard(card) ? [t('about-card-wizard', { count: wizard })] : []),
    ...(count > 0 ? [t('about-card-held', { count })] : []),
  ];
}

function spellFacts(view: TowersView, spell: TowersSpell): string[] {
  const tile = view.tiles.find((one) => one.spell === spell);
  if (!tile) return [];
  const { cost } = tile;
  const full = view.players.find((one) => one.seat === view.observer)?.full;
  return [
    t('spell-tile', { spell: spellName(spell), cost, short: t(`spell-short-${spell}`) }),
    ...(full === undefined ? [] : [t(full >= cost ? 'about-spell-enough' : 'about-spell-short', { count: full })]),
  ];
}

function castleFacts(view: TowersView, name: NameOf): string[] {
  const { space, next } = view.castle;
  const home = view.players.filter((one) => one.home > 0);
  return [
    t('about-castle-at', { space }),
    next === undefined ? t('keep-stays') : t('keep-next', { space: next }),
    ...home.map((one) => `${name(one.seat)}: ${t('home-state', { home: one.home, all: one.home + one.out })}`),
  ];
}

function playerFacts(view: TowersView, seat: Seat, name: NameOf): string[] {
  const player = view.players.find((one) => one.seat === seat);
  if (!player) return [];
  const { full, empty, spent, home, out } = player;
  const parts = [t('home-state', { home, all: home + out }), t('potions-state', { full, empty, spent })];
  return [`${name(seat)}: ${parts.join('. ')}`];
}
