import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_LINES } from '@safiri/rules/onboarding/driver-file.ts';
import { boda, driverFile } from '../testing/driver-files.ts';
import { readDrivers } from './read-file.ts';

const kenya = { countryId: 'ke', language: 'sw', thisYear: new Date().getFullYear(), ageLimits: { motorcycle: 10 } } as const;
const read = (text: string) => readDrivers(text, kenya);
const faultsOf = (text: string) => read(text).faults.map(({ line, column, fault, first }) => [line, column, fault, first]);

describe('a file of drivers', () => {
  it('is read with commas or semicolons, with a mark of its encoding, quotes, and empty lines between', () => {
    const drivers = [
      boda(1, { name: 'Otieno, "Jr" Achieng', email: 'Achieng@Example.org' }),
      boda(2, { phone: '+254 711 004002', language: 'EN' }),
    ];
    const plain = read(driverFile(drivers));
    expect(plain.faults).toEqual([]);
    expect(plain.lines).toMatchObject([
      { line: 2, name: 'Otieno, "Jr" Achieng', phone: '+254711004001', language: 'sw', plateKey: 'KMEC101W', email: 'achieng@example.org' },
      { line: 3, phone: '+254711004002', language: 'en', vehicle: 'motorcycle' },
    ]);
    const other = `\uFEFF${driverFile(drivers, ';').replace('\r\n', '\r\n\r\n')}`;
    expect(read(other).lines.map(({ line: _line, ...means }) => means)).toEqual(plain.lines.map(({ line: _line, ...means }) => means));
    expect(read(other).lines.map(({ line }) => line)).toEqual([3, 4]);
  });

  it('is refused as a whole, each fault with its line and column', () => {
    const lines = [
      boda(1),
      boda(2, { phone: '12' }),
      boda(3, { vehicle: 'boda', language: 'fr' }),
      boda(4, { name: '', plate: '--' }),
      boda(5, { phone: '+254711004001' }),
      boda(6, { plate: 'kmec-101 w', year: '1990', email: 'nobody' }),
      // Of another country, and one that rings at a desk.
      boda(7, { phone: '+27825550142' }),
      boda(8, { phone: '020 2222222' }),
    ];
    expect(faultsOf(driverFile(lines))).toEqual([
      [3, 'phone', 'phone', null],
      [4, 'language', 'language', null],
      [4, 'vehicle', 'vehicle', null],
      [5, 'name', 'missing', null],
      [5, 'plate', 'plate', null],
      [6, 'phone', 'twice', 2],
      [7, 'email', 'email', null],
      [7, 'year', 'too_old', null],
      [8, 'phone', 'phone', null],
      [9, 'phone', 'phone', null],
    ]);
  });

  it('counts lines of the file, also where a quoted value has breaks in it', () => {
    const file = driverFile([boda(1, { model: 'Boxer\n150' }), boda(2, { phone: '1' })]);
    expect(read(file).faults).toEqual([{ line: 4, column: 'phone', fault: 'phone', first: null }]);
    expect(faultsOf(driverFile([boda(1), boda(2, { plate: 'KMEC 101 W' })]))).toEqual([[3, 'plate', 'twice', 2]]);
  });

  it('has a first line that names its columns', () => {
    expect(faultsOf('')).toEqual([[1, null, 'empty', null]]);
    expect(faultsOf('name;phone;salary;phone\nA;B;C;D')).toEqual([
      [1, 'salary', 'column_unknown', null],
      [1, 'phone', 'column_twice', null],
      ...['vehicle', 'make', 'model', 'colour', 'plate'].map((column) => [1, column, 'column_missing', null]),
    ]);
    expect(faultsOf(driverFile([]))).toEqual([[1, null, 'empty', null]]);
  });

  it('is no other text, and no longer than it may be', () => {
    expect(faultsOf(`${driverFile([boda(1)])}"`)).toEqual([[3, null, 'not_csv', null]]);
    expect(faultsOf(driverFile([boda(1, { name: 'Jos\uFFFD' })]))).toEqual([[2, null, 'not_utf8', null]]);
    const many = Array.from({ length: MOST_LINES + 1 }, (_, n) => boda(n));
    expect(faultsOf(driverFile(many))).toEqual([[MOST_LINES + 2, null, 'too_many_lines', null]]);
    expect(read(driverFile(many.slice(1))).count).toBe(MOST_LINES);
  });

  it('never throws, and says something of whatever it does not take', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.boolean(), (text, withHead) => {
        const { lines, faults } = read(withHead ? `${driverFile([]).trimEnd()}\n${text}` : text);
        expect(lines.length + faults.length).toBeGreaterThan(0);
      }),
    );
  });
});
