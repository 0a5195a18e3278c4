// Texts that are loaded later, with changes of language in between.
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { hostText } from '../src/texts/refusals';
import { t, texts } from '../src/texts/texts.svelte';
import { rooted } from './rooted.svelte';

afterEach(() => texts.choose('en'));

test('the language that was asked for last is shown, with everything that is needed', async () => {
  const first = texts.choose('pl');
  const second = texts.choose('cs');
  // Loading another set meanwhile does not restore the old language.
  await Promise.all([texts.need('rules'), second]);
  expect(texts.language).toBe('cs');
  await first;
  expect(texts.language).toBe('cs');
  expect(t('duel-do-keep')).not.toBe('duel-do-keep');
});

test('what cannot be fetched is not asked for again and again', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  let drawn = 0;
  const end = rooted(() => {
    $effect(() => {
      drawn += 1;
      void texts.need('rules.towers');
      t('close');
    });
  });
  flushSync();
  await texts.need('rules.towers');
  flushSync();
  expect(drawn).toBe(1);
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(2);
  end();
  vi.restoreAllMocks();
});

test('what the host says by a key is never shown as that key', () => {
  expect(hostText('phrase.hello')).toBe('Hello!');
  expect(hostText('phrase.of-a-newer-host')).toBe('');
});
