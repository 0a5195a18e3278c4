// The size of the window and of its text. Layouts depend on how much text fits, not on pixels alone.
let width = $state(1024);
let height = $state(768);
let em = $state(1);

export const screen = {
  get width(): number {
    return width;
  },
  get height(): number {
    return height;
  },
  /** How much larger than usual text is: 2 where somebody doubled it. */
  get em(): number {
    return em;
  },
};

function measure(): void {
  width = innerWidth;
  height = innerHeight;
  em = (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
}

if (typeof window !== 'undefined') {
  measure();
  addEventListener('resize', measure);
  // Text can grow while the window stays as it is: a piece of it is watched.
  if (typeof ResizeObserver === 'function') {
    const probe = document.createElement('div');
    probe.className = 'em-probe';
    probe.ariaHidden = 'true';
    document.body.append(probe);
    new ResizeObserver(measure).observe(probe);
  }
}
