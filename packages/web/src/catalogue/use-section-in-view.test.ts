import { expect, it } from 'vitest';
import { readingLine } from './use-section-in-view.ts';

it('reads at the top where a page begins, at its foot where it ends, and a third down between', () => {
  expect(readingLine(0, 3000, 800)).toBe(0);
  expect(readingLine(600, 3000, 800)).toBe(0.35);
  expect(readingLine(3000, 3000, 800)).toBe(1);
  expect(readingLine(2999.2, 3000, 800)).toBe(1);
  expect(readingLine(100, 200, 800)).toBe(0.125);
  expect(readingLine(-40, 3000, 800)).toBe(0);
  expect(readingLine(0, 0, 800)).toBe(0);
});
