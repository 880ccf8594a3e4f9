import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addOne, basketMinor, takeOne } from './basket.ts';
import { timeOfDay } from '../places/time-of-day.ts';
import { formatWeek, minuteOf, parseWeek } from './merchants.ts';
import { areOver, formatShopHours, parseShopHours, type OtherDays, type ShopHours } from './shop-hours.ts';

const minutes = fc.integer({ min: 0, max: 1440 });
const hours = fc.option(fc.record({ from: minutes, to: minutes }));
const date = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const otherDays: fc.Arbitrary<OtherDays> = fc
  .record({ a: date, b: date, hours })
  .map(({ a, b, hours: other }) => ({ from: a < b ? a : b, to: a < b ? b : a, hours: other }));
const shopHours: fc.Arbitrary<ShopHours> = fc.record({
  week: fc.array(hours, { minLength: 7, maxLength: 7 }),
  otherDays: fc.array(otherDays, { maxLength: 4 }),
});

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
  it('are read as merchants write them', () => {
    const read = parseWeek('Mo-Fr 08:00-20:00; Sa,Su 09:00-14:00; We off');
    expect(read?.map((day) => (day === null ? 'off' : `${timeOfDay(day.from)}-${timeOfDay(day.to)}`))).toEqual([
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

  it('are written in the syntax of OpenStreetMap, days alike in one rule, and read back', () => {
    const read = parseShopHours('Mo-Fr 08:00-20:00; Sa 09:00-02:00; 2026 Dec 25 off; 2026 Dec 31-2027 Jan 02 10:00-15:00');
    expect(read?.otherDays).toEqual([
      { from: '2026-12-25', to: '2026-12-25', hours: null },
      { from: '2026-12-31', to: '2027-01-02', hours: { from: 600, to: 900 } },
    ]);
    expect(read === undefined ? '' : formatShopHours(read)).toBe(
      'Mo-Fr 08:00-20:00, Sa 09:00-02:00; 2026 Dec 25 off; 2026 Dec 31-2027 Jan 02 10:00-15:00',
    );
    fc.assert(
      fc.property(shopHours, (one) => {
        expect(parseShopHours(formatShopHours(one))).toEqual(one);
      }),
    );
    for (const text of [
      '2026 Dec 25 off',
      'Mo 08:00-12:00; 2026 Feb 30 off',
      'Mo 08:00-12:00; 2026 Dec 25-2026 Dec 24 off',
      'Mo 08:00-12:00,13:00-17:00',
    ])
      expect(parseShopHours(text), text).toBeUndefined();
  });

  it('forget no day before it is over', () => {
    const days = { from: '2026-12-31', to: '2027-01-02', hours: null };
    expect([areOver(days, '2027-01-02'), areOver(days, '2027-01-03')]).toEqual([false, true]);
  });

  it('are written as they are read', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1440 }), (minute) => minuteOf(timeOfDay(minute)) === minute));
    for (const text of ['', '8:00', '25:00', '24:01', '12:60', 'noon']) expect(minuteOf(text)).toBeUndefined();
  });
});
