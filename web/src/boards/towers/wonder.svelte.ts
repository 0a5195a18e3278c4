// "Why can't I?" on the board: explains what the board knows itself and asks the host about everything else.
import type { Seat, TowersCard, TowersSpell, TowersView } from '../../generated/messages';
import { t } from '../../texts/texts.svelte';
import type { Picking } from './picking.svelte';
import { aboutCard, aboutSpace, aboutSpell } from './why';

interface Around {
  view: () => TowersView;
  /** The seat that answers on this device. */
  seat: () => Seat | undefined;
  isMine: () => boolean;
  ask: (action: string) => void;
}

export class Wonder {
  hint = $state('');
  readonly #around: Around;
  readonly #picking: Picking;

  constructor(picking: Picking, around: Around) {
    this.#picking = picking;
    this.#around = around;
  }

  card = (card: TowersCard): void => this.#about(() => aboutCard(card));
  spell = (spell: TowersSpell): void => this.#about((seat) => aboutSpell(this.#around.view(), spell, seat));

  space = (space: number): void => {
    const { menu, pick } = this.#picking;
    const view = this.#around.view();
    if (view.phase === 'over') return;
    // A card must be played before a piece can be picked.
    if (this.#around.isMine() && menu.cards.size > 0 && !pick.spell) {
      if (!this.#picking.planFrom(space)) this.hint = t('why-card-first');
    } else if (this.#around.seat()) this.#about((seat) => aboutSpace(view, space, seat, pick.spell));
  };

  #about(action: (seat: Seat) => string | undefined): void {
    const seat = this.#around.seat();
    this.hint = seat ? '' : t('why-watching');
    const text = seat && action(seat);
    if (text) this.#around.ask(text);
  }
}
