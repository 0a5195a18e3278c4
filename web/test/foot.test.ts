import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { version } from '../package.json';
import HomeFoot from '../src/pages/HomeFoot.svelte';
import { kLanguages, texts } from '../src/texts/texts.svelte';

afterEach(() => {
  cleanup();
  return texts.choose('en');
});

test.each(kLanguages)('the first page says its version in %s', async (language) => {
  await texts.choose(language);
  const { container } = render(HomeFoot);
  const lines = [...container.querySelectorAll('p')].map((line) => line.textContent);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^Spires, \S+ \d+\.\d+\.\d+$/);
  expect(lines[1]?.split(' ').at(-1)).toBe(version);
});
