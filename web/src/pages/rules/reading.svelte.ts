// The part of a rulebook that a reader wants to see. The edition follows the language until the reader chooses.
import type { Game } from '../../connection/game';
import type { AtTable } from '../../rules/address';
import type { Variant } from '../../rules/book';
import { playAt, playOf, type Play } from '../../rules/play';
import { editionOf, type Edition } from '../../table/plan';
import { texts } from '../../texts/texts.svelte';

export class Reading {
  query = $state('');
  everything = $state(false);
  /** Undefined: all variants. */
  variant = $state<Variant>();
  teams = $state(true);
  at = $state.raw<AtTable>();
  #edition = $state<Edition>();

  constructor(readonly game: Game) {}

  get edition(): Edition {
    return this.#edition ?? editionOf(texts.language);
  }
  set edition(edition: Edition) {
    this.#edition = edition;
  }

  open(at: AtTable): void {
    this.at = at;
  }
  get isTable(): boolean {
    return this.at?.settings !== undefined;
  }

  get play(): Play {
    const settings = this.at?.settings;
    if (settings) return playAt(this.game, settings);
    return playOf(this.game, this.edition, this.variant, this.variant === 'solo' ? false : this.teams);
  }
}
