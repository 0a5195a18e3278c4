// The state of a seat on this device, apart from the answers of the game: private marks, standing passes, undo.
import type { Answer } from '../../boards/props';
import { gameOf } from '../../connection/game';
import { botLevels } from '../../connection/host';
import { kept } from '../../connection/kept';
import type { BotLevel, Seat } from '../../generated/messages';
import { Marks, wipeMarks } from '../../table/marks.svelte';
import { infosOf, memoryOf } from '../../table/seats';
import type { TableStore } from '../../table/table.svelte';
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
    return infosOf(this.#table?.seats ?? [], mine, name, clocks.turns, strengths);
  });
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
    $effect(() => {
      if (this.store.view?.game === 'towers') this.marks?.settle(this.store.view);
    });
    $effect(() => {
      if (code && (this.#table?.status === 'over' || this.#table?.status === 'closed')) wipeMarks(code);
    });
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
