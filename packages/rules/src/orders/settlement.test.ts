import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localMoment } from '../places/local-time.ts';
import { settledWeek } from './settlement.ts';

it.each([
  ['2026-12-14T02:59:00Z', undefined],
  ['2026-12-14T03:00:00Z', { from: '2026-12-07', to: '2026-12-13' }],
  ['2026-12-20T20:59:00Z', { from: '2026-12-07', to: '2026-12-13' }],
  ['2027-01-04T04:00:00Z', { from: '2026-12-28', to: '2027-01-03' }],
])('at %s the week that is settled in Nairobi is %o', (at, week) => {
  expect(settledWeek(localMoment(new Date(at), 'Africa/Nairobi'))).toEqual(week);
});

it('is a whole week from Monday to Sunday that has ended', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }), (at) => {
      const week = settledWeek(localMoment(at, 'Africa/Johannesburg'));
      if (week === undefined) return;
      expect(new Date(week.from).getUTCDay()).toBe(1);
      expect(Date.parse(week.to) - Date.parse(week.from)).toBe(6 * 86_400_000);
      expect(Date.parse(week.to)).toBeLessThan(at.getTime());
    }),
  );
});
