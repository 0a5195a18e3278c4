// "What is this?": everything on the tables has a rule, and every user can ask about it.
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { rulesInForce } from '../src/about/in-force';
import type { Subject } from '../src/about/subject';
import * as duelAbout from '../src/about/duel';
import * as towersAbout from '../src/about/towers';
import AboutSheet from '../src/about/AboutSheet.svelte';
import { Asking } from '../src/about/asking.svelte';
import DuelTable from '../src/boards/duel/DuelTable.svelte';
import TowersTable from '../src/boards/towers/TowersTable.svelte';
import type { DuelPhase, DuelView, Seat, Table, TowersInner, TowersPhase, TowersView } from '../src/generated/messages';
import { kSpellRows } from '../src/generated/spells';
import { kVariants, sectionFor } from '../src/rules/book';
import { playOf, type Play } from '../src/rules/play';
import { bundleOf, kLanguages, texts } from '../src/texts/texts.svelte';
import { duelFrames } from './duel-frames';
import { frame, kFrames } from './frames';

const name = (seat: Seat): string => `Player ${seat}`;
beforeAll(() => {
  // The long texts are files on the server.
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(readFileSync(`${process.cwd()}${address.split('?')[0] ?? ''}`, 'utf8'))),
  );
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => texts.choose('en'));
afterEach(cleanup);

const towersViews = kFrames.map((one) => frame(one).view);
const duelViews = duelFrames().map((one) => one.view);
const views: AnyView[] = [...towersViews, ...duelViews];
type AnyView = TowersView | DuelView;
const subjectOf = (view: AnyView): Subject =>
  view.game === 'duel' ? duelAbout.subjectOf(view, name) : towersAbout.subjectOf(view, name);
const rulesOf = (view: AnyView, topic: string, play: Play = playAll(view)): string[] =>
  rulesInForce(subjectOf(view), topic, play);
const playAll = (view: AnyView) => playOf(view.game, 'international');

