// Games against bots from the home page.
import { beforeEach, expect, test, vi } from 'vitest';

const made: string[] = [];
const removed: string[] = [];
vi.mock('../src/connection/host', () => ({
  createTable: async (plan: { game: string }) => {
    const code = `table-${made.length}`;
    made.push(code);
    const { kept } = await import('../src/connection/kept');
    kept.change(code, (one) => Object.assign(one, { game: plan.game, place: 'here', host: 'h' }));
    return code;
  },
  removeTable: (code: string) => {
    removed.push(code);
    const all = JSON.parse(localStorage.getItem('spires.tables') ?? '[]') as { code: string }[];
    localStorage.setItem('spires.tables', JSON.stringify(all.filter((one) => one.code !== code)));
  },
}));

beforeEach(() => {
  localStorage.clear();
  made.length = 0;
  removed.length = 0;
});

test('one unfinished game of each kind is kept, and finished ones stay', async () => {
  const { kept } = await import('../src/connection/kept');
  const { makeQuickTable, quickTable } = await import('../src/table/plan');
  for (let i = 0; i < 15; ++i) await makeQuickTable('towers', 'en');
  await makeQuickTable('duel', 'en');
  expect(made).toHaveLength(16);
  expect(removed).toHaveLength(14);
  expect(quickTable('towers')?.code).toBe('table-14');
  expect(quickTable('duel')?.code).toBe('table-15');
  kept.change('table-14', (one) => (one.isOver = true));
  expect(quickTable('towers')).toBeUndefined();
  await makeQuickTable('towers', 'en');
  expect(
    kept
      .all()
      .map((one) => one.code)
      .toSorted(),
  ).toEqual(['table-14', 'table-15', 'table-16']);
});

test('a rematch of such a game takes its place', async () => {
  const { kept } = await import('../src/connection/kept');
  const { makeQuickTable, quickTable } = await import('../src/table/plan');
  const first = await makeQuickTable('duel', 'en');
  kept.change(first, (one) => (one.isOver = true));
  kept.moveOn(first, 'next');
  expect(quickTable('duel')?.code).toBe('next');
  await makeQuickTable('duel', 'en');
  expect(removed).toEqual(['next']);
});
