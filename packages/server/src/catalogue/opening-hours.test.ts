import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatShopHours, type ShopHours } from '@safiri/rules/catalogue/shop-hours.ts';
import { instantOf, localMoment } from '@safiri/rules/places/local-time.ts';
import { hoursAt, openingHoursOf } from './opening-hours.ts';

const JOHANNESBURG = 'Africa/Johannesburg';
/** A moment on the clocks of Johannesburg, two hours ahead of UTC; the 23rd of November 2026 is a Monday. */
const at = (local: string) => new Date(`${local}:00+02:00`);
const clock = (date: Date | null) => date?.toISOString().slice(0, 16) ?? null;

describe('opening hours', () => {
  it('are taken as days and times, in one writing; nothing that a customer could not foresee', () => {
    expect(openingHoursOf('Mo-Fr 08:00-20:00; Sa,Su 09:00-14:00; We off')).toBe('Mo-Tu 08:00-20:00, Th-Fr 08:00-20:00, Sa-Su 09:00-14:00');
    expect(openingHoursOf('Mo 08:00-12:00,13:00-17:00')).toBe('Mo 08:00-12:00,13:00-17:00');
    for (const text of ['whenever', '', 'Mo-Su 08:00+', 'PH off', 'sunrise-sunset', '"by appointment"', 'Mo 25:00-26:00', 'easter off'])
      expect(openingHoursOf(text), text).toBeUndefined();
  });

  it('say when they change, on the clocks of the place', () => {
    const hours = 'Mo-Fr 08:00-20:00, Sa 09:00-14:00';
    const open = hoursAt(hours, JOHANNESBURG, at('2026-11-23T19:59'));
    expect([open.isOpen, clock(open.changesAt), open.today]).toEqual([true, '2026-11-23T18:00', '08:00-20:00']);
    const shut = hoursAt(hours, JOHANNESBURG, at('2026-11-23T20:00'));
    expect([shut.isOpen, clock(shut.changesAt), clock(shut.tomorrow)]).toEqual([false, '2026-11-24T06:00', '2026-11-24T06:00']);
    expect(hoursAt(hours, 'Africa/Lagos', at('2026-11-23T20:00')).isOpen).toBe(true);
    expect(clock(hoursAt(hours, JOHANNESBURG, at('2026-11-28T15:00')).changesAt)).toBe('2026-11-30T06:00');
    expect(hoursAt('Mo-Su 00:00-24:00', JOHANNESBURG, at('2026-11-23T03:00'))).toMatchObject({
      isOpen: true,
      changesAt: null,
      today: '00:00-24:00',
    });
  });

  it('give way to a holiday and to a day of other hours, and come back', () => {
    const hours = 'Mo-Su 08:00-20:00; 2026 Dec 25-2026 Dec 26 off; 2026 Dec 31 10:00-15:00';
    expect(hoursAt(hours, JOHANNESBURG, at('2026-12-25T12:00'))).toMatchObject({ isOpen: false, today: '' });
    expect(clock(hoursAt(hours, JOHANNESBURG, at('2026-12-25T12:00')).changesAt)).toBe('2026-12-27T06:00');
    expect(hoursAt(hours, JOHANNESBURG, at('2026-12-31T15:00'))).toMatchObject({ isOpen: false, today: '10:00-15:00' });
  });

  it('reach into the night, also before a day that is closed', () => {
    const hours = openingHoursOf('Mo-Sa 18:00-02:00') ?? '';
    const night = hoursAt(hours, JOHANNESBURG, at('2026-11-29T01:59'));
    expect([night.isOpen, clock(night.changesAt), night.today]).toEqual([true, '2026-11-29T00:00', '']);
    expect(hoursAt(hours, JOHANNESBURG, at('2026-11-29T02:00')).isOpen).toBe(false);
    expect(clock(hoursAt(hours, JOHANNESBURG, at('2026-11-23T23:00')).tomorrow)).toBe('2026-11-24T16:00');
  });

  it('that can’t be read after all are closed', () => {
    expect(hoursAt('bananas', JOHANNESBURG, at('2026-11-23T12:00'))).toMatchObject({ isOpen: false, changesAt: null, today: '' });
  });

  it('of a form are what its rows say, on every weekday and at every minute', () => {
    const minutes = fc.integer({ min: 0, max: 47 }).map((n) => n * 30);
    const day = fc.option(fc.record({ from: minutes, to: minutes }).filter(({ from, to }) => from !== to));
    const week = fc.array(day, { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(week, fc.integer({ min: 0, max: 10_079 }), (rows, minuteOfWeek) => {
        const now = instantOf({ year: 2026, month: 11, day: 23, minute: minuteOfWeek }, JOHANNESBURG);
        const { weekday, hour, minute } = localMoment(now, JOHANNESBURG);
        const clockMinute = hour * 60 + minute;
        const today = rows[weekday] ?? null;
        const before = rows[(weekday + 6) % 7] ?? null;
        const ofToday = today !== null && clockMinute >= today.from && (today.from > today.to || clockMinute < today.to);
        const ofNight = before !== null && before.from > before.to && clockMinute < before.to;
        const form: ShopHours = { week: rows, otherDays: [] };
        expect(hoursAt(formatShopHours(form), JOHANNESBURG, now).isOpen).toBe(ofToday || ofNight);
      }),
      { numRuns: 150 },
    );
  });
});
