// A press during the film shows the present at once. It acts only if what was pressed is still in the same place and can
// be used there; otherwise it only ends the film.
import { flushSync } from 'svelte';
import type { Film } from './film.svelte';

const kPressed = 'button, a, input, select, textarea, summary, label, [role="button"], [tabindex]';
const kSlack = 2;

/** What a person sees at a place: a piece by `data-thing`, anything else by its name. */
interface Pressed {
  element: Element;
  thing: string;
  left: number;
  top: number;
}

function pressedAt(target: EventTarget | null): Pressed | undefined {
  const element = target instanceof Element ? target.closest(kPressed) : null;
  if (!element) return undefined;
  const { left, top } = element.getBoundingClientRect();
  return { element, thing: thingOf(element), left, top };
}

function thingOf(element: Element): string {
  return element.getAttribute('data-thing') ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
}

function isStillThere({ element, thing, left, top }: Pressed): boolean {
  const box = element.getBoundingClientRect();
  const isThere = element.isConnected && Math.abs(box.left - left) <= kSlack && Math.abs(box.top - top) <= kSlack;
  return isThere && thingOf(element) === thing && element.getAttribute('aria-disabled') !== 'true';
}

/** Listens at the window, before anything else. Returns a function that stops listening. */
export function guardPresses(film: Film): () => void {
  let pressed: Pressed | 'nothing' | undefined;
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // The controls of the film act on it.
  const isControl = (event: Event): boolean =>
    event.target instanceof Element && event.target.closest('[data-film]') !== null;

  function onpointerdown(event: Event): void {
    pressed = undefined;
    if (!film.isRunning || isControl(event)) return;
    pressed = pressedAt(event.target) ?? 'nothing';
    film.skip();
  }
  function onclick(event: Event): void {
    const before = pressed;
    pressed = undefined;
    // A screen reader clicks without a pointer.
    if (before === undefined) return onpress(event);
    if (before === 'nothing' || !isStillThere(before)) stop(event);
  }
  function onpress(event: Event): void {
    if (!film.isRunning || isControl(event)) return;
    const before = pressedAt(event.target);
    film.skip();
    flushSync();
    if (!before || !isStillThere(before)) stop(event);
  }
  function onkeydown(event: KeyboardEvent): void {
    if (!film.isRunning || isControl(event)) return;
    const isOnThing = pressedAt(event.target) !== undefined;
    if (event.key === 'Escape' || (event.key === ' ' && !isOnThing)) {
      film.skip();
      stop(event);
    } else if (isOnThing && (event.key === 'Enter' || event.key === ' ')) onpress(event);
  }
  addEventListener('pointerdown', onpointerdown, true);
  addEventListener('click', onclick, true);
  addEventListener('keydown', onkeydown, true);
  return () => {
    removeEventListener('pointerdown', onpointerdown, true);
    removeEventListener('click', onclick, true);
    removeEventListener('keydown', onkeydown, true);
  };
}
