// The draft of a new table.
import type { Game } from '../../connection/game';
import type { TablePlan } from '../../connection/host';
import type { Place } from '../../connection/kept';
import type { ClockPlan, SeatPlan, Settings, Visibility } from '../../generated/messages';
import { editionOf, type Edition } from '../../table/plan';
import { texts } from '../../texts/texts.svelte';
import { kSpellRows } from '../../generated/spells';
import { kCosts, kRoles, kTiles, overridesOf, usualOf, type Option, type Value } from './options';

export const kVariants = ['basic', 'advanced', 'master'] as const;
export const kMemories = ['Strict', 'Notes', 'Open'] as const;
export const kClocks: Record<string, ClockPlan | undefined> = {
  none: undefined,
  quick: { turn: 45, increment: 5, window: 15 },
  calm: { turn: 120, increment: 10, window: 30 },
  long: { turn: 600, increment: 30, window: 120 },
};
export interface DraftSeat {
  sitter: 'person' | 'open' | 'bot';
  level: string;
  /** Sees covered wizards, as a help for one person. */
  sees: boolean;
  /** Of a person at this device; empty: called by the colour. */
  name: string;
}

const kUsualLevel = 'apprentice';
const kUsualTiles: readonly string[] = ['MW', 'MT'];
const seat = (sitter: DraftSeat['sitter']): DraftSeat => ({ sitter, level: kUsualLevel, sees: false, name: '' });

export class Draft {
  game = $state<Game>('towers');
  variant = $state<string>('basic');
  teams = $state(false);
  memory = $state<string>('Strict');
  clock = $state('none');
  visibility = $state<Visibility>('link');
  seats = $state<DraftSeat[]>([seat('person'), seat('bot'), seat('bot'), seat('bot')]);
  tiles = $state<string[]>([...kUsualTiles]);
  costs = $state<Record<string, number>>({ ...kCosts });
  /** Empty: as the variant says. */
  tileCount = $state<number>();
  #options = $state.raw<ReadonlyMap<string, Value>>(new Map());
  #edition = $state<Edition>();
  #place = $state<Place>('here');

  /** The edition follows the language until somebody chooses. */
  get edition(): Edition {
    return this.#edition ?? editionOf(texts.language);
  }
  set edition(edition: Edition) {
    this.#edition = edition;
  }

  get place(): Place {
    return this.#place;
  }
  /** Nobody comes to this device from elsewhere; whoever goes to the server wants somebody to come. */
  set place(place: Place) {
    this.#place = place;
    const [first, ...others] = this.seats;
    if (place === 'here') for (const one of this.seats) if (one.sitter === 'open') one.sitter = 'bot';
    const next = others.find((one) => one.sitter === 'bot') ?? others[0] ?? first;
    if (place === 'server' && next && this.seats.every((one) => one.sitter !== 'open')) next.sitter = 'open';
  }

  get players(): number {
    return this.game === 'duel' ? 2 : this.seats.length;
  }
  set players(count: number) {
    while (this.seats.length < count) this.seats.push(seat('bot'));
    this.seats.splice(count);
    if (count !== 4 && count !== 6) this.teams = false;
    if (count === 1) this.variant = 'solo';
    else if (this.variant === 'solo') this.variant = 'basic';
  }

  /** Seats that are shown and sent. */
  get used(): DraftSeat[] {
    return this.seats.slice(0, this.players);
  }

  choose(game: Game): void {
    this.game = game;
    if (game === 'duel' && this.seats.length < 2) this.players = 2;
  }

  /** Lots decide who plays which character, as the table is made. */
  get drawsRoles(): boolean {
    return this.game === 'duel' && this.value(kRoles) === 'random';
  }
  swapRoles(): void {
    const [first, second, ...others] = this.seats;
    if (first && second) this.seats = [second, first, ...others];
  }

  value(option: Option): Value {
    return this.#options.get(option.name) ?? usualOf(option, this.edition, this.variant);
  }
  set(option: Option, value: Value): void {
    this.#options = new Map([...this.#options, [option.name, value]]);
  }
  isChanged(option: Option): boolean {
    return this.value(option) !== usualOf(option, this.edition, this.variant);
  }
  get isChangedAnywhere(): boolean {
    return Object.keys(this.#overrides()).length > 0;
  }
  reset(): void {
    this.#options = new Map();
    this.tiles = [...kUsualTiles];
    this.costs = { ...kCosts };
    this.tileCount = undefined;
  }

  /** Tiles are laid out here, not drawn. */
  get picksTiles(): boolean {
    if (this.game !== 'towers' || (this.tileCount ?? 0) > 0) return false;
    if (this.tileCount === 0 || this.variant === 'basic' || this.variant === 'solo') return true;
    return this.variant === 'master' && this.#picked() === 'Chosen';
  }
  #picked(): Value {
    return this.#options.get('masterPick') ?? (this.edition === 'czech' ? 'Chosen' : 'Random');
  }

  #overrides(): Settings {
    const made = overridesOf(this.game, this.#options, this.edition, this.variant);
    if (this.game === 'duel') return made;
    if (this.memory !== 'Strict') made['memory'] = this.memory;
    // Whoever wants the advanced game wants it in every edition.
    const offers = this.edition === 'czech' || this.edition === 'international';
    if (this.variant === 'advanced') {
      if (offers) delete made['advancedVariant'];
      else made['advancedVariant'] = true;
    }
    if (this.tileCount !== undefined) made['tileCount'] = this.tileCount;
    if (this.picksTiles && kTiles.some((tile) => kSpellRows[tile].promo && this.tiles.includes(tile)))
      made['promo'] = true;
    const costs = Object.entries(this.costs).filter(([tile, cost]) => kCosts[tile as keyof typeof kCosts] !== cost);
    if (costs.length > 0) made['costs'] = Object.fromEntries(costs);
    return made;
  }

  plan(): TablePlan {
    const options = this.#overrides();
    const clock = kClocks[this.clock];
    const settings: Settings = this.game === 'duel' ? {} : this.#towers();
    if (Object.keys(options).length > 0) settings['options'] = options;
    const visibility = this.place === 'here' ? 'link' : this.visibility;
    return {
      ...{ game: this.game, settings, visibility, seats: this.used.map(seatPlan) },
      ...(clock ? { clock } : {}),
    };
  }
  /** Of the people at this device, by the number of their seats. */
  get names(): string[] {
    return this.used.map((one) => (one.sitter === 'person' ? one.name.trim() : ''));
  }
  #towers(): Settings {
    const { players, variant, teams } = this;
    const settings: Settings = { players, profile: this.edition, variant };
    if (teams) settings['teams'] = true;
    if (this.picksTiles) settings['spells'] = [...this.tiles];
    return settings;
  }
}

function seatPlan({ sitter, level, sees }: DraftSeat): SeatPlan {
  return { sitter, ...(sitter === 'bot' ? { level } : {}), ...(sees && sitter !== 'bot' ? { memory: 'open' } : {}) };
}
