// The test browser draws nothing and moves nothing: an animation is over at once. Sentences that pages fetch later are
// there from the beginning. Files run one after the other in the same document: each begins with modules, storage and
// timers of its own.
import { afterAll, beforeAll, vi } from 'vitest';

vi.resetModules();
const { texts } = await import('../src/texts/texts.svelte');

Element.prototype.animate = vi.fn(() => {
  const finished = Promise.resolve();
  return { finished, finish: vi.fn(), cancel: vi.fn(), play: vi.fn(), playbackRate: 1 } as unknown as Animation;
});

beforeAll(() => texts.need('duel', 'refusals'));
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
});
