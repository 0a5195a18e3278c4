// A game in which every reader has a page, driven at random to its end: decisions, undo, broken lines, reopened pages,
// and finally the replays.
import { vi } from 'vitest';
import type { AnyView } from '../../src/boards/any';
import type { Game } from '../../src/connection/game';
import type { Kit } from '../../src/games/kit';
import type { HostMessage, LegalAction, Seat, Settings } from '../../src/generated/messages';
import { reelOf, type Eyes, type Replayed } from '../../src/replay/engine';
import { LawHost, LawSocket } from './host';
import { LawPage, Truth, type Reader } from './page';
import { difference } from './same';

export interface Plan {
  game: Game;
  settings: Settings;
  seed: number;
  /** The number of decisions after which all players agree to end the game. */
  most?: number;
}

/** The time between two decisions, in milliseconds. */
const kThinking = 1000;

export interface Seen {
  games: number;
  /** The games of each variant. */
  variants: Record<string, number>;
  decisions: number;
  /** Decisions of a seat that was not asked. */
  unasked: number;
  /** The number of compared events, summed over the readers. */
  events: number;
  undone: Record<string, number>;
  returns: number;
  /** Reconnects after which the host had to send a whole view. */
  wholeViews: number;
  replays: number;
  types: Set<string>;
}
export const nothingSeen = (): Seen => ({
  ...{ games: 0, variants: {}, decisions: 0, unasked: 0, events: 0, undone: {}, returns: 0, wholeViews: 0, replays: 0 },
  types: new Set<string>(),
});

/** The name of a variant in the sums. */
function variantOf({ game, settings }: Plan): string {
  const { variant, teams, options = {} } = settings as { variant?: string; teams?: boolean; options?: object };
  if (game === 'duel') return ['duel', ...Object.keys(options)].join(' ');
  return `${variant ?? 'basic'}${teams ? ' teams' : ''}`;
}

class Dice {
  constructor(private state: number) {}
  below(limit: number): number {
    // xorshift32; the state is never 0.
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) % limit;
  }
  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

class Place {
  readonly truth: Truth;
  page: LawPage | undefined;
  constructor(
    host: LawHost,
    readonly seat: Seat | undefined,
  ) {
    this.truth = new Truth(host, seat);
  }
}

export class LawGame {
  readonly #dice: Dice;
  #places: Place[] = [];
  #code = '';

  constructor(
    readonly host: LawHost,
    readonly kit: Kit,
    readonly plan: Plan,
    readonly seen: Seen,
    readonly clock: { now: number },
  ) {
    this.#dice = new Dice(plan.seed * 2_654_435_761 || 1);
  }

