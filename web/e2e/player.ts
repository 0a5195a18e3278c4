// Somebody who plays: reads what the page offers by role and name, chooses at random, and presses it.
import type { Page } from 'playwright-core';
import { byPointer, type Press } from './press.ts';
import { pickOne, seeded, type Random } from './random.ts';
import { can, isIn, readTree, type Thing } from './tree.ts';
import { sayIn, type Language, type Say } from './words.ts';

export interface Habits {
  language?: Language;
  seed?: number;
  press?: Press;
  /** How the page is read. */
  read?: (page: Page) => Promise<Thing[]>;
  /** How dear each kind of offer is to this player; see `kUsual`. */
  weights?: Partial<Record<Kind, number>>;
}

export type Kind = 'ring' | 'card' | 'spell' | 'answer' | 'refuse' | 'reroll';
const kUsual: Record<Kind, number> = { ring: 1, card: 1, spell: 0.5, answer: 0.3, refuse: 0.03, reroll: 0.1 };

const kPatience = 30_000;

export class Player {
  readonly page: Page;
  readonly say: Say;
  readonly #random: Random;
  readonly #press: Press;
  readonly #read: (page: Page) => Promise<Thing[]>;
  readonly #weights: Record<Kind, number>;
  /** How often something was pressed. */
  presses = 0;

  constructor(page: Page, { language = 'en', seed = 1, press = byPointer, read = readTree, weights }: Habits = {}) {
    this.page = page;
    this.say = sayIn(language);
    this.#random = seeded(seed);
    this.#press = press;
    this.#read = read;
    this.#weights = { ...kUsual, ...weights };
  }

  /** Plays until the result is shown, or until `enough` says so. */
  async play(enough: (tree: Thing[]) => boolean = () => false): Promise<void> {
    let moved = Date.now();
    for (;;) {
      const tree = await this.#read(this.page);
      if (this.isOver(tree) || enough(tree)) return;
      if (await this.#step(tree)) moved = Date.now();
      else await this.page.waitForTimeout(30);
      if (Date.now() - moved > kPatience) throw new Error(`nothing to do for ${String(kPatience / 1000)} s`);
    }
  }

  isOver(tree: readonly Thing[]): boolean {
    const ways = [this.say('rematch'), this.say('rematch-follow')];
    return tree.some((one) => ways.includes(one.name));
  }

  async #step(tree: readonly Thing[]): Promise<boolean> {
    const chosen = this.confirmation(tree) ?? pickOne(this.#random, this.offers(tree));
    if (!chosen || !(await this.#press(this.page, chosen))) return false;
    ++this.presses;
    return true;
  }

  /** What was chosen waits for one more press, and so does a screen that is handed over. */
  confirmation(tree: readonly Thing[]): Thing | undefined {
    const words = ['hand-over-ready', 'do-confirm', 'do-play', 'do-roll', 'do-cast'].map((key) => this.say(key));
    return tree.find((one) => one.role === 'button' && can(one) && words.includes(one.name));
  }

  offers(tree: readonly Thing[]): { weight: number; thing: Thing; kind: Kind }[] {
    return tree.flatMap((thing) => {
      const kind = thing.role === 'button' && can(thing) ? this.#kindOf(thing) : undefined;
      return kind ? [{ weight: this.#weights[kind], thing, kind }] : [];
    });
  }

  #kindOf(thing: Thing): Kind | undefined {
    if (isIn(thing, 'group', this.say('ring'))) return 'ring';
    if (isIn(thing, 'group', this.say('hand'))) return 'card';
    if (thing.name.endsWith(this.say('spell-ready'))) return 'spell';
    if (!isIn(thing, 'group', this.say('prompt'))) return undefined;
    if (thing.states.some((one) => one.startsWith('expanded'))) return undefined;
    const others = ['do-undo', 'do-cancel', 'passes', 'passes-on'].map((key) => this.say(key));
    if (others.includes(thing.name)) return undefined;
    if (thing.name === this.say('do-refuse')) return 'refuse';
    if (thing.name === this.say('do-reroll')) return 'reroll';
    return 'answer';
  }
}
