import { expect, it } from 'vitest';
import { nextStart, startOf, type Width } from './periods.ts';

const around = (width: Width, at: string) =>
  [startOf(width, new Date(at)), nextStart(width, new Date(at))].map((d) => d.toISOString().slice(0, 10));

it('begins days at midnight, weeks on Mondays and months on their first, over the ends of years and in leap years', () => {
  expect(around('day', '2026-12-31T23:59:59.999Z')).toEqual(['2026-12-31', '2027-01-01']);
  expect(around('day', '2027-01-01T00:00:00Z')).toEqual(['2027-01-01', '2027-01-02']);
  expect(around('week', '2027-01-03T12:00:00Z')).toEqual(['2026-12-28', '2027-01-04']);
  expect(around('week', '2027-01-04T00:00:00Z')).toEqual(['2027-01-04', '2027-01-11']);
  expect(around('month', '2026-12-15T00:00:00Z')).toEqual(['2026-12-01', '2027-01-01']);
  expect(around('month', '2028-02-29T12:00:00Z')).toEqual(['2028-02-01', '2028-03-01']);
});
