import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../places/local-time.ts';
import { chainAt, daysFrom, gapsOf, isCalendarDate, isOver, overlaps, spansOf, type Shift } from './on-call-hours.ts';

const PRETORIA = 'Africa/Johannesburg';
const CAIRO = 'Africa/Cairo';
const CASABLANCA = 'Africa/Casablanca';
const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
let n = 0;

/** Hours as they are written on a roster; every night of the week unless the test says otherwise. */
function shift(userId: number, step: number, from: string, to: string, on: string | number[] = [0, 1, 2, 3, 4, 5, 6]): Shift {
  n += 1;
  const when = typeof on === 'string' ? { date: on, weekdays: [] } : { date: null, weekdays: on };
  return { id: n, userId, step, fromMinute: at(from), toMinute: at(to), ...when };
}
const who = (shifts: Shift[], moment: string, zone = PRETORIA) => chainAt(shifts, new Date(moment), zone).map(({ userId }) => userId);
const window = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) });
const iso = (spans: ReadonlyArray<{ startsAt: Date; endsAt: Date }>) =>
  spans.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]);

describe('who is on call', () => {
  it('is by the clock of the city, over midnight too, in the order of the chain', () => {
    const night = [shift(2, 2, '18:00', '06:00'), shift(1, 1, '18:00', '06:00')];
    // 02:30 in Pretoria is half past midnight in UTC.
    expect(who(night, '2026-11-24T00:30:00Z')).toEqual([1, 2]);
    expect(who(night, '2026-11-24T03:59:59Z')).toEqual([1, 2]);
    expect(who(night, '2026-11-24T04:00:00Z')).toEqual([]);
    expect(who(night, '2026-11-24T15:59:59Z')).toEqual([]);
    expect(who(night, '2026-11-24T16:00:00Z')).toEqual([1, 2]);
  });

  it('of a night that begins on Monday alone is still so early on Tuesday, and not early on Monday', () => {
    const monday = [shift(1, 1, '20:00', '05:00', [0])];
    expect(who(monday, '2026-11-24T01:00:00Z')).toEqual([1]);
    expect(who(monday, '2026-11-23T01:00:00Z')).toEqual([]);
  });

  it('is who stands in on that day, at that step alone', () => {
    const roster = [shift(1, 1, '18:00', '06:00'), shift(2, 2, '18:00', '06:00'), shift(3, 1, '18:00', '06:00', '2026-11-26')];
    expect(who(roster, '2026-11-26T20:00:00Z')).toEqual([3, 2]);
    expect(who(roster, '2026-11-27T20:00:00Z')).toEqual([1, 2]);
  });

  it('is nobody twice', () => {
    expect(who([shift(1, 1, '00:00', '00:00'), shift(1, 2, '00:00', '00:00')], '2026-11-24T12:00:00Z')).toEqual([1]);
  });
});

