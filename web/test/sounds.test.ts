import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sound } from '../src/sound/sound.svelte';
import { soundOf } from '../src/boards/towers/sounds';
import { kSounds } from '../src/sound/sounds';
import { hasText, texts } from '../src/texts/texts.svelte';
import { run } from './frames';

beforeAll(() => texts.choose('en'));

describe('sounds', () => {
  test('each has words of its own', () => {
    for (const name of Object.keys(kSounds)) expect(hasText(`sound-${name}`), name).toBe(true);
  });

  test('are short and quiet', () => {
    for (const [name, notes] of Object.entries(kSounds)) {
      const end = Math.max(...notes.map((one) => one.at + one.lasts));
      expect(end, name).toBeLessThan(1.6);
      for (const one of notes) {
        expect(one.loud, name).toBeLessThanOrEqual(0.35);
        // A frequency cannot ramp to zero.
        expect(Math.min(one.from, one.to), name).toBeGreaterThan(20);
      }
    }
  });

  test('a tower is heard when it rises and when it lands', () => {
    const event = { type: 'TowerMoved', from: 1, level: 1, to: 3, uncovered: '?' } as const;
    expect([soundOf(event, 'begins'), soundOf(event, 'ends')]).toEqual(['lift', 'land']);
    expect(soundOf({ type: 'WizardEntered', owner: 'A', from: 1 }, 'ends')).toBe('home');
    expect(soundOf({ type: 'TurnStarted', seat: 'A' }, 'begins')).toBeUndefined();
  });

  test('a whole run names only sounds that exist', () => {
    const events = run().flatMap((one) => one.events);
    const names = events.flatMap((event) => [soundOf(event, 'begins'), soundOf(event, 'ends')]);
    for (const name of names) if (name) expect(kSounds).toHaveProperty(name);
    expect(names.filter((name) => name !== undefined).length).toBeGreaterThan(0);
  });

  test('are off until wanted; captions come without sound and go by themselves', () => {
    vi.useFakeTimers();
    expect(sound.isOn).toBe(false);
    sound.play('land');
    expect(sound.captions).toEqual([]);
    sound.write(true);
    vi.advanceTimersByTime(500);
    sound.play('land');
    sound.play('land');
    expect(sound.captions.map((one) => one.name)).toEqual(['land']);
    vi.advanceTimersByTime(5_000);
    expect(sound.captions).toEqual([]);
    expect(localStorage.getItem('spires.captions')).toBe('yes');
    sound.write(false);
    vi.useRealTimers();
  });
});