  static async play(kit: Kit, plan: Plan, seen: Seen): Promise<void> {
    // The same seed gives the same game: host and pages take their random numbers from here.
    const words = new Dice(plan.seed * 40_503 + 1);
    const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      (bytes as unknown as Uint8Array).forEach((_, i, all) => (all[i] = words.below(256)));
      return bytes;
    });
    // Time is simulated: the host limits how often a seat may ask for an undo, and these players do not think.
    const clock = { now: kThinking };
    const time = vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
    const host = await LawHost.load(plan.game);
    LawSocket.here = host;
    const game = new LawGame(host, kit, plan, seen, clock);
    try {
      game.#gather();
      game.#play();
      game.#replay();
      const variant = variantOf(plan);
      seen.games += 1;
      seen.variants[variant] = (seen.variants[variant] ?? 0) + 1;
    } catch (error) {
      const at = `${plan.game} ${JSON.stringify(plan.settings)}, seed ${plan.seed}`;
      throw new Error(`${at}: ${(error as Error).message}`, { cause: error });
    } finally {
      random.mockRestore();
      time.mockRestore();
      for (const place of game.#places) place.page?.close();
    }
  }

  get #seated(): Place[] {
    return this.#places.filter((one) => one.seat !== undefined);
  }
  get #isOver(): boolean {
    return this.#places.some((one) => one.truth.isOver);
  }
  #tokenOf(seat: Seat | undefined): string {
    return `${seat ?? '0'}`.repeat(40).toLowerCase();
  }

  #gather(): void {
    const { game, settings } = this.plan;
    const players = game === 'duel' ? 2 : Number(settings['players'] ?? 2);
    const names: Seat[] = game === 'duel' ? ['K', 'M'] : (['A', 'B', 'C', 'D', 'E', 'F'] as const).slice(0, players);
    this.#places = [...names, undefined].map((seat) => new Place(this.host, seat));
    const [first, ...others] = this.#places as [Place, ...Place[]];
    const seats = names.map(() => ({ sitter: 'open' }));
    const created = first.truth.client.ask({ type: 'create', game, settings, seats, visibility: 'link' });
    if (created?.type !== 'created') throw new Error(`no table: ${JSON.stringify(created)}`);
    this.#code = created.table;
    for (const { truth } of others) truth.client.ask({ type: 'join', table: this.#code });
    for (const { seat, truth } of this.#seated) {
      const said = truth.client.ask({ type: 'sit', seat, name: `Player ${seat}`, token: this.#tokenOf(seat) });
      if (said?.type !== 'seated') throw new Error(`no seat: ${JSON.stringify(said)}`);
    }
    const begun = first.truth.client.ask({ type: 'start' });
    if (begun?.type !== 'accepted') throw new Error(`not begun: ${JSON.stringify(begun)}`);
    for (const place of this.#places) this.#open(place);
    this.#compare();
  }

  #open(place: Place): void {
    place.page?.close();
    const { game } = this.plan;
    const code = ' '.repeat(this.#places.indexOf(place)) + this.#code;
    const reader: Reader = { game, code, seat: place.seat, token: this.#tokenOf(place.seat) };
    place.page = new LawPage(this.host, this.kit, reader);
  }

  #play(): void {
    const most = this.plan.most ?? 3000;
    for (let i = 0; i < most && !this.#isOver; ++i) {
      this.clock.now += kThinking;
      this.#interject();
      this.#decide();
      if (!this.#isOver && this.#dice.below(8) === 0) this.#undo();
      if (this.#dice.below(14) === 0) this.#dice.one(this.#places).page?.cut();
      if (this.#dice.below(60) === 0) this.#open(this.#dice.one(this.#places));
      if (this.#dice.below(20) === 0) this.#pass();
      if (this.#dice.below(6) === 0) this.#comeBack();
      this.#compare();
    }
    this.#comeBack();
    if (!this.#isOver) this.#agree();
    this.#compare();
  }

  /** Ends the game by agreement, which is not an event. */
  #agree(): void {
    for (const { seat, truth } of this.#seated) truth.client.ask({ type: 'agree_end', seat, agree: true });
    this.host.settle();
    this.#read();
    if (!this.#isOver) throw new Error('all agreed to end, and it goes on');
  }

  /** Reconnects all pages whose line broke. */
  #comeBack(): void {
    const pages = this.#places.flatMap(({ page }) => (page && !page.isConnected ? page : []));
    const views = (): number => pages.reduce((sum, { viewsTaken }) => sum + viewsTaken, 0);
    const before = views();
    dispatchEvent(new Event('online'));
    this.host.settle();
    this.seen.returns += pages.length;
    this.seen.wholeViews += views() - before;
  }

  #asked(): Place | undefined {
    return this.#seated.find(({ truth }) => truth.legal?.seq === truth.last);
  }

  #decide(): void {
    this.#read();
    const asked = this.#asked();
    if (!asked?.seat) throw new Error('nobody is asked, and it is not over');
    const actions = asked.truth.legal?.actions ?? [];
    this.seen.decisions += 1;
    this.#move(asked, asked.page?.store.legal, actions);
  }

  /** A seat that is not asked does what it may, such as offering its partner a card. */
  #interject(): void {
    this.#read();
    const able = this.#seated.filter(({ truth }) => truth.may?.seq === truth.last);
    if (able.length === 0 || this.#dice.below(3) > 0) return;
    const place = this.#dice.one(able);
    this.seen.unasked += 1;
    this.#move(place, place.page?.store.may, place.truth.may?.actions ?? []);
  }

  /** Chooses one of the actions; every other time in the page, which must list the same ones. */
  #move({ truth, page, seat }: Place, listed: readonly LegalAction[] | undefined, actions: LegalAction[]): void {
    const { action } = this.#dice.one(actions);
    if (page?.isConnected && this.#dice.below(2) === 0) {
      if (listed?.map((one) => one.action).join() !== actions.map((one) => one.action).join()) {
        throw new Error(`the page of ${seat} has another list`);
      }
      page.store.move(action);
      this.host.settle();
      return;
    }
    const moved = truth.client.ask({ type: 'move', seat, seq: truth.last, action });
    if (moved?.type !== 'accepted') throw new Error(`${action} is refused: ${JSON.stringify(moved)}`);
  }

  /** Undoes from a page; the result must be what the page predicted: done, asked, or refused. */
  #undo(): void {
    const place = this.#dice.one(this.#seated);
    const { page, seat } = place;
    if (!page?.isConnected || !seat) return;
    this.#read();
    const right = page.store.undoRight;
    page.store.undo();
    this.host.settle();
    const heard = this.#read();
    const is = (type: HostMessage['type']): boolean => heard.some((one) => one.type === type);
    const happened = is('events') ? 'free' : is('undo_asked') ? 'consent' : 'impossible';
    if (happened !== right) {
      const why = page.refused.at(-1);
      throw new Error(`undo of ${seat} is said to be ${right}, and is ${happened} (${why}, ${page.store.state})`);
    }
    this.seen.undone[right] = (this.seen.undone[right] ?? 0) + 1;
    if (happened !== 'consent') return;
    for (const other of this.#seated) {
      if (other.seat === seat) continue;
      const { client, last } = other.truth;
      client.ask({ type: 'undo_answer', seat: other.seat, seq: last, agree: this.#dice.below(4) > 0 });
    }
  }

  /** Sets a standing pass and checks that every page shows it. */
  #pass(): void {
    const { page } = this.#dice.one(this.#seated);
    if (page?.isConnected) page.store.pass(this.#dice.one(['action', 'turn', 'off'] as const));
    this.host.settle();
    const { client } = (this.#places.at(-1) as Place).truth;
    this.#read();
    client.ask({ type: 'join', table: this.#code });
    const table = client.heard.findLast((one) => one.type === 'table');
    this.#read();
    for (const { page: one, seat } of this.#places) {
      if (!one?.isConnected) continue;
      const [shown, told] = [one.store.table, table].map((of) => of?.seats.map(({ passes }) => passes).join());
      if (shown !== told) throw new Error(`the page of ${seat} shows the passes ${shown}, they are ${told}`);
    }
  }

  #read(): HostMessage[] {
    return this.#places.flatMap(({ truth }) => truth.read());
  }

  #compare(): void {
    this.#read();
    for (const { page, truth, seat } of this.#places) {
      if (!page?.isConnected) continue;
      const fault = page.fault(truth);
      if (fault) throw new Error(`the page of ${seat ?? 'a spectator'}: ${fault}`);
    }
  }

  /** Compares each reader's replay with the views received during the game. */
  #replay(): void {
    const [{ truth }] = this.#places as [Place];
    const exported = truth.client.ask({ type: 'export' });
    const record = exported?.type === 'exported' ? exported.record : undefined;
    if (record === undefined) throw new Error('no record');
    const first = [...truth.views.values()][0];
    const forgets = first !== undefined && 'memory' in first && first.memory === 'strict';
    for (const place of this.#places) {
      const eyes: Eyes[] = [place.seat ?? '', ...(forgets ? [`${place.seat ?? ''}~` as const] : [])];
      for (const one of eyes) this.#replayOf(record, one, place.truth, one.endsWith('~') === forgets);
      this.seen.events += place.truth.views.size;
      for (const type of place.truth.types.values()) this.seen.types.add(type);
    }
    this.#replayOf(record, '*', truth, false);
  }

  #replayOf(record: string, eyes: Eyes, truth: Truth, isAsThen: boolean): void {
    const told = JSON.parse(this.host.mind.answer({ what: 'replay', texts: [record, eyes] })) as Replayed;
    const reel = reelOf(this.kit, told, (seat) => seat);
    if (reel.last !== truth.last) throw new Error(`the replay of ${eyes} ends after ${reel.last} of ${truth.last}`);
    const differs = (seq: number, view: AnyView | undefined): void => {
      const found = difference(reel.at(seq), view);
      if (view && found) throw new Error(`the replay of '${eyes}' after event ${seq}: ${found}`);
    };
    this.seen.replays += 1;
    // The last view reveals everything to every observer.
    for (const [seq, view] of truth.views) if (isAsThen && seq >= reel.reach && seq < reel.last) differs(seq, view);
    if (!eyes.endsWith('~') && eyes !== '*') differs(truth.last, truth.views.get(truth.last));
  }
}
