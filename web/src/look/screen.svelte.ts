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
  /** The text size relative to the default: 2 if the user doubled it. */
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
  // Text can grow without a window resize, so a probe element is observed.
  if (typeof ResizeObserver === 'function') {
    const probe = document.createElement('div');
    probe.className = 'em-probe';
    probe.ariaHidden = 'true';
    document.body.append(probe);
    new ResizeObserver(measure).observe(probe);
  }
}
