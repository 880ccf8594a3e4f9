import { CsvError, parse } from 'csv-parse/sync';
import { delimiterOf } from '@safiri/rules/csv.ts';

/** A line of a table that somebody brought. */
export interface ReadRow {
  /** Of the file, from 1 on, on which it begins. */
  readonly line: number;
  /** Trimmed. */
  readonly values: readonly string[];
}

/** A file that is no table. */
export class CsvFault extends Error {
  /** Of the file, from 1 on. */
  readonly line: number;
  constructor(line: number) {
    super('Not a table');
    this.line = line;
  }
}

/**
 * The rows of a table (RFC 4180, comma or semicolon), without empty lines. A line may have more or fewer values than the first.
 * @param most rows that are read, the first line among them
 * @throws CsvFault
 */
export function readCsv(text: string, most: number): ReadRow[] {
  let parsed: Array<{ record: string[]; info: { lines: number } }>;
  try {
    parsed = parse(text, {
      bom: true,
      delimiter: delimiterOf(text.split('\n', 1)[0] ?? ''),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      to: most,
    }) as unknown as typeof parsed;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new CsvFault(Number(error['lines'] ?? 1));
  }
  let ended = 0;
  return parsed.map(({ record, info }) => {
    // A quoted value may hold line breaks: the row begins on the line after the one before it.
    const breaks = record.reduce((sum, value) => sum + value.split('\n').length - 1, 0);
    const line = Math.max(ended + 1, info.lines - breaks);
    ended = info.lines;
    return { line, values: record };
  });
}