describe('what the rulebook says', () => {
  test('about everything by name', () => {
    for (const view of views) {
      for (const topic of subjectOf(view).topics) {
        expect(rulesOf(view, topic).length, `${view.phase}: ${topic}`).toBeGreaterThan(0);
        expect(subjectOf(view).titleOf(topic), topic).not.toMatch(/^(about|duel)-/);
      }
    }
  });

  test('about every question, in every variant', () => {
    const [towers] = towersViews;
    const [duel] = duelViews;
    if (!towers || !duel) throw new Error('no frames');
    const phases: TowersPhase[] = [
      ...(['choose', 'answer', 'return', 'reroll', 'side', 'piece', 'mid', 'post', 'redraw', 'step', 'end'] as const),
      ...(['tiles', 'deal', 'roll', 'pre', 'rescue0', 'rescue1', 'rescue2', 'refill', 'over'] as const),
    ];
    const inners: TowersInner[] = ['repeat', 'pick', 'fill', 'ride', 'draw'];
    const rounds: DuelPhase[] = [
      ...(['RING', 'BOX', 'SECRET', 'BURN', 'UP', 'DEAL', 'MOVE', 'TAKE', 'PLACE', 'SPELL', 'LOOK'] as const),
      ...(['RETURN', 'PUSH', 'DISCARD', 'DRAW', 'GUESS', 'LAY', 'END'] as const),
    ];
    for (const variant of kVariants) {
      const play = playOf('towers', 'international', variant);
      for (const phase of phases) {
        const view = { ...towers, phase, inner: 'none' as const };
        expect(rulesOf(view, 'prompt', play).length, `${variant}: ${phase}`).toBeGreaterThan(0);
      }
      for (const inner of inners) {
        expect(rulesOf({ ...towers, inner }, 'prompt', play).length, inner).toBeGreaterThan(0);
      }
    }
    for (const phase of rounds) {
      expect(rulesOf({ ...duel, phase }, 'prompt').length, phase).toBeGreaterThan(0);
    }
  });

  test('about each spell first of all what it does', () => {
    const [view] = towersViews;
    if (!view) throw new Error('no frames');
    for (const spell of Object.keys(kSpellRows)) {
      const [first = ''] = rulesOf(view, `spell ${spell}`);
      expect(sectionFor(first)?.tile).toBe(spell);
    }
  });

  test('in every language', () => {
    const files = import.meta.glob<string>('../src/texts/rules.*.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const found = new Set(views.flatMap((view) => subjectOf(view).topics.flatMap((topic) => rulesOf(view, topic))));
    expect(found.size).toBeGreaterThan(40);
    for (const language of kLanguages) {
      const bundle = bundleOf(
        language,
        ...Object.keys(files).flatMap((one) => (one.includes(`.${language}.`) ? (files[one] ?? '') : [])),
      );
      for (const rule of found) {
        const id = sectionFor(rule)?.id ?? '';
        expect(bundle.hasMessage(id) && bundle.hasMessage(`${id}-text`), `${language}: ${rule}`).toBe(true);
      }
    }
  });

  test('what is moved now comes first', () => {
    const { view } = frame('wizard');
    const space = view.ring.find(
      (one) => one.towers.length > 0 && Object.keys(one.towers.at(-1)?.wizards ?? {}).length > 0,
    );
    const { card } = view;
    if (!card) throw new Error('no card is being played');
    const first = (side: 'wizard' | 'tower') =>
      rulesOf({ ...view, card: { ...card, side } }, `space ${space?.space ?? 0}`)[0];
    expect(first('wizard')).toMatch(/^WT-6/);
    expect(first('tower')).toMatch(/^WT-8/);
  });
});

/** The names of everything on a table. */
const namesIn = (container: HTMLElement): string[] => [
  ...new Set([...container.querySelectorAll<HTMLElement>('[data-about]')].map((one) => one.dataset['about'] ?? '')),
];

describe('everything on the table has a name', () => {
  test.each(kFrames)('Wandering Towers: %s', (which) => {
    const { view, legal, table } = frame(which);
    const seats = table.seats.map((one) => ({
      ...{ seat: one.seat, name: name(one.seat), paint: one.seat, bot: false, you: one.seat === 'A', away: false },
    }));
    const { container } = render(TowersTable, { view, legal, seats, seat: 'A', lines: [], onintent: vi.fn() });
    const names = namesIn(container);
    for (const what of ['space 0', 'space 15', 'seat A', 'prompt', 'die', 'draw']) expect(names).toContain(what);
    for (const card of view.players[0]?.hand ?? []) expect(names).toContain(`card ${card}`);
    for (const { spell } of view.tiles) expect(names).toContain(`spell ${spell}`);
    for (const topic of names) {
      expect(rulesOf(view, topic).length, topic).toBeGreaterThan(0);
      expect(subjectOf(view).titleOf(topic), topic).not.toMatch(/^about-/);
    }
  });

  const phases = new Map(duelFrames().map((one) => [one.view.phase, one]));
  test.each([...phases])('Knight & Mage: %s', (_, { view, legal }) => {
    const seats = (['K', 'M'] as const).map((seat) => ({
      ...{ seat, name: name(seat), paint: seat, bot: false, you: seat === 'K', away: false },
    }));
    const { container } = render(DuelTable, { view, legal, seats, seat: 'K', lines: [], onintent: vi.fn() });
    const names = namesIn(container);
    for (const what of ['tower YEL', 'tower TRK', 'seat K', 'seat M', 'prompt', 'balance', 'piles', 'chests']) {
      expect(names).toContain(what);
    }
    for (const topic of names) {
      expect(rulesOf(view, topic).length, topic).toBeGreaterThan(0);
      expect(subjectOf(view).titleOf(topic), topic).not.toMatch(/^about-/);
    }
  });
});

describe('the ways to ask', () => {
  function stand() {
    const open = vi.fn<(topic?: string) => void>();
    const played = vi.fn();
    const asking = new Asking(open);
    const stop = asking.listen();
    const card = document.createElement('button');
    card.dataset['about'] = 'card W3';
    card.addEventListener('click', played);
    document.body.append(card);
    return { open, played, asking, card, end: () => (stop(), card.remove()) };
  }

  test('a plain click plays', async () => {
    const { open, played, card, end } = stand();
    await fireEvent.click(card);
    expect([played.mock.calls.length, open.mock.calls.length]).toEqual([1, 0]);
    end();
  });

  test('the right button asks', async () => {
    const { open, card, end } = stand();
    expect(await fireEvent.contextMenu(card)).toBe(false);
    expect(open).toHaveBeenCalledExactlyOnceWith('card W3');
    end();
  });

  test('a long press asks and plays nothing; a short one, or one that wanders, asks nothing', async () => {
    vi.useFakeTimers();
    const { open, played, card, end } = stand();
    const touch = (x: number) => ({ pointerType: 'touch', clientX: x, clientY: 0 });
    await fireEvent.pointerDown(card, touch(0));
    vi.advanceTimersByTime(200);
    await fireEvent.pointerUp(card, touch(0));
    await fireEvent.pointerDown(card, touch(0));
    await fireEvent.pointerMove(card, touch(40));
    vi.advanceTimersByTime(2000);
    expect(open).not.toHaveBeenCalled();
    await fireEvent.pointerDown(card, touch(0));
    vi.advanceTimersByTime(700);
    expect(open).toHaveBeenCalledExactlyOnceWith('card W3');
    await fireEvent.pointerUp(card, touch(0));
    await fireEvent.click(card);
    expect(played).not.toHaveBeenCalled();
    await fireEvent.click(card);
    expect(played).toHaveBeenCalledOnce();
    end();
    vi.useRealTimers();
  });

  test('the question mark is for one thing', async () => {
    const { open, played, asking, card, end } = stand();
    asking.isOn = true;
    await fireEvent.click(card);
    expect(open).toHaveBeenCalledExactlyOnceWith('card W3');
    expect(asking.isOn).toBe(false);
    expect(played).not.toHaveBeenCalled();
    asking.isOn = true;
    await fireEvent.keyDown(card, { key: 'Escape' });
    expect(asking.isOn).toBe(false);
    asking.isOn = true;
    card.focus();
    await fireEvent.keyDown(card, { key: 'Enter' });
    expect(open).toHaveBeenCalledTimes(2);
    end();
  });

  test('by keyboard about what has the focus, else about everything', async () => {
    const { open, card, end } = stand();
    card.focus();
    await fireEvent.keyDown(card, { key: 'i', code: 'KeyI' });
    expect(open).toHaveBeenLastCalledWith('card W3');
    card.blur();
    await fireEvent.keyDown(document.body, { key: 'i', code: 'KeyI' });
    expect(open).toHaveBeenLastCalledWith(undefined);
    end();
  });
});

describe('the sheet', () => {
  const table = { table: 'blue-owl-1', settings: { players: 2 } } as unknown as Table;

  test('shows the rule with its number and the way to the rulebook, then the others', async () => {
    const { view } = frame('start');
    render(AboutSheet, { subject: subjectOf(view), table, topic: 'spell MT', onclose: vi.fn() });
    expect(await screen.findByText('Rule WT-11.3')).toBeTruthy();
    const link = screen.getByRole('link', { hidden: true });
    expect(link.getAttribute('href')).toMatch(/^\/rules\/towers\?table=blue-owl-1.*#WT-11\.3$/);
    const pay = await screen.findByRole('button', { name: /pay/i, hidden: true });
    await fireEvent.click(pay);
    expect(await screen.findByText('Rule WT-10.1')).toBeTruthy();
  });

  test('has everything at a glance', async () => {
    const { view } = frame('start');
    render(AboutSheet, { subject: subjectOf(view), table, onclose: vi.fn() });
    await fireEvent.click(screen.getByRole('button', { name: 'The die', hidden: true }));
    expect(await screen.findByText('Rule WT-5.3')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Overview', hidden: true }));
    expect(screen.getByRole('button', { name: 'Ravenskeep', hidden: true })).toBeTruthy();
  });

  test('opens the rule behind a refusal', async () => {
    const { view } = frame('start');
    render(AboutSheet, { subject: subjectOf(view), table, rule: 'WT-2.5', onclose: vi.fn() });
    expect(await screen.findByText('Rule WT-2.5')).toBeTruthy();
  });
});

describe('what the thing is', () => {
  const things = (view: AnyView): string[] =>
    view.game === 'duel'
      ? [
          ...view.ring.map((one) => `tower ${one}`),
          ...view.slots.map((one) => `slot ${one.slot}`),
          ...view.players.flatMap(({ seat, acquired, used }) => [
            `seat ${seat}`,
            ...acquired.map((card) => `card ${seat} ${card}`),
            ...used.map((_, i) => `used ${seat} ${i}`),
          ]),
        ]
      : [
          ...view.ring.map((_, i) => `space ${i}`),
          ...view.tiles.map((one) => `spell ${one.spell}`),
          ...view.players.flatMap(({ seat, hand }) => [`seat ${seat}`, ...(hand ?? []).map((card) => `card ${card}`)]),
          'castle',
        ];

  test.each(kLanguages)('is said of every thing, and comes before the rule: %s', async (language) => {
    await texts.choose(language);
    for (const view of views) {
      for (const topic of things(view)) {
        const facts = subjectOf(view).factsAbout(topic);
        expect(facts.length, topic).toBeGreaterThan(0);
        for (const fact of facts) expect(fact, topic).not.toMatch(/about-|duel-|undefined|NaN|^$/);
      }
    }
  });

  test('this tower: its spell, its cost, its value, who leads', () => {
    const [view] = duelViews;
    const row = view?.towers.find((one) => one.tower === 'GRE');
    if (!view || !row) throw new Error('no frames');
    const [fact = ''] = subjectOf({
      ...view,
      towers: [{ ...row, knight: 3, mage: 1, majority: 'K' }],
      standing: { ...view.standing, towers: [] },
    }).factsAbout('tower GRE');
    expect(fact).toMatch(/5 points/);
    expect(fact).toMatch(/Push down, cost: toad/);
    expect(fact).toMatch(/Knight 3, mage 1: knight leads/);
  });

  test('this card: how far it moves, and how many of it there are', () => {
    const [view] = towersViews;
    const me = view?.players.find((one) => one.seat === view.observer);
    if (!view || !me) throw new Error('no frames');
    const players = [{ ...me, hand: ['C5|1', 'C5|1', 'W2'] }] as TowersView['players'];
    expect(subjectOf({ ...view, players }).factsAbout('card C5|1')).toEqual([
      'Moves any tower 5 spaces.',
      'Moves one of your wizards 1 space.',
      'You have 2 of them.',
    ]);
  });

  test('is shown above the rule', () => {
    const [view] = towersViews;
    if (!view) throw new Error('no frames');
    const table = { table: 'blue-owl-1', settings: { players: 2 } } as unknown as Table;
    render(AboutSheet, { subject: subjectOf(view), table, topic: 'space 3', onclose: () => undefined });
    const [fact = ''] = subjectOf(view).factsAbout('space 3');
    expect(screen.getByText(fact)).toBeDefined();
  });
});
