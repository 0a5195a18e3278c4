// An automated player: reads the offered actions by role and name, picks one at random, and presses it.
import type { Page } from 'playwright-core';
import { kCards, kRings } from './games.ts';
import { byPointer, whereIs, type Press } from './press.ts';
import { pickOne, seeded, type Random } from './random.ts';
import { can, isIn, readTree, type Thing } from './tree.ts';
import { sayIn, type Language, type Say } from './words.ts';

export interface Habits {
  language?: Language;
  seed?: number;
  press?: Press;
  /** Reads the accessibility tree of the page. */
  read?: (page: Page) => Promise<Thing[]>;
  /** Overrides the weights of `kUsual`. */
  weights?: Partial<Record<Kind, number>>;
  /** Returns what this player presses before anything else, if the page offers it. */
  wants?: (tree: readonly Thing[]) => Thing | undefined;
}

export type Kind = 'ring' | 'card' | 'spell' | 'answer' | 'refuse' | 'reroll' | 'pass';
export interface Offer {
  weight: number;
  thing: Thing;
  kind: Kind;
}
const kUsual: Record<Kind, number> = {
  ...{ ring: 1, card: 1, spell: 0.5, answer: 0.3 },
  ...{ refuse: 0.03, reroll: 0.1, pass: 0.1 },
};
// Buttons that confirm or continue: a chosen move, a screen handed over, the next scoring step.
const kConfirming = ['hand-over-ready', 'do-confirm', 'do-play', 'do-roll', 'do-cast', 'duel-score-next'];
const kOthers = [
  ...['do-undo', 'duel-undo-move', 'duel-undo-card', 'duel-undo-spell', 'do-cancel', 'passes', 'passes-on'],
  // It opens a text over the table.
  'why-rule',
  // Decisions about players who are away.
  ...['away-now', 'away-wait', 'silent-bot', 'silent-here', 'come-back-short'],
];

const kPatience = 30_000;

/**
 * The time limit while no page of a group changes. Any progress restarts it, because other players and slow machines
 * may take long.
 */
export class Patience {
  #began = Date.now();
  begin(): void {
    this.#began = Date.now();
  }
  get isOver(): boolean {
    return Date.now() - this.#began > kPatience;
  }
}

const kBetweenLooks = 250;

/** Waits until the page changes, or for a moment: reading it again and again would take all of a processor. */
async function changeOf(page: Page): Promise<void> {
  const change = page.evaluate(
    (limit) =>
      new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          setTimeout(done, 10);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        setTimeout(done, limit);
      }),
    kBetweenLooks,
  );
  // A page that is loaded again forgets what it was asked.
  await change.catch(() => page.waitForTimeout(30));
}

const pictureOf = (tree: readonly Thing[]): string =>
  tree.map(({ role, name, states, text }) => [role, name, text, ...states].join(' ')).join('\n');

export class Player {
  readonly page: Page;
  readonly say: Say;
  readonly #random: Random;
  readonly #press: Press;
  readonly #read: (page: Page) => Promise<Thing[]>;
  readonly #wants: (tree: readonly Thing[]) => Thing | undefined;
  readonly #weights: Record<Kind, number>;
  /** What could not be pressed in the last step. */
  #missedThing: Thing | undefined;
  /** The number of presses so far. */
  presses = 0;

  constructor(page: Page, { language = 'en', seed = 1, press = byPointer, read = readTree, ...more }: Habits = {}) {
    this.page = page;
    this.say = sayIn(language);
    this.#random = seeded(seed);
    this.#press = press;
    this.#read = read;
    this.#wants = more.wants ?? (() => undefined);
    this.#weights = { ...kUsual, ...more.weights };
  }

