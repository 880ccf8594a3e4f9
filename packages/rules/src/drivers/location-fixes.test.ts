import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIX_OLDEST_MS, FIXES_AT_MOST, fixesToKeep } from './location-fixes.ts';

const now = Date.parse('2026-11-22T08:00:00.000Z');
const fixesOf = (ages: readonly number[]) => ages.map((age) => ({ at: new Date(now - age).toISOString() }));

it('keeps few, young positions in their order, and always the newest', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 * FIX_OLDEST_MS }), { maxLength: 400 }), (ages) => {
      const fixes = fixesOf(ages.toSorted((a, b) => b - a));
      const kept = fixesToKeep(fixes, now);
      expect(kept.length).toBeLessThanOrEqual(FIXES_AT_MOST);
      expect(kept.every(({ at }) => Date.parse(at) > now - FIX_OLDEST_MS)).toBe(true);
      expect(kept).toEqual(fixes.filter((fix) => kept.includes(fix)));
      const young = fixes.filter(({ at }) => Date.parse(at) > now - FIX_OLDEST_MS);
      expect(kept.at(-1)).toBe(young.at(-1));
    }),
  );
});

it('lets the past go first when a phone reports every second', () => {
  let kept: Array<{ at: string }> = [];
  for (let second = 1; second <= 500; second += 1) kept = fixesToKeep([...kept, ...fixesOf([-second * 1000])], now + second * 1000);
  expect(kept.length).toBeLessThanOrEqual(FIXES_AT_MOST);
  const gaps = kept.slice(1).map(({ at }, index) => Date.parse(at) - Date.parse(kept[index]?.at ?? at));
  expect(gaps.slice(-40).every((gap) => gap === 1000)).toBe(true);
});
