// The draft of a new table.
import type { Game } from '../../connection/game';
import type { TablePlan } from '../../connection/host';
import type { Place } from '../../connection/kept';
import { kCosts, kOptions, optionNamed, usualOf, variantNamed } from '../../games/options';
import type {
  ClockPlan,
  GameOption,
  OptionValue,
  SeatPlan,
  Settings,
  VariantOptions,
  Visibility,
} from '../../generated/messages';
import { editionOf, type Edition } from '../../table/plan';
import { t, texts } from '../../texts/texts.svelte';

export const kClocks: Record<string, ClockPlan | undefined> = {
  none: undefined,
  quick: { turn: 45, increment: 5, window: 15 },
  calm: { turn: 120, increment: 10, window: 30 },
  long: { turn: 600, increment: 30, window: 120 },
};
export interface DraftSeat {
  sitter: 'person' | 'open' | 'bot';
  level: string;
  /** Sees covered wizards, as an aid for one person. */
  sees: boolean;
  /** The name of a person at this device; if empty, the colour is used. */
  name: string;
  /** The user chose who sits here, so it does not follow the place of the table. */
  isChosen: boolean;
}

const kUsualLevel = 'apprentice';
const { variants: kVariants, teams: kTeams, spells: kSpells } = kOptions.towers;
const kFirstVariant = kVariants[0]?.variant ?? '';
const kUsualTiles = kVariants[0]?.spells ?? [];
const kUsualMemory = String(optionNamed('towers', 'memory').usual);
const seat = (sitter: DraftSeat['sitter']): DraftSeat => ({
  sitter,
  level: kUsualLevel,
  sees: false,
  name: '',
  isChosen: false,
});

export class Draft {
  game = $state<Game>('towers');
  variant = $state(kFirstVariant);
  teams = $state(false);
  memory = $state(kUsualMemory);
  clock = $state('none');
  visibility = $state<Visibility>('link');
  seats = $state<DraftSeat[]>([seat('person'), seat('bot'), seat('bot'), seat('bot')]);
  tiles = $state<string[]>([...kUsualTiles]);
  costs = $state<Record<string, number>>({ ...kCosts });
  /** Undefined: the default of the variant. */
  tileCount = $state<number>();
  #options = $state.raw<ReadonlyMap<string, OptionValue>>(new Map());
  #edition = $state<Edition>();
  #place = $state<Place>('here');

  /** The edition follows the language until the user chooses one. */
  get edition(): Edition {
    return this.#edition ?? editionOf(texts.language);
  }
  set edition(edition: Edition) {
    this.#edition = edition;
  }

