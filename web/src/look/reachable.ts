// What scrolls must be reachable by keyboard: it takes the focus while its content is larger than it, unless a button in
// it does.
export function reachable(box: HTMLElement): () => void {
  const measure = (): void => {
    const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
    if (scrolls && !box.querySelector('button')) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  if (typeof ResizeObserver !== 'function') return () => undefined;
  const observer = new ResizeObserver(measure);
  const follow = (): void => {
    observer.disconnect();
    observer.observe(box);
    for (const one of box.children) observer.observe(one);
    measure();
  };
  const changes = new MutationObserver(follow);
  changes.observe(box, { childList: true, subtree: true });
  follow();
  return () => {
    changes.disconnect();
    observer.disconnect();
  };
}
