// The tables where this device has a seat, and their state as far as it is known without taking the seat.
import { removeTable } from '../connection/host';
import { kept, playersOf, type KeptTable } from '../connection/kept';
import type { Seat } from '../generated/messages';
import { hasOthers } from '../notify/others';
import type { Turn } from '../notify/turns.svelte';
import { t } from '../texts/texts.svelte';
import { resultOf } from './finished';
import { Glance } from './glance.svelte';

const isOurs = (one: KeptTable): boolean => one.host !== undefined || one.seats.length > 0;
const ours = (): KeptTable[] => kept.all().filter(isOurs);
const newestFirst = (a: KeptTable, b: KeptTable): number => b.seen - a.seen;
// Each glance is a connection to the server, so old games get none.
const kMostGlances = 12;

export class ContinueList {
  #kept = $state.raw<readonly KeptTable[]>(ours());
  #glances = $state.raw<ReadonlyMap<string, Glance>>(new Map());

  /** Tables that ask a seat here first, then the newest. */
  running = $derived.by(() =>
    this.#kept
      .filter((one) => !one.isOver)
      .toSorted((a, b) => Number(this.isYours(b)) - Number(this.isYours(a)) || newestFirst(a, b)),
  );
  finished = $derived.by(() => this.#kept.filter((one) => one.isOver).toSorted(newestFirst));

  /** Updates the list from other windows and from the server's tables; returns a function that stops it. */
  watch(): () => void {
    const end = kept.listen(() => this.#reread());
    this.#tend();
    return () => {
      end();
      for (const one of this.#glances.values()) one.close();
      this.#glances = new Map();
    };
  }

  #reread(): void {
    this.#kept = ours();
    this.#tend();
  }

  // A table on this device has not changed since, so only tables of the server are watched.
  #tend(): void {
    const wanted = this.#kept
      .filter((one) => one.place === 'server' && !one.isOver)
      .toSorted(newestFirst)
      .slice(0, kMostGlances)
      .map((one) => one.code);
    for (const [code, glance] of this.#glances) if (!wanted.includes(code)) glance.close();
    this.#glances = new Map(wanted.map((code) => [code, this.#glances.get(code) ?? this.#look(code)]));
  }

  #look(code: string): Glance {
    return new Glance(code, (end) => {
      if (end === 'over') kept.change(code, (one) => Object.assign(one, { isOver: true, ended: Date.now() }));
      else kept.forget(code);
      this.#reread();
    });
  }

  remove(code: string): void {
    removeTable(code);
    this.#reread();
  }

  #asked(one: KeptTable): Seat | undefined {
    return one.place === 'here' ? one.asked?.seat : this.#glances.get(one.code)?.asked;
  }

  /** Whether a seat of this device is asked and no bot plays for it. */
  isYours(one: KeptTable): boolean {
    const asked = this.#asked(one);
    const isAway = this.#glances.get(one.code)?.table?.seats.some((other) => other.seat === asked && other.away);
    return !one.isOver && !isAway && one.seats.some(({ seat }) => seat === asked);
  }

  stateOf(one: KeptTable): string {
    const glance = this.#glances.get(one.code);
    if (one.isOver) return resultOf(one);
    if (glance?.table?.status === 'gathering') return t('continue-gathering');
    if (this.isYours(one)) return t('continue-yours');
    const asked = this.#asked(one);
    if (asked) return t('continue-theirs', { name: this.#name(one, asked) });
    if (one.place === 'here') return t('continue-gathering');
    return glance?.isSilent ? t('continue-no-answer') : '';
  }

  /** The names of all players. */
  playersOf(one: KeptTable): string {
    const seats = this.#glances.get(one.code)?.table?.seats;
    const players = seats ? playersOf(seats) : (one.players ?? []);
    return players.map(({ seat, name }) => name ?? t(`seat-${seat}`)).join(', ');
  }

  #name(one: KeptTable, seat: Seat): string {
    const seats = this.#glances.get(one.code)?.table?.seats ?? one.players ?? [];
    return seats.find((other) => other.seat === seat)?.name ?? t(`seat-${seat}`);
  }

  /** Tables that ask a seat here while players elsewhere wait. */
  get turns(): Turn[] {
    return this.running.flatMap((one): Turn[] => {
      const { table, view } = this.#glances.get(one.code) ?? {};
      if (!table || !view || !this.isYours(one)) return [];
      const name = (seat: Seat): string => this.#name(one, seat);
      const mine = new Set(one.seats.map(({ seat }) => seat));
      return [{ code: one.code, view, name, mine, isQuiet: !hasOthers(table, mine) }];
    });
  }
}
