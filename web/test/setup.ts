// The test browser draws nothing and moves nothing: an animation is over at once. Texts that pages load later are there
// from the beginning.
import { beforeAll, vi } from 'vitest';
import { texts } from '../src/texts/texts.svelte';

Element.prototype.animate = vi.fn(() => {
  const finished = Promise.resolve();
  return { finished, finish: vi.fn(), cancel: vi.fn(), play: vi.fn(), playbackRate: 1 } as unknown as Animation;
});

beforeAll(() => texts.need('duel', 'refusals'));
