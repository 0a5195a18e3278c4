// The report of a finished game: the graph, the numbers in words, the analysis turn by turn with the real module, if it
// has been built (tools/build wasm), and the notes of a player.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { TowersView } from '../src/generated/messages';
import { Analysis } from '../src/insight/analysis.svelte';
import { areasOf, stopsOf } from '../src/insight/chart';
import { notedIn, scoreOf } from '../src/insight/noted';
import { kWhole, positionAfter, type Graph, type Side } from '../src/insight/report';
import { sentenceOf } from '../src/insight/words';
import { texts } from '../src/texts/texts.svelte';
import { MindModule } from '../src/worker/mind';
import type { MindQuestion } from '../src/worker/words';
import { isBuilt, pathOf } from './device-host';

const kRecord = new URL('../../tests/golden/records/duel-default.rec', `file://${import.meta.dirname}/`).pathname;

let module: Promise<MindModule> | undefined;
const asked: string[] = [];
vi.mock('../src/connection/mind', () => ({
  minds: {
    duel: {
      ask: async (question: MindQuestion): Promise<string> => {
        module ??= WebAssembly.compile(readFileSync(pathOf('mind-duel'))).then((one) => MindModule.load(one));
        asked.push(question.what);
        // As with a worker, other things happen between two answers.
        await new Promise((done) => setTimeout(done));
        return (await module).answer(question);
      },
    },
  },
}));

const half = kWhole / 2;
const graph: Graph = {
  nodes: 1,
  sides: [{ seats: ['A'] }, { seats: ['B'] }],
  start: [half, half],
  steps: [
    { turn: 0, until: 3, value: [half, half] },
    { turn: 1, until: 5, seat: 'A', value: [half / 2, half + half / 2] },
    { turn: 1, until: 6, value: [kWhole, 0] },
    { turn: 2, until: 9, seat: 'B', value: [kWhole, 0] },
  ],
};

test('the graph has one moment for each turn, with the last decider', () => {
  expect(stopsOf(graph).map(({ turn, step, until, seat }) => [turn, step, until, seat])).toEqual([
    [0, 1, 3, undefined],
    [1, 3, 6, 'A'],
    [2, 4, 9, 'B'],
  ]);
});

test('the areas fill the height, the own side below', () => {
  const [own, other] = areasOf(stopsOf(graph), [1, 0], { width: 100, height: 40 });
  expect(own?.edge).toBe('M0 20L50 40L100 40');
  expect(other?.path).toBe('M0 0L50 0L100 0L100 40L50 40L0 20Z');
});

describe('in words', () => {
  const side: Side = {
    ...{ seats: ['A'], start: half, deal: 0, own_choices: -kWhole / 10, other_choices: 0, own_luck: kWhole / 4 },
    ...{ other_luck: 0, information: 0, second: 0, result: kWhole, foreseen: true },
  };
  beforeAll(() => texts.need('report').then(() => texts.begin()));
  test('a reader is spoken to, another player is named', () => {
    expect(sentenceOf(side, false, '')).toBe('You won. Luck gave you 25\u00A0%. Your decisions cost you 10\u00A0%.');
    expect(sentenceOf(side, false, 'Ola')).toBe('Ola wins. Luck: +25\u00A0%. Decisions: −10\u00A0%.');
  });
  test('no share of luck is named in a game that was not foreseen', () => {
    const said = sentenceOf({ ...side, foreseen: false, result: 0 }, false, '');
    expect(said).toMatch(/^You lost\. The analyst/);
    expect(said).not.toMatch(/\d/);
  });
});

test('notes are compared with the wizards under each tower', () => {
  const ring = [
    { space: 4, shield: false, ground: { A: 2 }, towers: [{ tower: 3, shield: false, wizards: { B: 1 } }] },
  ];
  const view = { ring } as unknown as TowersView;
  const all = notedIn(view, (surface) => (surface === 'ground 4' ? { A: 1, B: 1 } : {}));
  expect(all).toEqual([{ space: 4, level: 1, noted: ['A', 'B'], truth: ['A', 'A'] }]);
  expect(scoreOf(all)).toEqual({ right: 1, all: 3 });
});

test.runIf(isBuilt('duel'))(
  'a game is analysed turn by turn, and can be stopped between two of them',
  async () => {
    const record = readFileSync(kRecord, 'utf8');
    const analysis = new Analysis(record);
    await analysis.draw();
    expect(analysis.graph?.sides).toHaveLength(2);
    const first = analysis.judge();
    await vi.waitUntil(() => analysis.done > 0, { timeout: 60_000, interval: 1 });
    analysis.stop();
    await first;
    expect(analysis.whole).toBeUndefined();
    expect(analysis.done).toBeLessThan(analysis.all);
    await analysis.judge();
    const { report, text } = analysis.whole ?? expect.fail('no report');
    expect(asked.filter((what) => what === 'analyse')).toHaveLength(analysis.all);
    expect(text).toMatch(/^spires-report 1\nrecord [0-9a-f]{64}\ngame duel /);
    expect(analysis.graded).toEqual(report.turns);
    const [knight] = report.sides;
    if (!knight) expect.fail('no side');
    const { start, deal, own_choices, other_choices, own_luck, other_luck, information, second, result } = knight;
    expect(start + deal + own_choices + other_choices + own_luck + other_luck + information + second).toBe(result);
    const moment = report.moments[0]?.step ?? 1;
    const here = await positionAfter(record, moment - 1);
    expect(here.position.state).not.toBe('');
    expect(here.game).toBe('duel');
  },
  120_000,
);
