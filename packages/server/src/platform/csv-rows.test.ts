import { expect, it } from 'vitest';
import { CsvFault, readCsv } from './csv-rows.ts';

it('reads what portals and spreadsheets write, with the line on which each row begins', () => {
  const text = '\uFEFFReceipt;Reference;Amount\r\n\r\nR1; T1 ;"1,200.50"\r\n"R;2\nof two lines";;-30\r\nR3;"a ""b""";5;more\r\n';
  expect(readCsv(text, 100)).toEqual([
    { line: 1, values: ['Receipt', 'Reference', 'Amount'] },
    { line: 3, values: ['R1', 'T1', '1,200.50'] },
    { line: 4, values: ['R;2\nof two lines', '', '-30'] },
    { line: 6, values: ['R3', 'a "b"', '5', 'more'] },
  ]);
});

it('reads no more than it is told', () => {
  expect(readCsv('a\n1\n2\n3', 2)).toHaveLength(2);
});

it('names the line of what is no table', () => {
  expect(() => readCsv('a,b\n1,"2\n3,4', 100)).toThrow(CsvFault);
});
