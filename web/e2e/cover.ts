// Finds pieces and numbers of the ring of Wandering Towers that a panel covers.
import type { Page } from 'playwright-core';

/** Runs in the page. Sheets and dialogs are opened to be looked at instead of the board. */
function covers(): string[] {
  const panels = [...document.querySelectorAll('.towers-table .panel, .timeline-place, .hand .card')].filter(
    (one) => one.checkVisibility({ opacityProperty: true }) && !one.closest('.sheet, [role="dialog"]'),
  );
  const boxes = panels.map((one) => ({ one, box: one.getBoundingClientRect() }));
  return [...document.querySelectorAll('[data-wizard], [data-plaque]')].flatMap((piece) => {
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    const name = piece.matches('[data-plaque]')
      ? `number ${piece.getAttribute('data-plaque') ?? ''}`
      : `a wizard of ${piece.getAttribute('data-wizard') ?? ''}`;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return [`${name} is out of sight`];
    return boxes.flatMap(({ one, box }) => {
      const wide = Math.min(right, box.right) - Math.max(left, box.left);
      const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      if (wide <= 1 || high <= 1) return [];
      return [`${one.className.split(' ').slice(0, 2).join('.')} lies on ${name}`];
    });
  });
}

export const coveredPieces = (page: Page): Promise<string[]> => page.evaluate(covers);
