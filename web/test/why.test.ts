import { describe, expect, test, vi } from 'vitest';
import { kPlainVerbs, parseAction } from '../src/boards/towers/actions';
import { aboutCard, aboutSpace, aboutSpell } from '../src/boards/towers/why';
import { kit } from '../src/games/towers';
import type { Refused } from '../src/generated/messages';
import { kSpellRows, type SpellCode } from '../src/generated/spells';
import { TableStore } from '../src/table/table.svelte';
import { FakeLine } from './fake-line';
import { frame, kFrames } from './frames';

const kSpells = Object.keys(kSpellRows) as SpellCode[];

describe('what the host is asked about', () => {
  test.each(kFrames)('is in the notation: %s', (name) => {
    const { view } = frame(name);
    for (const card of view.players[0]?.hand ?? []) expect(parseAction(aboutCard(card))).toBeDefined();
    for (const spell of kSpells) expect(parseAction(aboutSpell(view, spell, 'A') ?? ''), spell).toBeDefined();
    for (const { space, towers, ground } of view.ring) {
      const text = aboutSpace(view, space, 'A', undefined);
      const isBare = towers.length === 0 && (ground === '?' || Object.keys(ground).length === 0);
      if (isBare) expect(text, `${space}`).toBeUndefined();
      else expect(parseAction(text ?? ''), `${space}`).toMatchObject({ space });
    }
  });

  test('a spell that is being cast is asked about at the touched space', () => {
    const { view } = frame('tall');
    const built = view.ring.find((one) => one.towers.length > 1);
    if (!built) throw new Error('no stack');
    const text = aboutSpace(view, built.space, 'A', 'MT');
    expect(text).toBe(`cast MT ${built.space}#${built.towers.length}`);
    expect(aboutSpell(view, 'NK', 'A')).toBe('cast NK +');
    expect(kPlainVerbs).not.toContain('cast');
  });
});

function sitting() {
  const line = new FakeLine();
  const store = new TableStore(line, kit);
  const { view, seq } = frame('start');
  line.onmessage?.({ type: 'seated', request: 's', seat: 'A', token: '' });
  line.onmessage?.({ type: 'view', seq, view });
  return { line, store, view, seq };
}

describe('why not', () => {
  const refused = (request: string): Refused => ({
    ...{ type: 'refused', request, code: 'rule', rule: 'WT-10.1', key: 'rule.WT-10.1', params: {} },
  });

  test('is answered by the refusal of a preview, which is no error', () => {
    const { line, store, seq } = sitting();
    store.wonder('cast MW 1A');
    const [asked] = line.sent.slice(-1);
    expect(asked).toMatchObject({ type: 'preview', seat: 'A', seq, action: 'cast MW 1A' });
    line.onmessage?.(refused((asked as { request: string }).request));
    expect(store.why.refused?.rule).toBe('WT-10.1');
    expect(store.talk.notes).toEqual([]);
  });

  test('only the last question is answered, and other refusals are errors', () => {
    const { line, store } = sitting();
    store.wonder('cast MW 1A');
    const first = (line.sent.at(-1) as { request: string }).request;
    store.wonder('cast MT 1#1');
    line.onmessage?.(refused(first));
    expect(store.why.refused).toBeUndefined();
    expect(store.talk.notes).toHaveLength(1);
  });

  test('goes away by itself, and with the next move', () => {
    vi.useFakeTimers();
    const { line, store } = sitting();
    const ask = (): void => {
      store.wonder('cast MW 1A');
      line.onmessage?.(refused((line.sent.at(-1) as { request: string }).request));
    };
    ask();
    vi.advanceTimersByTime(20_000);
    expect(store.why.refused).toBeUndefined();
    ask();
    store.move('play W1');
    expect(store.why.refused).toBeUndefined();
    vi.useRealTimers();
  });
});
