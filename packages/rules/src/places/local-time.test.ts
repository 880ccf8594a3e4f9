import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { dateOf, dayBounds, instantOf, localMoment } from './local-time.ts';

const zones = countries.map(({ timeZoneId }) => timeZoneId);
const anyMoment = fc.integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2035-01-01T00:00:00Z') });

describe('localMoment', () => {
  it('reads the clocks and calendars of the zone', () => {
    expect(localMoment(new Date('2026-11-20T22:30:05Z'), 'Africa/Johannesburg')).toEqual({
      year: 2026,
      month: 11,
      day: 21,
      weekday: 5,
      hour: 0,
      minute: 30,
      second: 5,
    });
    expect(localMoment(new Date('2026-11-23T00:00:00Z'), 'UTC').weekday).toBe(0);
  });

  it('says the same of a moment whatever was asked before, and by other ways', () => {
    fc.assert(
      fc.property(
        anyMoment,
        fc.integer({ min: -2500, max: 2500 }),
        fc.constantFrom(...zones),
        fc.constantFrom(...zones),
        (at, apart, zone, other) => {
          localMoment(new Date(at), zone);
          localMoment(new Date(at + apart), other);
          const { hour, minute, second, ...date } = localMoment(new Date(at + apart), zone);
          const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium', hourCycle: 'h23' }).format(at + apart);
          expect([hour, minute, second]).toEqual(clock.split(':').map(Number));
          expect(dateOf(date)).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at + apart));
        },
      ),
    );
    expect(() => localMoment(new Date(NaN), 'UTC')).toThrow(RangeError);
  });
});

describe('instantOf', () => {
  it('runs over the ends of months and days', () => {
    expect(instantOf({ year: 2026, month: 12, day: 32 }, 'Africa/Johannesburg').toISOString()).toBe('2026-12-31T22:00:00.000Z');
    expect(instantOf({ year: 2026, month: 2, day: 28, minute: 1440 }, 'UTC').toISOString()).toBe('2026-03-01T00:00:00.000Z');
  });

  it('takes the moment of the jump where clocks jump over midnight, as in Egypt', () => {
    const jump = instantOf({ year: 2026, month: 4, day: 24 }, 'Africa/Cairo');
    expect(jump.toISOString()).toBe('2026-04-23T22:00:00.000Z');
    expect(localMoment(jump, 'Africa/Cairo')).toMatchObject({ day: 24, hour: 1 });
  });

  it('gives the start of the day, which is that day and not earlier than the moment before is another', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...zones), (at, zone) => {
        const { year, month, day } = localMoment(new Date(at), zone);
        const start = instantOf({ year, month, day }, zone);
        expect(localMoment(start, zone)).toMatchObject({ year, month, day });
        expect(localMoment(new Date(start.getTime() - 1), zone).day).not.toBe(day);
        expect(start.getTime()).toBeLessThanOrEqual(at);
      }),
    );
  });
});

describe('dayBounds', () => {
  it('is a day by the clocks of the zone, also on the days when they are put forward and back', () => {
    const hours = (day: string, zone: string) => {
      const { from, to } = dayBounds(day, zone);
      return (to.getTime() - from.getTime()) / 3_600_000;
    };
    expect(dayBounds('2026-06-15', 'Africa/Nairobi')).toEqual({
      from: new Date('2026-06-14T21:00:00Z'),
      to: new Date('2026-06-15T21:00:00Z'),
    });
    expect([hours('2026-04-24', 'Africa/Cairo'), hours('2026-10-29', 'Africa/Cairo'), hours('2026-06-15', 'Africa/Cairo')]).toEqual([
      23, 25, 24,
    ]);
  });

  it('goes from the first to the last of several days, over the end of a month', () => {
    expect(dayBounds('2026-02-23', 'Africa/Johannesburg', '2026-03-01')).toEqual({
      from: new Date('2026-02-22T22:00:00Z'),
      to: new Date('2026-03-01T22:00:00Z'),
    });
  });

  it('holds each moment of its day, in every zone, and no other', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...zones), (at, zone) => {
        const { from, to } = dayBounds(dateOf(localMoment(new Date(at), zone)), zone);
        expect([from.getTime() <= at, at < to.getTime()]).toEqual([true, true]);
      }),
    );
  });
});
