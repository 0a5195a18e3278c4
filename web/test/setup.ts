// The test browser does not draw or animate: an animation ends at once. Texts that pages load later are loaded from the
// start. Files run one after the other in the same document; each starts with its own modules, storage and timers.
import { afterAll, beforeAll, vi } from 'vitest';

vi.resetModules();
const { texts } = await import('../src/texts/texts.svelte');

Element.prototype.animate = vi.fn(() => {
  const finished = Promise.resolve();
  return { finished, finish: vi.fn(), cancel: vi.fn(), play: vi.fn(), playbackRate: 1 } as unknown as Animation;
});

beforeAll(() => texts.need('duel', 'new', 'record', 'refusals'));
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
});

// There is no network, so nothing waits for one.
Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
