// The tables this device has a seat at, and what can be said of each without sitting down.
import { removeTable } from '../connection/host';
import { kept, type KeptTable } from '../connection/kept';
import { LineConnection } from '../connection/line-connection';
import type { DuelView, Seat, Table, TowersView } from '../generated/messages';
import { t } from '../texts/texts.svelte';

interface Glance {
  table?: Table;
  view?: TowersView | DuelView;
  isSilent?: boolean;
}

const isOurs = (one: KeptTable): boolean => one.host !== undefined || one.seats.length > 0;
/** What goes on first, then what is over; each the newest first. */
const inOrder = (a: KeptTable, b: KeptTable): number =>
  Number(a.isOver ?? false) - Number(b.isOver ?? false) || b.seen - a.seen;

export class ContinueList {
  tables = $state.raw<KeptTable[]>(kept.all().filter(isOurs).toSorted(inOrder));
  #glances = $state.raw<ReadonlyMap<string, Glance>>(new Map());

  // Looking on says whose turn it is without taking the seat, which would tell the others that somebody is back. At a
  // table of this device nothing has happened since, so nothing has to be asked.
  watch(codes: readonly string[]): () => void {
    const asked = this.tables.filter((one) => codes.includes(one.code) && one.place === 'server' && !one.isOver);
    const lines = asked.map(({ code }) => this.#look(code));
    return () => lines.forEach((line) => line.close());
  }

  #look(code: string): LineConnection {
    const line = new LineConnection({ code, onlyLooks: true });
    line.onstate = (state) => this.#add(code, { isSilent: state === 'connecting' });
    line.onmessage = (message) => {
      if (message.type === 'table') {
        this.#add(code, { table: message });
        if (message.status === 'closed') this.#drop(code);
        if (message.status === 'over') kept.change(code, (one) => (one.isOver = true));
        if (message.status !== 'running') line.close();
      }
      if (message.type === 'view') {
        this.#add(code, { view: message.view });
        line.close();
      }
      if (message.type === 'refused' && message.code === 'no_such_table') this.#drop(code);
    };
    return line;
  }

  #add(code: string, part: Glance): void {
    this.#glances = new Map([...this.#glances, [code, { ...this.#glances.get(code), ...part }]]);
  }

  #drop(code: string): void {
    kept.forget(code);
    this.tables = this.tables.filter((one) => one.code !== code);
  }

  remove(code: string): void {
    removeTable(code);
    this.#drop(code);
  }

  isOver(one: KeptTable): boolean {
    return one.isOver || this.#glances.get(one.code)?.table?.status === 'over';
  }

  /** Whether a seat of this device is asked. */
  isYours(one: KeptTable): boolean {
    const asked = this.#asked(one);
    return !this.isOver(one) && one.seats.some(({ seat }) => seat === asked);
  }

  stateOf(one: KeptTable): string {
    const { table, isSilent } = this.#glances.get(one.code) ?? {};
    if (this.isOver(one)) return t('continue-over');
    if (table?.status === 'gathering') return t('continue-gathering');
    if (this.isYours(one)) return t('continue-yours');
    const asked = this.#asked(one);
    if (!asked && one.place === 'here') return t('continue-gathering');
    if (!asked) return isSilent ? t('continue-no-answer') : '';
    const known = one.place === 'here' ? one.asked?.name : table?.seats.find(({ seat }) => seat === asked)?.name;
    return t('continue-theirs', { name: known ?? t(`seat-${asked}`) });
  }

  #asked(one: KeptTable): Seat | undefined {
    return one.place === 'here' ? one.asked?.seat : this.#glances.get(one.code)?.view?.asked;
  }
}
