import { expect, it } from 'vitest';
import { dataSize } from './data-size.ts';
import { addTo } from './data-used.ts';

it('says bytes in the unit that people read', () => {
  expect([0, 1499, 80_414, 999_999, 1_000_000, 12_345_678].map((bytes) => dataSize(bytes, ['en']))).toEqual([
    '0\u00a0kB',
    '1\u00a0kB',
    '80\u00a0kB',
    '1,000\u00a0kB',
    '1.0\u00a0MB',
    '12.3\u00a0MB',
  ]);
});

it('counts a day, and begins the next at nothing', () => {
  const day = addTo(addTo(null, '2026-11-22', 100), '2026-11-22', 50);
  expect(day).toEqual({ day: '2026-11-22', bytes: 150 });
  expect(addTo(day, '2026-11-23', 7)).toEqual({ day: '2026-11-23', bytes: 7 });
});
