/** Lines of drivers in one file, at most (operator §3). */
export const MOST_LINES = 5000;
/** No honest file of so many lines is larger, bytes. */
export const MOST_FILE_BYTES = 2_000_000;
/** Faults that are said one by one; the rest are counted. */
export const MOST_FAULTS = 200;

/** Columns of a file of drivers. The first line names them, in any order. */
export const requiredColumns = ['name', 'phone', 'vehicle', 'make', 'model', 'colour', 'plate'] as const;
export const optionalColumns = ['language', 'year', 'email', 'licence'] as const;
export const columns = [...requiredColumns, ...optionalColumns] as const;
export type Column = (typeof columns)[number];

/** What is wrong with a file, or with a value of it. */
export const fileFaults = [
  /** The file as a whole, or its first line. */
  'not_utf8',
  'not_csv',
  'empty',
  'too_many_lines',
  'column_missing',
  'column_unknown',
  'column_twice',
  /** A value. */
  'missing',
  'too_long',
  'name',
  'phone',
  'language',
  'vehicle',
  'plate',
  'year',
  'too_old',
  'email',
  /** It stands in a line above, too. */
  'twice',
  /** Somebody has it already: an account, or a vehicle of the country. */
  'taken',
] as const;
export type FileFault = (typeof fileFaults)[number];

/** A fault with its place. */
export interface Fault {
  /** Of the file, from 1 on; its first line names the columns. */
  readonly line: number;
  /** Null where a line as a whole is meant; of the first line what stands there. */
  readonly column: string | null;
  readonly fault: FileFault;
  /** Of what stands twice: the line where it stands first. */
  readonly first: number | null;
}

/** Other ways to write a column. */
const also: Readonly<Record<string, Column>> = {
  color: 'colour',
  'e-mail': 'email',
  licence_number: 'licence',
  license: 'licence',
  license_number: 'licence',
  vehicle_kind: 'vehicle',
  number_plate: 'plate',
};

/** The column that a word of the first line means; undefined for any other. */
export function columnOf(word: string): Column | undefined {
  const key = word.trim().toLowerCase().replaceAll(/\s+/g, '_');
  return columns.find((column) => column === key) ?? also[key];
}