  /**
   * Plays until the result is shown or `enough` returns true. Players of one game share `patience`. `look` is called
   * before every step.
   */
  async play(
    enough: (tree: Thing[]) => boolean = () => false,
    patience = new Patience(),
    look?: () => Promise<void>,
  ): Promise<void> {
    let before = '';
    patience.begin();
    for (;;) {
      const tree = await this.#read(this.page);
      await look?.();
      if (this.isOver(tree) || enough(tree)) return;
      const hasPressed = await this.#step(tree);
      const now = pictureOf(tree);
      if (hasPressed || now !== before) patience.begin();
      before = now;
      if (!hasPressed) await changeOf(this.page);
      if (patience.isOver) {
        throw new Error(`nothing to do for ${String(kPatience / 1000)} s\n${await this.#missed()}${this.#shown(tree)}`);
      }
    }
  }

  /** Describes the page for the error message of a stuck player. */
  async shown(): Promise<string> {
    return this.#shown(await this.#read(this.page));
  }
  #shown(tree: readonly Thing[]): string {
    const words = (things: readonly Thing[]): string => things.map((one) => `${one.name} ${one.text}`).join(' | ');
    const prompt = this.say('prompt');
    const asked = tree.filter((one) => one.name === prompt || isIn(one, 'group', prompt));
    const said = tree.filter((one) => one.role === 'status' || one.role === 'dialog');
    const offers = this.offers(tree).map(({ thing }) => thing);
    return `asked: ${words(asked)}\nsaid: ${words(said)}\noffered: ${words(offers)}`;
  }

  isOver(tree: readonly Thing[]): boolean {
    const ways = [this.say('rematch'), this.say('rematch-follow')];
    // A rematch that has already been requested is disabled.
    return tree.some((one) => ways.includes(one.name) && can(one));
  }

  async #step(tree: readonly Thing[]): Promise<boolean> {
    const chosen = this.confirmation(tree) ?? this.#wants(tree) ?? this.choose(this.offers(tree));
    const hasPressed = chosen !== undefined && (await this.#press(this.page, chosen));
    this.#missedThing = hasPressed ? undefined : chosen;
    if (hasPressed) ++this.presses;
    return hasPressed;
  }

  async #missed(): Promise<string> {
    const missed = this.#missedThing;
    return missed ? `could not press ${missed.name}: ${await whereIs(this.page, missed).catch(String)}\n` : '';
  }

  /** Draws a random number only if there is an offer. */
  choose(offers: readonly Offer[]): Thing | undefined {
    return offers.length > 0 ? pickOne(this.#random, offers) : undefined;
  }

  confirmation(tree: readonly Thing[]): Thing | undefined {
    const words = kConfirming.map((key) => this.say(key));
    const buttons = tree.filter((one) => one.role === 'button' && can(one));
    const close = (one: Thing): boolean =>
      one.name === this.say('close') && isIn(one, 'dialog', this.say('duel-score'));
    return buttons.find((one) => words.includes(one.name)) ?? buttons.find(close);
  }

  offers(tree: readonly Thing[]): Offer[] {
    return tree.flatMap((thing) => {
      const kind = thing.role === 'button' && can(thing) ? this.#kindOf(thing) : undefined;
      return kind ? [{ weight: this.#weights[kind], thing, kind }] : [];
    });
  }

  #kindOf(thing: Thing): Kind | undefined {
    const isAmong = (keys: readonly string[]): boolean => keys.some((key) => isIn(thing, 'group', this.say(key)));
    if (isAmong(kRings)) return 'ring';
    if (isAmong(kCards)) return 'card';
    if (thing.name.endsWith(this.say('spell-ready'))) return 'spell';
    if (!isAmong(['prompt'])) return undefined;
    if (thing.states.some((one) => one.startsWith('expanded'))) return undefined;
    const isNamed = (key: string): boolean => thing.name === this.say(key);
    if (kOthers.some(isNamed)) return undefined;
    if (isNamed('do-refuse')) return 'refuse';
    if (isNamed('do-reroll')) return 'reroll';
    return isNamed('duel-do-pass') ? 'pass' : 'answer';
  }
}
