// The touches of a player in the current decision, and their effect on the drawing.
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
  /** The seat that answers on this device. */
  seat: () => Seat | undefined;
  /** Previews that came separately, because the list of actions was too long to include them. */
  previews: () => ReadonlyMap<string, DuelPreview>;
  wantPreview: (text: string) => void;
  send: (text: string) => void;
}

export class Picking {
  readonly #table: Table;
  pick = $state.raw<Pick>(kNothingPicked);
  pointed = $state.raw<Option>();
  /** The states before each touch, for `back`. */
  #past: Pick[] = [];

  choices = $derived.by(() => readChoices(this.#table.legal()));
  menu = $derived.by((): Menu => menuOf(this.#table.view(), this.choices, this.pick));
  usual = $derived.by(() => usualAnswer(this.menu));
  /** The action whose ghost is drawn: the chosen one, or else the hovered one. */
  held = $derived.by((): Choice | undefined => this.menu.chosen ?? this.pointed?.choice);
  /** The pick including the hovered option; cards on their way are drawn from it. */
  shown = $derived.by((): Pick => (this.menu.chosen ? this.pick : (this.pointed?.then ?? this.pick)));
  /** The outlined spots: those touched so far, the chosen one, and the hovered one. */
  outlined = $derived.by((): ReadonlySet<Spot> =>
    this.pointed ? new Set([...this.chosen, this.pointed.spot]) : this.chosen,
  );
  /** The same without the hovered one. */
  chosen = $derived.by((): ReadonlySet<Spot> => {
    const { card, first, chosen } = this.pick;
    const all: Spot[] = [];
    if (first) all.push(spots.tower(first));
    for (const { spot, then, choice } of this.menu.spots.values()) {
      const isInHand = card !== undefined && then.card === card && /^(card|veiled)/.test(spot);
      if (isInHand || (chosen !== undefined && choice?.text === chosen)) all.push(spot);
    }
    return new Set(all);
  });
  ghost = $derived.by((): Ghost | undefined => {
    const preview = this.held && this.previewOf(this.held);
    return preview ? ghostOf(preview) : undefined;
  });

  constructor(table: Table) {
    this.#table = table;
  }

  /** Discards the touches when a new question comes. */
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

  /** Hovers an answer that has a button. */
  pointAt(choice: Choice | undefined): void {
    this.pointed = choice && { spot: '', then: this.pick, choice };
  }

  /** The host's preview of an answer, if it is here. */
  previewOf(choice: Choice): DuelPreview | undefined {
    return (choice.legal.preview as DuelPreview | undefined) ?? this.#table.previews().get(choice.text);
  }
  #see(choice: Choice): void {
    if (!this.previewOf(choice)) this.#table.wantPreview(choice.text);
  }
  /** Asks for the previews of both ends, which are shown before one is touched. */
  seeEnds(): void {
    for (const { spot, choice } of this.menu.spots.values()) if (choice && spot.startsWith('end ')) this.#see(choice);
  }

  /** The first touch chooses, a second one sends. */
  touch(spot: Spot): void {
    const option = this.option(spot);
    if (!option) return;
    const { choice, then } = option;
    if (choice) this.choose(choice, then);
    else this.#go(then);
  }

  /** Shows a proposed answer as chosen, with the cards that pay for it in place. */
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
    // Replacing the chosen answer is not a further step.
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
