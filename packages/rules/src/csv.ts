/** A line of a table: texts, numbers, and nothing. */
export type CsvRow = ReadonlyArray<string | number | null>;

/** A cell as RFC 4180 has it. What a spreadsheet would take for a formula is text: names are written by people. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table for spreadsheets, its head first; or some more lines of one. */
export const csvText = (rows: readonly CsvRow[]): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** By what the values of a line are separated: as the first line does it, which holds no text of people. */
export const delimiterOf = (firstLine: string): ',' | ';' => (firstLine.split(';').length > firstLine.split(',').length ? ';' : ',');
