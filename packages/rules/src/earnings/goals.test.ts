import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries, countryById } from '../countries/countries.ts';
import { goals, lastDays, monthOf, progressPercent, randInMinor, REFERRAL_REWARD, tripsToGo, weekOf } from './goals.ts';

const anyMoment = fc.integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2035-01-01T00:00:00Z') });
const anyZone = fc.constantFrom(...countries.map(({ timeZoneId }) => timeZoneId));

describe('the trips to a goal', () => {
  it('are as many as the missing money needs at the pay of the last ones, the last one whole', () => {
    expect(tripsToGo(700_00, [80_00, 70_00, 90_00])).toBe(9);
    expect(tripsToGo(80_00, [80_00, 80_00, 80_00])).toBe(1);
  });

  it('are not guessed from too few trips, from such that paid nothing, nor once nothing is missing', () => {
    expect([tripsToGo(700_00, [80_00, 80_00]), tripsToGo(700_00, [0, 0, 0]), tripsToGo(0, [80_00, 80_00, 80_00])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('goals and rewards', () => {
  it('are the specified ones in rand', () => {
    const za = countryById('za');
    expect(
      [goals.week.target, goals.week.reward, goals.month.target, goals.month.reward, REFERRAL_REWARD].map((rand) => randInMinor(rand, za)),
    ).toEqual([1000_00, 100_00, 5000_00, 500_00, 50_00]);
  });

  it('are those times the exchange rate elsewhere', () => {
    expect(randInMinor(50, countryById('ke'))).toBe(7000_00);
    for (const country of countries) {
      expect(randInMinor(1000, country)).toBe(Math.round(1000 * country.exchangeRate * 100));
    }
  });
});

describe('progressPercent', () => {
  it('is capped at 100', () => {
    expect(progressPercent(1500_00, 1000_00)).toBe(100);
    expect(progressPercent(999_99, 1000_00)).toBe(99);
    expect(progressPercent(1000_00, 1000_00)).toBe(100);
    expect(progressPercent(0, 1000_00)).toBe(0);
    expect(progressPercent(-500, 1000_00)).toBe(0);
  });

  it('is a whole number from 0 to 100 and 100 only when the target is reached', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 10_000_000 }), fc.integer({ min: 1, max: 5_000_000 }), (earned, target) => {
        const percent = progressPercent(earned, target);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        expect(percent === 100).toBe(earned >= target);
      }),
    );
  });
});

describe('periods', () => {
  it('are ISO weeks and calendar months of the zone', () => {
    expect(weekOf(new Date('2026-11-20T10:00:00Z'), 'Africa/Johannesburg')).toEqual({
      key: '2026-W47',
      startsAt: new Date('2026-11-15T22:00:00Z'),
      endsAt: new Date('2026-11-22T22:00:00Z'),
    });
    expect(weekOf(new Date('2027-01-01T10:00:00Z'), 'UTC').key).toBe('2026-W53');
    expect(weekOf(new Date('2024-12-30T10:00:00Z'), 'UTC').key).toBe('2025-W01');
    expect(monthOf(new Date('2026-11-30T22:30:00Z'), 'Africa/Johannesburg')).toEqual({
      key: '2026-12',
      startsAt: new Date('2026-11-30T22:00:00Z'),
      endsAt: new Date('2026-12-31T22:00:00Z'),
    });
  });

  it('hold the moment they are asked for, and give way to the next one exactly at their end', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (moment, zone) => {
        for (const period of [weekOf, monthOf]) {
          const at = new Date(moment);
          const { key, startsAt, endsAt } = period(at, zone);
          expect(startsAt <= at && at < endsAt).toBe(true);
          expect(period(startsAt, zone).key).toBe(key);
          expect(period(new Date(endsAt.getTime() - 1), zone).key).toBe(key);
          expect(period(endsAt, zone).key).not.toBe(key);
        }
      }),
    );
  });

  it('have days that follow each other up to today', () => {
    const days = lastDays(new Date('2026-03-02T12:00:00Z'), 'Africa/Johannesburg', 4);
    expect(days.map(({ date }) => date)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(days.at(-1)?.startsAt).toEqual(new Date('2026-03-01T22:00:00Z'));
  });
});