  get place(): Place {
    return this.#place;
  }
  /** On this device the other seats are bots, on the server open for friends, unless the user chose otherwise. */
  set place(place: Place) {
    this.#place = place;
    for (const one of this.seats.slice(1)) if (!one.isChosen) one.sitter = this.#others;
    // An open seat on this device would stay empty.
    if (place === 'here') for (const one of this.seats) if (one.sitter === 'open') one.sitter = 'bot';
    const [, second] = this.seats;
    if (place === 'server' && second && this.seats.every((one) => one.sitter !== 'open')) second.sitter = 'open';
  }
  get #others(): DraftSeat['sitter'] {
    return this.#place === 'server' ? 'open' : 'bot';
  }

  get players(): number {
    return this.game === 'duel' ? 2 : this.seats.length;
  }
  set players(count: number) {
    while (this.seats.length < count) this.seats.push(seat(this.#others));
    this.seats.splice(count);
    if (!this.mayHaveTeams) this.teams = false;
    if (!this.variants.includes(this.variant)) this.variant = this.variants[0] ?? kFirstVariant;
  }

  get mayHaveTeams(): boolean {
    return kTeams.includes(this.players);
  }
  /** The variants for this number of players. */
  get variants(): string[] {
    return kVariants.filter(({ players }) => players.includes(this.players)).map(({ variant }) => variant);
  }
  get #variant(): VariantOptions | undefined {
    return variantNamed('towers', this.variant);
  }

  /** What “More options” holds, in a few words. */
  get summary(): string[] {
    const clock = this.clock === 'none' ? [] : [`${t('new-clock')}: ${t(`clock-${this.clock}`)}`];
    const isPublic = this.place === 'server' && this.visibility === 'public';
    const more = [...clock, ...(isPublic ? [t('watch')] : []), ...(this.isChangedAnywhere ? [t('new-changed')] : [])];
    if (this.game === 'duel') return more;
    return [
      t(this.variant === 'solo' ? 'group-solo' : `variant-${this.variant}`),
      ...(this.teams ? [t('group-team')] : []),
      t(`edition-${this.edition}`),
      ...more,
    ];
  }

  /** The seats that are shown and sent. */
  get used(): DraftSeat[] {
    return this.seats.slice(0, this.players);
  }

  choose(game: Game): void {
    this.game = game;
    if (game === 'duel' && this.seats.length < 2) this.players = 2;
  }

  /** Whether characters are drawn at random when the table is created. */
  get drawsRoles(): boolean {
    return this.game === 'duel' && this.value(optionNamed('duel', 'role_assign')) === 'random';
  }
  swapRoles(): void {
    const [first, second, ...others] = this.seats;
    if (first && second) this.seats = [second, first, ...others];
  }

  #usual(name: string): OptionValue | undefined {
    return usualOf(this.game, name, this.edition, this.variant);
  }
  value({ name }: GameOption): OptionValue | undefined {
    return this.#options.get(name) ?? this.#usual(name);
  }
  set({ name }: GameOption, value: OptionValue): void {
    this.#options = new Map([...this.#options, [name, value]]);
  }
  isChanged(option: GameOption): boolean {
    return this.value(option) !== this.#usual(option.name);
  }
  /** Whether an option changes anything at this table. */
  isFor({ only }: GameOption): boolean {
    return only === undefined || (only === 'teams' ? this.teams : only === this.variant);
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

  /** Whether tiles are picked here instead of drawn. */
  get picksTiles(): boolean {
    if (this.game !== 'towers' || (this.tileCount ?? 0) > 0) return false;
    const drawn = this.#variant?.drawn;
    if (this.tileCount === 0 || !drawn) return true;
    return Object.entries(drawn).some(([name, value]) => this.value(optionNamed('towers', name)) !== value);
  }

  /** The settings that differ from the edition, including those that this table requires. */
  #overrides(): Settings {
    const chosen = new Map(this.#options);
    if (this.game === 'towers') for (const [name, value] of this.#choices()) chosen.set(name, value);
    const known = [...chosen].filter(([name]) => kOptions[this.game].options.some((one) => one.name === name));
    const made: Settings = Object.fromEntries(known.filter(([name, value]) => value !== this.#usual(name)));
    const costs = Object.entries(this.costs).filter(([tile, cost]) => kCosts[tile] !== cost);
    if (this.game === 'towers' && costs.length > 0) made['costs'] = Object.fromEntries(costs);
    return made;
  }
  /** Options set outside the option rows, including those that the chosen variant and tiles require. */
  #choices(): [string, OptionValue][] {
    const tiles = this.picksTiles ? kSpells.filter(({ spell }) => this.tiles.includes(spell)) : [];
    const needs = [this.#variant?.needs ?? {}, ...tiles.map((one) => one.needs)].flatMap((one) => Object.entries(one));
    const { tileCount } = this;
    const counted = optionNamed('towers', 'tileCount').needs?.filter((one) => one.value === tileCount) ?? [];
    return [
      ['memory', this.memory],
      ...(tileCount === undefined ? [] : [['tileCount', tileCount] satisfies [string, OptionValue]]),
      ...counted.flatMap(({ option, is }): [string, OptionValue][] => (is === undefined ? [] : [[option, is]])),
      ...needs,
    ];
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
  /** The names of the people at this device, by seat index. */
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
