// The state of a seat on this device, apart from the answers of the game: private marks, standing passes, undo.
import type { Answer } from '../../boards/props';
import { gameOf } from '../../connection/game';
import { botLevels } from '../../connection/host';
import { kept } from '../../connection/kept';
import type { BotLevel, Seat } from '../../generated/messages';
import { Marks, wipeMarks } from '../../table/marks.svelte';
import { infosOf, memoryOf } from '../../table/seats';
import type { TableStore } from '../../table/table.svelte';
import { undoNote } from '../../table/undoing';
import { explain } from '../../texts/refusals';
import { t } from '../../texts/texts.svelte';

/** The sheet that is open over the table. */
export type Sheeted =
  | { what: 'help' | 'passes' }
  | { what: 'seat'; seat: Seat }
  | { what: 'about'; topic?: string | undefined; rule?: string | undefined };

export class Sitting {
  readonly store: TableStore;
  readonly #code: string;
  sheet = $state.raw<Sheeted>();
  levels = $state.raw<readonly BotLevel[]>([]);

  #table = $derived.by(() => this.store.table);
  me = $derived.by(() => (this.store.mine.size > 0 ? this.store.me : undefined));
  seats = $derived.by(() => {
    const strengths = new Map(this.levels.map((one) => [one.key, one.elo]));
    const { mine, name, clocks } = this.store;
    const infos = infosOf(this.#table?.seats ?? [], mine, name, clocks.turns, strengths);
    return infos.map((one) => ({ ...one, botIn: this.#botIn(one.seat), ...this.#waited(one.seat) }));
  });
  /** A clock of seconds, for people who are away or think. */
  #now = $state(performance.now());
  #askedAt = $state(performance.now());
  /** What undo would take back. */
  undoes = $derived.by(() => this.store.undone && undoNote(this.store.undone));
  #isNoting = $derived.by(
    () => this.#code !== '' && this.#table?.status === 'running' && memoryOf(this.#table, this.me) === 'notes',
  );
  marks = $derived.by(() => (this.#isNoting && this.me ? new Marks(this.#code, this.me) : undefined));
  hasPassed = $derived.by(() => this.#table?.seats.find((one) => one.seat === this.me)?.passes ?? false);
  why = $derived.by(() => (this.store.why.refused ? explain(this.store.why.refused, this.store.name) : ''));
  /** Opens the rule behind a refusal, if there is one. */
  readRule = $derived.by(() => {
    const rule = this.store.why.refused?.rule;
    return rule ? () => void (this.sheet = { what: 'about', rule }) : undefined;
  });
  left = $derived.by(() => this.store.clocks.countdown(this.me)?.left);

  /** Buttons next to those of the game. */
  extra = $derived.by((): Answer[] => {
    if (this.#table?.status !== 'running') return [];
    if (!this.me) return this.#wayBack();
    const here = this.#here(this.me);
    if (here) return [here];
    const vote = this.#vote(this.me);
    if (vote) return [vote];
    // No pass button during the player's own turn.
    const { view, kit } = this.store;
    if (!this.store.mayPass || (view && kit?.turnOf(view) === this.me)) return [];
    return [{ label: t(this.hasPassed ? 'passes-on' : 'passes'), act: () => (this.sheet = { what: 'passes' }) }];
  });

  /** Must be called during component initialization; looks after the marks for the lifetime of the component. */
  constructor(store: TableStore, code: string) {
    this.store = store;
    this.#code = code;
    $effect(() => {
      void botLevels(gameOf(this.#table?.game)).then((all) => (this.levels = all));
    });
    let asked: Seat | undefined;
    $effect(() => {
      if (this.store.view?.asked !== asked) this.#askedAt = this.#now = performance.now();
      asked = this.store.view?.asked;
    });
    // Runs only while the table waits for a player elsewhere.
    const isWaiting = $derived(
      (this.#table?.seats ?? []).some(
        (one) =>
          one.sitter === 'person' &&
          !this.store.mine.has(one.seat) &&
          (one.seat === this.store.view?.asked || !one.present),
      ),
    );
    $effect(() => {
      if (!isWaiting || this.#table?.status !== 'running') return;
      const timer = setInterval(() => (this.#now = performance.now()), 1000);
      return () => clearInterval(timer);
    });
    $effect(() => {
      if (this.store.view?.game === 'towers') this.marks?.settle(this.store.view);
    });
    $effect(() => {
      if (code && (this.#table?.status === 'over' || this.#table?.status === 'closed')) wipeMarks(code);
    });
  }

  /** Milliseconds until a bot plays for a player who left; undefined: the player is here, or a bot plays already. */
  #botIn(seat: Seat): number | undefined {
    const one = this.#table?.seats.find((other) => other.seat === seat);
    if (!this.#table || this.#table.status !== 'running' || one?.sitter !== 'person' || one.present || one.away) {
      return undefined;
    }
    const gone = (one.absent ?? 0) * 1000 + Math.max(0, this.#now - this.store.tableAt);
    return Math.max(0, this.#table.absence * 1000 - gone);
  }

  /** Since when a person elsewhere decides, in milliseconds. */
  #thinks(seat: Seat): number | undefined {
    const one = this.#table?.seats.find((other) => other.seat === seat);
    const isElsewhere = one?.sitter === 'person' && one.present && !one.away && !this.store.mine.has(seat);
    return isElsewhere && this.store.view?.asked === seat ? Math.max(0, this.#now - this.#askedAt) : undefined;
  }

  #waited(seat: Seat): { thinks: number | undefined; silent: number | undefined } {
    const silent = this.#table?.seats.find((other) => other.seat === seat)?.silent;
    const since = silent === undefined ? undefined : silent * 1000 + Math.max(0, this.#now - this.store.tableAt);
    return { thinks: this.#thinks(seat), silent: since };
  }

  /** For a player whom the others take for absent: a sign stops their vote, or the bot that plays by it. */
  #here(me: Seat): Answer | undefined {
    const one = this.#table?.seats.find((other) => other.seat === me);
    if (!one || !this.store.knowsSilence || !(one.away || one.relieved)) return undefined;
    return { label: t(one.away ? 'come-back-short' : 'silent-here'), act: () => this.store.voteOn(me, false) };
  }

  /** For the others: a bot plays, or everyone waits after all. */
  #vote(me: Seat): Answer | undefined {
    const silent = this.#table?.seats.find((other) => other.silent !== undefined && !this.store.mine.has(other.seat));
    if (!silent) return undefined;
    const agreed = silent.relieved?.includes(me) ?? false;
    return { label: t(agreed ? 'away-wait' : 'silent-bot'), act: () => this.store.voteOn(silent.seat, !agreed) };
  }

  #wayBack(): Answer[] {
    const own = kept.get(this.#code)?.seats ?? [];
    return own.map(({ seat, token }) => ({
      label: own.length === 1 ? t('come-back-short') : t('come-back', { name: this.store.name(seat) }),
      title: t('come-back', { name: this.store.name(seat) }),
      act: () => this.store.comeBack(seat, token),
    }));
  }
}
