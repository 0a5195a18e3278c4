// Shows why a thing cannot be used now when it has the keyboard focus or the mouse hovers over it.
import type { Attachment } from 'svelte/attachments';

const kRests = 700;

export function wondering(wonder: (() => void) | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!wonder) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => clearTimeout(timer);
    const rest = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') timer = setTimeout(wonder, kRests);
    };
    const focus = (): void => {
      if (element.matches(':focus-visible')) wonder();
    };
    element.addEventListener('pointerenter', rest);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focus', focus);
    return () => {
      leave();
      element.removeEventListener('pointerenter', rest);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focus', focus);
    };
  };
}
