// Finds visible faults of the board of Knight & Mage that the look at a page does not see, because they are in a picture:
// pieces, plaques and panels that cover each other, and a used row that is smaller than promised.

interface Solid {
  name: string;
  box: DOMRect;
}

/** Runs in the page. Returns a sentence for each fault. */
export function faultsOfBoard(): string[] {
  const faults: string[] = [];
  const table = document.querySelector('.duel-table');
  if (!table) return ['there is no board'];
  const solids = (selector: string, name: (one: Element) => string): Solid[] =>
    [...table.querySelectorAll(selector)].flatMap((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 1 && box.height > 1 ? [{ name: name(one), box }] : [];
    });
  const covers = (a: DOMRect, b: DOMRect, slack = 2): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const of = (one: Element): string =>
    one.closest('[data-tower]')?.getAttribute('data-tower') ??
    one.closest('[data-slot]')?.getAttribute('data-slot') ??
    one.className.toString().slice(0, 40);

  const cards = solids('[data-slot] .lying use', (one) => `card ${of(one)}`);
  const standings = solids('[data-tower] .standing', (one) => `standing of ${of(one)}`);
  const own = solids('[data-own]', () => '“You”');
  const panels = solids(
    '.strip-place, .mine-place, .foot > *, .timeline-place > *, .box, .tool, .aim-place > *',
    (one) => `panel ${of(one)}`,
  );
  const numbers = [...standings, ...cards];
  for (const [i, a] of numbers.entries()) {
    for (const b of [...numbers.slice(i + 1), ...panels]) {
      if (covers(a.box, b.box)) faults.push(`${a.name} and ${b.name} cover each other`);
    }
  }
  for (const a of own) {
    for (const b of standings) if (covers(a.box, b.box, 4)) faults.push(`${a.name} covers the ${b.name}`);
  }
  for (const [i, a] of panels.entries()) {
    for (const b of panels.slice(i + 1)) {
      if (covers(a.box, b.box)) faults.push(`${a.name} and ${b.name} cover each other`);
    }
  }
  // Cards of the own row: as wide as a thumb and side by side.
  const row = solids('.mine-place .used .one', () => 'card of the row');
  for (const [i, { box }] of row.entries()) {
    if (box.width < 43.5) faults.push(`a card of the own row is ${box.width.toFixed(0)} px wide`);
    const next = row[i + 1]?.box;
    if (next && next.left < box.right - 0.5) faults.push('cards of the own row overlap');
  }
  // The row is the largest thing of the area.
  const least = Math.min(...row.map(({ box }) => box.width));
  for (const { box } of solids('.mine-place .acquired .one', () => 'acquired card')) {
    if (box.width > least + 0.5) faults.push('an acquired card is larger than the cards of the row');
  }
  const ends = solids('.mine-place .used .end', () => 'end');
  for (const { box } of ends) {
    if (box.left < -1 || box.right > innerWidth + 1) faults.push('an end of the own row is out of reach');
  }
  return faults;
}
