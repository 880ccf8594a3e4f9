import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf, fleetPeriods, isFleetDay, periodWith } from './periods.ts';
import { csvText } from '../csv.ts';
import { sumsHead, sumsRow, type SumLine } from './sums-csv.ts';

describe('the period of a day', () => {
  it.each([
    ['week', '2026-11-25', 'Africa/Johannesburg', { from: '2026-11-23', to: '2026-11-29', before: '2026-11-22', next: '2026-11-30' }],
    ['week', '2026-11-29', 'Africa/Nairobi', { from: '2026-11-23', to: '2026-11-29', before: '2026-11-22', next: '2026-11-30' }],
    ['month', '2026-02-28', 'Africa/Lagos', { from: '2026-02-01', to: '2026-02-28', before: '2026-01-31', next: '2026-03-01' }],
    // The clocks of Cairo jump at midnight of a Friday in April.
    ['month', '2026-04-24', 'Africa/Cairo', { from: '2026-04-01', to: '2026-04-30', before: '2026-03-31', next: '2026-05-01' }],
  ] as const)('%s of %s in %s', (kind, day, zone, days) => {
    expect(daysOf(periodWith(kind, day, zone), zone)).toEqual(days);
  });

  it.each([
    ['2026-11-24', true],
    ['2026-02-30', false],
    ['9999-12-31', false],
    ['0001-01-01', false],
  ])('may be asked for %s: %s', (day, may) => {
    expect(isFleetDay(day)).toBe(may);
  });

  it('holds its own day, and meets the next without a gap', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    const zones = fc.constantFrom('Africa/Johannesburg', 'Africa/Cairo', 'Africa/Casablanca', 'Africa/Nairobi');
    fc.assert(
      fc.property(days, zones, fc.constantFrom(...fleetPeriods), (at, zone, kind) => {
        const day = at.toISOString().slice(0, 10);
        const period = periodWith(kind, day, zone);
        const { from, to, next } = daysOf(period, zone);
        expect(from <= day && day <= to).toBe(true);
        expect(periodWith(kind, next, zone).startsAt).toEqual(period.endsAt);
      }),
    );
  });
});

const line: SumLine = {
  plate: 'KA 1 GP',
  driver: 'Thabo Ndlovu',
  trips: 2,
  km: 16.1,
  currency: 'ZAR',
  fare: '200.00',
  commission: '40.00',
  net: '160.00',
  cash: '100.00',
};

/** Reads a table as RFC 4180 has it. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== '\r\n') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('the table for spreadsheets', () => {
  const sumsCsv = (from: string, to: string, lines: readonly SumLine[]) =>
    csvText([sumsHead, ...lines.map((one) => sumsRow(from, to, one))]);

  it('has a line for each driver with a vehicle', () => {
    expect(sumsCsv('2026-11-23', '2026-11-29', [line])).toBe(
      'from,to,vehicle,driver,trips,km,currency,fare,commission,driver_net,fare_in_cash\r\n' +
        '2026-11-23,2026-11-29,KA 1 GP,Thabo Ndlovu,2,16.1,ZAR,200.00,40.00,160.00,100.00\r\n',
    );
  });

  it('keeps a name a name, whatever is written in it, and figures figures', () => {
    expect(read(sumsCsv('', '', [{ ...line, driver: '=1+1', net: '-5.00' }]))[1]).toMatchObject({ 3: "'=1+1", 9: '-5.00' });
    fc.assert(
      fc.property(fc.string(), (driver) => {
        const rows = read(sumsCsv('', '', [{ ...line, driver }, line]));
        expect(rows).toHaveLength(3);
        expect([driver, `'${driver}`]).toContain(rows[1]?.[3]);
        expect(rows[1]?.[3]).not.toMatch(/^[=+@\t]/);
      }),
    );
  });
});
