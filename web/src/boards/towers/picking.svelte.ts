// The touches of a player in the current decision, and their effect on the drawing.
import type { LegalAction, Seat, TowersCard, TowersPreview, TowersSpell, TowersView } from '../../generated/messages';
import { readChoices, type Choice, type Place } from './actions';
import { ghostOf, type Ghost } from './ghost';
import { outcomesOf, piecesOf } from './outcomes';
import { kNothingPicked, menuOf, usualAnswer, type Option, type Pick } from './pick';

export interface Table {
  view: () => TowersView;
  legal: () => readonly LegalAction[];
  /** The seat that answers on this device. */
  seat: () => Seat | undefined;
  /** Previews that came separately, because the list of actions was too long to include them. */
  previews: () => ReadonlyMap<string, TowersPreview>;
  wantPreview: (text: string) => void;
  send: (text: string) => void;
}

/** The pieces that cards could move, by space, and where those of one card would land. */
export interface Reach {
  pieces: ReadonlyMap<number, readonly { place: Place; to: number }[]>;
  landings: ReadonlySet<number>;
  /** Whether no other piece can be moved. Until its dice are rolled, a card may move any. */
  isWhole: boolean;
}

export class Picking {
  readonly #table: Table;
  pick = $state<Pick>(kNothingPicked);
  pointed = $state.raw<{ space: number; option?: Option | undefined }>();
  /** The card under the mouse. */
  card = $state.raw<Choice>();
  /** The piece that was touched before its card was played; chosen as soon as it can be. */
  #planned: string | undefined;
  /** The space shown in the lens. */
  open = $state<number>();

  choices = $derived.by(() => readChoices(this.#table.legal()));
  menu = $derived.by(() => menuOf(this.choices, this.pick));
  usual = $derived.by(() => usualAnswer(this.menu));
  ready = $derived.by(() => new Set(this.menu.spells.keys()));
  /** The outlined option: the chosen one, or else the hovered one. */
  held = $derived.by((): Option | undefined => {
    const { chosen } = this.menu;
    if (chosen) return this.#optionOf(chosen) ?? { place: { space: -1, part: 'space' }, choice: chosen };
    if (this.pick.first !== undefined && !this.pointed?.option)
      return { place: { space: this.pick.first, part: 'space' } };
    return this.pointed?.option;
  });
  ghost = $derived.by((): Ghost | undefined => {
    const choice = this.held?.choice;
    const preview = choice && this.previewOf(choice);
    return preview ? ghostOf(this.#table.view(), preview as TowersPreview) : undefined;
  });
  /** What the chosen card, the one under the mouse, or else any card could move, as far as the host can say. */
  reach = $derived.by((): Reach | undefined => {
    if (this.menu.board.size > 0 || this.pick.spell) return undefined;
    const all = [...this.menu.cards.values()].flat().filter(({ action }) => action.verb === 'play');
    const one = all.find(({ text }) => text === (this.pick.chosen ?? this.card?.text));
    const outcomes = (one ? [one] : all).map((choice) => outcomesOf(choice, this.previewOf));
    const known = outcomes.flatMap((some) => some ?? []);
    if (known.length === 0) return undefined;
    const landings = new Set(one ? known.map(({ to }) => to) : []);
    return { pieces: piecesOf(known), landings, isWhole: !outcomes.includes(undefined) };
  });

  previewOf = (choice: Choice): TowersPreview | undefined =>
    (choice.legal.preview ?? this.#table.previews().get(choice.text)) as TowersPreview | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  #optionOf(choice: Choice): Option | undefined {
    for (const options of this.menu.board.values()) {
      const found = options.find((one) => one.choice?.text === choice.text);
      if (found) return found;
    }
    return undefined;
  }

  /** Discards the touches when a new question comes, except a piece that was touched before its card. */
  reset(): void {
    this.pick = kNothingPicked;
    this.open = undefined;
    this.pointed = undefined;
    this.card = undefined;
    const planned = this.#planned;
    this.#planned = undefined;
    if (planned !== undefined) this.suggest(planned);
  }

  /** Chooses the first card that can move a piece on this space. Returns whether there is one. */
  planFrom(space: number): boolean {
    for (const choice of [...this.menu.cards.values()].flat()) {
      const outcome = outcomesOf(choice, this.previewOf)?.find((one) => one.from === space);
      if (!outcome || choice.action.verb !== 'play') continue;
      this.#planned = outcome.action;
      this.choose(choice);
      return true;
    }
    return false;
  }

  get isBegun(): boolean {
    const { mode, spell, card, chosen } = this.pick;
    return mode !== 'open' || spell !== undefined || card !== undefined || chosen !== undefined;
  }

  point(space: number | undefined, option?: Option): void {
    this.pointed = space === undefined ? undefined : { space, option };
    if (option?.choice) this.#see(option.choice);
  }

  #see(choice: Choice): void {
    if (!choice.legal.preview && !this.#table.previews().has(choice.text)) this.#table.wantPreview(choice.text);
  }

  /** The first touch chooses, a second one sends. */
  choose(choice: Choice): void {
    if (this.pick.chosen === choice.text || choice.legal.confirm === false) return this.send(choice);
    this.#see(choice);
    this.pick = { ...this.pick, chosen: choice.text };
  }

  /** Shows a proposed answer as chosen, with all touches that lead to it. */
  suggest(text: string): void {
    const choice = this.choices.find((one) => one.text === text);
    if (!choice) return;
    const { action } = choice;
    this.#see(choice);
    this.pick = {
      mode: action.verb === 'discard' || action.verb === 'give' ? action.verb : 'open',
      ...('spell' in action ? { spell: action.spell } : {}),
      chosen: text,
    };
  }

  chooseOption(option: Option): void {
    this.open = option.place.space;
    if (option.choice) this.choose(option.choice);
    else this.pick = { ...this.pick, first: option.place.space, chosen: undefined };
  }

  chooseSpell(spell: TowersSpell): void {
    if (this.pick.spell === spell) return this.reset();
    const here = this.menu.spells.get(spell) ?? [];
    this.pick = { mode: 'open', spell, chosen: here.length === 1 ? here[0]?.text : undefined };
  }

  openCard(card: TowersCard): void {
    this.pick = { mode: 'open', card };
  }

  enter(mode: Pick['mode']): void {
    this.pick = { mode };
  }

  /** Takes back the last touch. */
  back(): void {
    this.#planned = undefined;
    const { first, spell, mode, chosen } = this.pick;
    if (chosen !== undefined && (first !== undefined || (spell && this.menu.board.size > 0))) {
      this.pick = { mode, spell, first };
    } else if (first !== undefined) this.pick = { mode, spell };
    else this.pick = kNothingPicked;
  }

  send(choice: Choice): void {
    this.#table.send(choice.text);
  }
}
