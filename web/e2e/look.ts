// Finds visible faults of a page: it scrolls sideways, text is cut off or off-screen, panels or buttons overlap, touch
// targets are too small.

export interface Rules {
  /** The minimum width and height of a touch target; 0: not checked. */
  thumb: number;
}

type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** Runs in the page. Returns a sentence for each fault. */
export function faultsOfPage({ thumb }: Rules): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  const width = root.clientWidth;
  const height = root.clientHeight;
  const short = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 60);
  const nameOf = (one: Element): string =>
    short(one.getAttribute('aria-label') ?? one.textContent ?? '') || one.tagName;

  // The key of a message stands where its text was not loaded.
  for (const one of document.querySelectorAll('[aria-label], [title]')) {
    for (const said of [one.getAttribute('aria-label'), one.getAttribute('title')]) {
      if (/^[a-z]+(-[a-z]+)+$/.test(said ?? '')) faults.push(`no text for “${said ?? ''}”`);
    }
  }

  if (root.scrollWidth > width) faults.push(`the page is ${root.scrollWidth} px wide and scrolls sideways`);

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (one: Element): CSSStyleDeclaration => {
    const style = styles.get(one) ?? getComputedStyle(one);
    styles.set(one, style);
    return style;
  };
  const above = (one: Element): Element[] => {
    const all: Element[] = [];
    for (let at: Element | null = one; at; at = at.parentElement) all.push(at);
    return all;
  };
  // Text for screen readers only is in boxes of one pixel.
  const heard = new Map<Element, boolean>();
  const isHeardOnly = (one: Element): boolean => {
    const known = heard.get(one);
    if (known !== undefined) return known;
    const box = one.getBoundingClientRect();
    const isOwn = (box.width <= 1 && box.height <= 1) || styleOf(one).clipPath.startsWith('inset(50%');
    const is = isOwn || (one.parentElement !== null && isHeardOnly(one.parentElement));
    heard.set(one, is);
    return is;
  };
  const isShown = (one: Element): boolean =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isHeardOnly(one);
  const scrolls = (one: Element, axis: 'overflowX' | 'overflowY'): boolean =>
    one === root || one === document.body || /auto|scroll/.test(styleOf(one)[axis]);
  const cuts = (one: Element, axis: 'overflowX' | 'overflowY'): boolean => /hidden|clip/.test(styleOf(one)[axis]);

  function checkText(node: Text): void {
    const holder = node.parentElement;
    if (!holder || !node.data.trim() || !isShown(holder) || holder.closest('title, desc, option, script, style'))
      return;
    const said = short(node.data);
    // Only names that people have chosen (which are not translated) may end in an ellipsis; screen readers read the whole
    // name, and the list of players shows it.
    const shortened = above(holder).find((at) => styleOf(at).textOverflow === 'ellipsis');
    if (shortened) {
      // A fraction of a pixel too much brings the ellipsis, and scrollWidth is rounded.
      const { webkitLineClamp, paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = styleOf(shortened);
      const around = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth].map((one) => parseFloat(one));
      const room = around.reduce((left, one) => left - one, shortened.getBoundingClientRect().width);
      const whole = document.createRange();
      whole.selectNodeContents(shortened);
      const isCut =
        webkitLineClamp === 'none'
          ? whole.getBoundingClientRect().width > room + 0.05
          : shortened.scrollHeight > shortened.clientHeight + 1;
      if (isCut && !holder.closest('[translate="no"]')) faults.push(`ends in an ellipsis: “${said}”`);
      return;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      // Letters reach slightly outside their line box; the slack allows for that.
      const slackX = 2;
      const slackY = box.height * 0.3;
      let freeX = false;
      let freeY = false;
      for (const at of above(holder)) {
        if (at === root || at === document.body) continue;
        const edge = at.getBoundingClientRect();
        freeX ||= scrolls(at, 'overflowX');
        freeY ||= scrolls(at, 'overflowY');
        const outX = box.left < edge.left - slackX || box.right > edge.right + slackX;
        const outY = box.top < edge.top - slackY || box.bottom > edge.bottom + slackY;
        if (!freeX && cuts(at, 'overflowX') && outX) return void faults.push(`cut off sideways: “${said}”`);
        if (!freeY && cuts(at, 'overflowY') && outY) return void faults.push(`cut off above or below: “${said}”`);
      }
      if (!freeX && (box.left < -slackX || box.right > width + slackX)) {
        return void faults.push(`out of sight sideways: “${said}”`);
      }
      const tall = root.scrollHeight > height;
      if (!freeY && !tall && (box.top < -slackY || box.bottom > height + slackY)) {
        return void faults.push(`out of sight above or below: “${said}”`);
      }
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) checkText(node as Text);

  // Excludes the spaces of the ring, which overlap like the towers do; the played games test their targets.
  const kPressed =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="radio"], [role="switch"]';
  const things = [...document.querySelectorAll(kPressed)].filter((one) => isShown(one) && !one.closest('svg'));
  const lies = (one: Box, other: Box): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  // The part of a box that its scrolling and clipping ancestors show.
  function seenOf(one: Element): Box {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const seen = { left, right, top, bottom };
    for (const at of above(one).slice(1)) {
      if (at === root || at === document.body) continue;
      const edge = at.getBoundingClientRect();
      if (scrolls(at, 'overflowX') || cuts(at, 'overflowX')) {
        seen.left = Math.max(seen.left, edge.left);
        seen.right = Math.min(seen.right, edge.right);
      }
      if (scrolls(at, 'overflowY') || cuts(at, 'overflowY')) {
        seen.top = Math.max(seen.top, edge.top);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
      }
    }
    return seen;
  }
  const boxes = things.flatMap((thing) => {
    // The label of a checkbox is part of its target.
    const wide = thing.matches('input[type="checkbox"], input[type="radio"]')
      ? (thing.closest('label') ?? thing)
      : thing;
    const box = wide.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x >= width || y >= height) return [];
    const top = document.elementFromPoint(x, y);
    return top && (wide.contains(top) || top.contains(wide)) ? [{ thing, box, seen: seenOf(wide) }] : [];
  });
  // Scrolling content may pass under fixed elements.
  const stays = (one: Element): boolean => above(one).some((at) => /fixed|sticky/.test(styleOf(at).position));
  for (const [i, { thing, box, seen }] of boxes.entries()) {
    const isInText = styleOf(thing).display === 'inline';
    if (thumb > 0 && !isInText && Math.min(box.width, box.height) < thumb - 0.5) {
      faults.push(`${Math.round(box.width)} × ${Math.round(box.height)} px is small for a thumb: “${nameOf(thing)}”`);
    }
    for (const other of boxes.slice(i + 1)) {
      if (thing.contains(other.thing) || other.thing.contains(thing)) continue;
      if (stays(thing) !== stays(other.thing)) continue;
      if (lies(seen, other.seen)) faults.push(`“${nameOf(thing)}” lies on “${nameOf(other.thing)}”`);
    }
  }

  // Elements with a z-index overlap on purpose; at twice the text size panels may overlap, too.
  const isAbove = (one: Element): boolean => above(one).some((at) => styleOf(at).zIndex !== 'auto');
  const panels = [...document.querySelectorAll('.panel')]
    .filter((one) => thumb > 0 && isShown(one) && !isAbove(one))
    .map((panel) => ({ panel, seen: seenOf(panel) }));
  for (const [i, { panel, seen }] of panels.entries()) {
    for (const other of panels.slice(i + 1)) {
      if (panel.contains(other.panel) || other.panel.contains(panel) || stays(panel) !== stays(other.panel)) continue;
      if (lies(seen, other.seen)) {
        faults.push(`the panel of “${nameOf(panel)}” lies on that of “${nameOf(other.panel)}”`);
      }
    }
  }
  return [...new Set(faults)];
}
