import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IdTable } from './id-table.ts';
import { searchRuns } from '@safiri/rules/testing/search.ts';

const id = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -3, max: 6000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 5000, max: 20_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }) },
);
const value = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }).filter((n) => n !== 0);
const change = fc.oneof({ weight: 5, arbitrary: fc.tuple(id, value) }, { weight: 2, arbitrary: fc.tuple(id, fc.constant(0)) });

it('holds what a Map holds, for ids side by side, far apart and negative', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 3000, size: 'max' }), (changes) => {
      const table = new IdTable();
      const model = new Map<number, number>();
      for (const [key, next] of changes) {
        expect(table.get(key)).toBe(model.get(key) ?? 0);
        if (next === 0) {
          table.delete(key);
          model.delete(key);
        } else {
          table.set(key, next);
          model.set(key, next);
        }
      }
      expect(table.count).toBe(model.size);
      for (const [key, last] of model) expect(table.get(key)).toBe(last);
    }),
    { numRuns: searchRuns(60) },
  );
});

it('takes 4 to 4.5 bytes an id that has no gaps before it, in whatever order they come, and 32 bytes at most', () => {
  const bytesOf = (ids: readonly number[]) => {
    const table = new IdTable();
    for (const each of ids) table.set(each, 1);
    for (const each of ids) expect(table.get(each)).toBe(1);
    return table.bytes / ids.length;
  };
  const rows = Array.from({ length: 40_000 }, (_, i) => i + 1);
  expect(bytesOf(rows)).toBeLessThan(4.6);
  for (const apart of [2, 4, 5, 100, 50_000, -7]) {
    expect(bytesOf(rows.map((n) => n * apart))).toBeLessThan(32);
    expect(bytesOf(rows.map((n) => (40_001 - n) * apart))).toBeLessThan(32);
  }
});
