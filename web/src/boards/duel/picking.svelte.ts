// The touches of a player on the way to a decision, and their effect on the drawing.
import type { DuelPreview, DuelView, LegalAction, Seat } from '../../generated/messages';
import { readChoices, type Choice } from './actions';
import { ghostOf, type Ghost } from './ghost';
import {
  kNothingPicked,
  menuOf,
  spots,
  usualAnswer,
  waysOf,
  type Menu,
  type Option,
  type Pick,
  type Spot,
} from './pick';

export interface Table {
  view: () => DuelView;
  legal: () => readonly LegalAction[];
  /** Who answers on this device. */
  seat: () => Seat | undefined;
  /** Previews that came one by one, where the list was too long to carry them. */
  previews: () => ReadonlyMap<string, DuelPreview>;
  wantPreview: (text: string) => void;
  send: (text: string) => void;
}

export class Picking {
  readonly #table: Table;
  pick = $state.raw<Pick>(kNothingPicked);
  pointed = $state.raw<Option>();
  /** What was touched before the last touch. */
  #past: Pick[] = [];

  choices = $derived.by(() => readChoices(this.#table.legal()));
  menu = $derived.by((): Menu => menuOf(this.#table.view(), this.choices, this.pick));
  usual = $derived.by(() => usualAnswer(this.menu));
  /** The action whose ghost is drawn: the chosen one, else the one that is pointed at. */
  held = $derived.by((): Choice | undefined => this.menu.chosen ?? this.pointed?.choice);
  /** What would have been touched: cards on their way are drawn from it. */
  shown = $derived.by((): Pick => (this.menu.chosen ? this.pick : (this.pointed?.then ?? this.pick)));
  /** What is outlined: what was touched on the way here, what waits for the gold button, what is pointed at. */
  outlined = $derived.by((): ReadonlySet<Spot> => {
    const { card, first, chosen } = this.pick;
    const all: Spot[] = this.pointed ? [this.pointed.spot] : [];
    if (first) all.push(spots.tower(first));
    for (const { spot, then, choice } of this.menu.spots.values()) {
      const isInHand = card !== undefined && then.card === card && /^(card|veiled)/.test(spot);
      if (isInHand || (chosen !== undefined && choice?.text === chosen)) all.push(spot);
    }
    return new Set(all);
  });
  ghost = $derived.by((): Ghost | undefined => {
    const preview = this.held && (this.held.legal.preview ?? this.#table.previews().get(this.held.text));
    return preview ? ghostOf(preview as DuelPreview) : undefined;
  });

  constructor(table: Table) {
    this.#table = table;
  }

  /** A new question: what was touched for the old one is forgotten. */
  reset(): void {
    this.pick = kNothingPicked;
    this.pointed = undefined;
    this.#past = [];
  }

  get isBegun(): boolean {
    return this.pick !== kNothingPicked;
  }

  option(spot: Spot): Option | undefined {
    return this.menu.spots.get(spot);
  }

  point(spot: Spot | undefined): void {
    this.pointed = spot === undefined ? undefined : this.option(spot);
    if (this.pointed?.choice) this.#see(this.pointed.choice);
  }

  /** An answer with a button of its own is pointed at. */
  pointAt(choice: Choice | undefined): void {
    this.pointed = choice && { spot: '', then: this.pick, choice };
  }

  #see(choice: Choice): void {
    if (!choice.legal.preview && !this.#table.previews().has(choice.text)) this.#table.wantPreview(choice.text);
  }

  /** Touched once it waits for the gold button, touched twice it is sent. */
  touch(spot: Spot): void {
    const option = this.option(spot);
    if (!option) return;
    const { choice, then } = option;
    if (choice) this.choose(choice, then);
    else this.#go(then);
  }

  /** Somebody proposes an answer: it waits for the gold button, with the cards that pay for it in their places. */
  suggest(text: string): void {
    const choice = this.choices.find((one) => one.text === text);
    if (!choice) return;
    const view = this.#table.view();
    const row = view.players.find((one) => one.seat === (view.asked ?? view.active))?.used ?? [];
    this.reset();
    this.#see(choice);
    const { action } = choice;
    this.#go({
      laid: waysOf(row, choice)[0]?.steps ?? [],
      ...(action.verb === 'look' ? { first: action.a } : {}),
      ...(action.verb === 'push' || action.verb === 'lay' ? { card: action.card } : {}),
      chosen: text,
    });
  }

  choose(choice: Choice, then: Pick = { ...this.pick, chosen: choice.text }): void {
    if (this.pick.chosen === choice.text || choice.legal.confirm === false) return this.send(choice);
    this.#see(choice);
    this.#go(then);
  }

  #go(then: Pick): void {
    // Another choice in place of the one that waits is no step further.
    if (this.pick.chosen === undefined) this.#past.push(this.pick);
    this.pick = then;
    this.pointed = undefined;
  }

  /** Takes back the last touch. */
  back(): void {
    this.pick = this.#past.pop() ?? kNothingPicked;
  }

  send(choice: Choice): void {
    this.#table.send(choice.text);
  }
}
