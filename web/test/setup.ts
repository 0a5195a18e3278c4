// The test browser draws nothing and moves nothing: an animation is over at once.
import { vi } from 'vitest';

Element.prototype.animate = vi.fn(() => {
  const finished = Promise.resolve();
  return { finished, finish: vi.fn(), cancel: vi.fn(), play: vi.fn(), playbackRate: 1 } as unknown as Animation;
});