describe('the hours without anybody', () => {
  it('are what lies between the shifts', () => {
    const roster = [shift(1, 1, '18:00', '06:00', [0, 1]), shift(2, 1, '06:00', '14:00', [1])];
    expect(iso(gapsOf(roster, window('2026-11-23T10:00:00Z', '2026-11-25T10:00:00Z'), PRETORIA))).toEqual([
      ['2026-11-23T10:00:00.000Z', '2026-11-23T16:00:00.000Z'],
      ['2026-11-24T12:00:00.000Z', '2026-11-24T16:00:00.000Z'],
      ['2026-11-25T04:00:00.000Z', '2026-11-25T10:00:00.000Z'],
    ]);
  });

  it('are none where shifts meet, in every zone and over every change of its clocks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(PRETORIA, CAIRO, CASABLANCA, 'Africa/Nairobi'),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 0, max: 1439 }),
        (zone, day, first, second) => {
          fc.pre(first !== second);
          const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
          const [a, b] = [clock(first), clock(second)];
          const roster = [shift(1, 1, a, b), shift(2, 1, b, a)];
          const startsAt = new Date(Date.UTC(2026, 0, 1 + day));
          expect(gapsOf(roster, { startsAt, endsAt: new Date(startsAt.getTime() + 3 * 86_400_000) }, zone)).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the day the clocks change', () => {
  it('in Cairo has a night of eleven hours in spring and one of thirteen in autumn', () => {
    const night = shift(1, 1, '18:00', '06:00');
    const hours = (date: string) => {
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
      const startsAt = instantOf({ year, month, day, minute: at('18:00') }, CAIRO);
      const [span] = spansOf(night, { startsAt, endsAt: new Date(startsAt.getTime() + 1) }, CAIRO);
      return span === undefined ? 0 : (span.endsAt.getTime() - span.startsAt.getTime()) / 3_600_000;
    };
    expect(hours('2026-04-22')).toBe(12);
    expect(hours('2026-04-23')).toBe(11);
    expect(hours('2026-10-29')).toBe(13);
  });

  it('in Casablanca, before and after Ramadan, leaves nobody out who begins within the hour that is skipped or doubled', () => {
    const roster = [shift(1, 1, '02:30', '14:30'), shift(2, 1, '14:30', '02:30')];
    for (const day of ['2026-02-15', '2026-03-22']) {
      const startsAt = new Date(`${day}T00:00:00Z`);
      for (let minute = 0; minute < 360; minute += 10)
        expect(chainAt(roster, new Date(startsAt.getTime() + minute * 60_000), CASABLANCA)).toHaveLength(1);
    }
  });

  it('has days of 23 and of 25 hours', () => {
    const lengths = (from: string) =>
      daysFrom(new Date(from), 3, CAIRO).map(({ date, startsAt, endsAt }) => [date, (endsAt.getTime() - startsAt.getTime()) / 3_600_000]);
    expect(lengths('2026-04-23T10:00:00Z')).toEqual([
      ['2026-04-23', 24],
      ['2026-04-24', 23],
      ['2026-04-25', 24],
    ]);
    expect(lengths('2026-10-28T10:00:00Z')[1]).toEqual(['2026-10-29', 25]);
  });
});

describe('hours in common', () => {
  it('are found over midnight and over the end of the week', () => {
    expect(overlaps(shift(1, 1, '18:00', '06:00', [6]), shift(2, 1, '05:00', '07:00', [0]))).toBe(true);
    expect(overlaps(shift(1, 1, '18:00', '06:00', [6]), shift(2, 1, '06:00', '07:00', [0]))).toBe(false);
    expect(overlaps(shift(1, 1, '18:00', '06:00', '2026-12-31'), shift(2, 1, '05:59', '07:00', '2027-01-01'))).toBe(true);
    expect(overlaps(shift(1, 1, '00:00', '00:00', [2]), shift(2, 1, '23:59', '00:00', [2]))).toBe(true);
    expect(overlaps(shift(1, 1, '00:00', '00:00', [2]), shift(2, 1, '00:00', '00:00', [3]))).toBe(false);
  });

  it('are no fault where somebody stands in for a day', () => {
    expect(overlaps(shift(1, 1, '18:00', '06:00'), shift(2, 1, '18:00', '06:00', '2026-11-26'))).toBe(false);
  });

  it('are had by both or by neither', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
    const hours = fc.record({ date: fc.constant(null), weekdays, fromMinute: minute, toMinute: minute });
    fc.assert(
      fc.property(hours, hours, (a, b) => {
        expect(overlaps(a, b)).toBe(overlaps(b, a));
        expect(overlaps(a, a)).toBe(true);
      }),
    );
  });
});

describe('a date', () => {
  it('is one that calendars have', () => {
    expect(['2026-02-28', '2026-02-29', '2026-13-01', '26-1-1', 'tomorrow'].map(isCalendarDate)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is over once its last hour is', () => {
    const night = shift(1, 1, '18:00', '06:00', '2026-11-23');
    expect(isOver(night, new Date('2026-11-24T03:59:00Z'), PRETORIA)).toBe(false);
    expect(isOver(night, new Date('2026-11-24T04:00:00Z'), PRETORIA)).toBe(true);
    expect(isOver(shift(1, 1, '18:00', '06:00'), new Date('2036-11-24T04:00:00Z'), PRETORIA)).toBe(false);
  });
});
