// "What is this?": the ways to ask about anything on the table that has a name (`data-about`): right click or long
// press at any time, a key for the focused element, and a touch while the question mark is on. While it is off, plain
// clicks and keys work as usual, so it never interferes with playing.
import { letterOf } from '../look/keys.svelte';

const kLong = 550;
const kStill = 10;

const topicAt = (at: EventTarget | null): string | undefined =>
  at instanceof Element ? at.closest<HTMLElement | SVGElement>('[data-about]')?.dataset['about'] : undefined;

export class Asking {
  /** Whether the next touch asks about the touched thing. */
  isOn = $state(false);
  readonly #open: (topic?: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0 };
  /** A long press opened the sheet, so the click on release is ignored. */
  #isAnswered = false;

  /** `open` without a topic shows the list of all topics. */
  constructor(open: (topic?: string) => void) {
    this.#open = open;
  }

  /** Adds the listeners; returns a function that removes them. */
  listen(): () => void {
    const ears = new AbortController();
    // Capturing handlers run before those of the board.
    const options = { capture: true, signal: ears.signal };
    document.addEventListener('contextmenu', (event) => this.#onmenu(event), options);
    document.addEventListener('pointerdown', (event) => this.#ondown(event), options);
    document.addEventListener('pointermove', (event) => this.#onmove(event), options);
    for (const end of ['pointerup', 'pointercancel'] as const) {
      document.addEventListener(end, () => clearTimeout(this.#timer), options);
    }
    document.addEventListener('click', (event) => this.#onclick(event), options);
    document.addEventListener('keydown', (event) => this.#onkey(event), options);
    return () => {
      clearTimeout(this.#timer);
      ears.abort();
    };
  }

  ask(topic?: string): void {
    this.isOn = false;
    this.#open(topic);
  }

  // The context menu key also fires this event, on the focused element.
  #onmenu(event: MouseEvent): void {
    const topic = topicAt(event.target);
    if (!topic) return;
    event.preventDefault();
    this.ask(topic);
  }

  #ondown(event: PointerEvent): void {
    this.#isAnswered = false;
    clearTimeout(this.#timer);
    const topic = event.pointerType === 'touch' ? topicAt(event.target) : undefined;
    if (!topic) return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.#isAnswered = true;
      this.ask(topic);
    }, kLong);
  }

  #onmove(event: PointerEvent): void {
    const { x, y } = this.#from;
    if (Math.hypot(event.clientX - x, event.clientY - y) > kStill) clearTimeout(this.#timer);
  }

  #onclick(event: MouseEvent): void {
    const topic = this.isOn ? topicAt(event.target) : undefined;
    if (!topic && !this.#isAnswered) return;
    this.#isAnswered = false;
    event.preventDefault();
    event.stopPropagation();
    if (topic) this.ask(topic);
  }

  #onkey(event: KeyboardEvent): void {
    const topic = topicAt(document.activeElement);
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (this.isOn && event.key === 'Escape') this.isOn = false;
    else if (this.isOn && isPress && topic) this.ask(topic);
    else if (letterOf(event) === 'I') this.ask(topic);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
