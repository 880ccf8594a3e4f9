import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addOne, basketMinor, takeOne } from './basket.ts';
import { formatWeek, isOpenAt, minuteOf, parseWeek, timeOf, type Week } from './merchants.ts';

const week = (from: number, to: number): Week => Array.from({ length: 7 }, () => ({ from, to }));

describe('a basket', () => {
  it('sums, grows and shrinks as specified (FOOD-06, 07, 13; GROC-41..44, 63)', () => {
    expect(basketMinor([{ unitMinor: 60_00, quantity: 2 }]) + 25_00).toBe(145_00);
    expect(basketMinor([{ unitMinor: 24_99, quantity: 2 }]) + 30_00 + 15_00).toBe(94_98);
    const pap = { key: '7', quantity: 0 };
    const twice = addOne(addOne([], pap), pap);
    expect(twice).toEqual([{ key: '7', quantity: 2 }]);
    expect(takeOne(twice, '7')).toEqual([{ key: '7', quantity: 1 }]);
    expect(takeOne(takeOne(twice, '7'), '7')).toEqual([]);
  });
});

describe('opening hours', () => {
  it('hold their day, and the night after it', () => {
    expect(isOpenAt(week(480, 1320), 3, 479)).toBe(false);
    expect(isOpenAt(week(480, 1320), 3, 480)).toBe(true);
    expect(isOpenAt(week(480, 1320), 3, 1320)).toBe(false);
    const nights = week(1080, 120);
    expect(isOpenAt(nights, 3, 1439)).toBe(true);
    expect(isOpenAt(nights, 4, 119)).toBe(true);
    expect(isOpenAt(nights, 4, 120)).toBe(false);
    const closedSunday: Week = [null, ...week(480, 1320).slice(1)];
    expect(isOpenAt(closedSunday, 0, 600)).toBe(false);
  });

  it('are read as merchants write them', () => {
    const read = parseWeek('Mo-Fr 08:00-20:00; Sa,Su 09:00-14:00; We off');
    expect(read?.map((day) => (day === null ? 'off' : `${timeOf(day.from)}-${timeOf(day.to)}`))).toEqual([
      '08:00-20:00',
      '08:00-20:00',
      'off',
      '08:00-20:00',
      '08:00-20:00',
      '09:00-14:00',
      '09:00-14:00',
    ]);
    expect(parseWeek(formatWeek(read ?? []))).toEqual(read);
    expect(parseWeek('Sa-Mo 00:00-24:00')?.filter((day) => day !== null).length).toBe(3);
    for (const text of ['', 'always', 'Mo 8-20', 'Xx 08:00-20:00', 'Mo 08:00-25:00']) expect(parseWeek(text)).toBeUndefined();
  });

  it('are written as they are read', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1440 }), (minute) => minuteOf(timeOf(minute)) === minute));
    for (const text of ['', '8:00', '25:00', '24:01', '12:60', 'noon']) expect(minuteOf(text)).toBeUndefined();
  });
});
