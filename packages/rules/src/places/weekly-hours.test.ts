import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MINUTES, WEEK_MINUTES, weeklyHours } from './weekly-hours.ts';

const at = (day: number, hour: number, minute = 0) => day * DAY_MINUTES + hour * 60 + minute;

describe('weeklyHours', () => {
  it('reads days and clocks', () => {
    expect(weeklyHours('Mo-Tu 17:00-20:00')).toEqual([
      { from: at(0, 17), until: at(0, 20) },
      { from: at(1, 17), until: at(1, 20) },
    ]);
    expect(weeklyHours('Fr 18:00-24:00; Sa,Su 00:00-24:00')).toEqual([{ from: at(4, 18), until: WEEK_MINUTES }]);
    expect(weeklyHours('We 06:00-09:00,17:00-20:30')).toEqual([
      { from: at(2, 6), until: at(2, 9) },
      { from: at(2, 17), until: at(2, 20, 30) },
    ]);
    expect(weeklyHours('06:00-09:00')).toHaveLength(7);
    expect(weeklyHours('24/7')).toEqual([{ from: 0, until: WEEK_MINUTES }]);
  });

  it('goes over midnight, and from Sunday into Monday', () => {
    expect(weeklyHours('Sa 22:00-02:00')).toEqual([{ from: at(5, 22), until: at(6, 2) }]);
    expect(weeklyHours('Su 22:00-02:00')).toEqual([
      { from: 0, until: at(0, 2) },
      { from: at(6, 22), until: WEEK_MINUTES },
    ]);
    expect(weeklyHours('Su-Mo 20:00-21:00')).toHaveLength(2);
  });

  it.each([
    '',
    'Mo',
    'Monday 10:00-12:00',
    'Mo 25:00-26:00',
    'Mo 10:00-10:00',
    'Mo 24:00-24:00',
    'Mo 10:00-12:00; Mo-Tu 14:00-15:00',
    'Mo 10:60-12:00',
  ])('refuses %j', (text) => {
    expect(weeklyHours(text)).toBeTypeOf('string');
  });

  it('gives spans in order within the week that do not touch', () => {
    const clock = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
    const hours = fc.tuple(clock, clock).filter(([from, to]) => from !== to);
    fc.assert(
      fc.property(fc.array(hours, { minLength: 1, maxLength: 4 }), (all) => {
        const spans = weeklyHours(`Mo-Su ${all.map(([from, to]) => `${from}-${to}`).join(',')}`);
        if (typeof spans === 'string') throw new Error(spans);
        spans.forEach(({ from, until }, i) => {
          expect(from >= (i === 0 ? 0 : (spans[i - 1]?.until ?? 0) + 1) && until > from && until <= WEEK_MINUTES).toBe(true);
        });
      }),
    );
  });
});
