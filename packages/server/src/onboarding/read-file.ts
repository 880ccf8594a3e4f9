import type { CountryId } from '@safiri/rules/countries/country.ts';
import { vehicleKinds, type VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { plateKey } from '@safiri/rules/drivers/plate.ts';
import { vehicleAgeAllows, type VehicleAgeLimits } from '@safiri/rules/drivers/vehicle-age.ts';
import { languageIds, type Language } from '@safiri/rules/languages.ts';
import {
  columnOf,
  MOST_LINES,
  optionalColumns,
  requiredColumns,
  type Column,
  type Fault,
  type FileFault,
} from '@safiri/rules/onboarding/driver-file.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { isPersonName } from '@safiri/rules/users/person-name.ts';
import { textCountry, validPhone } from '../auth/public.ts';
import { CsvFault, readCsv, type ReadRow } from '../platform/csv-rows.ts';

/** A line of the file, as it is meant. */
export interface DriverLine {
  readonly line: number;
  readonly name: string;
  /** International form. */
  readonly phone: string;
  readonly language: Language;
  readonly vehicle: VehicleKind;
  readonly make: string;
  readonly model: string;
  readonly colour: string;
  readonly plate: string;
  readonly plateKey: string;
  readonly year: number | null;
  readonly email: string | null;
  readonly licence: string | null;
}

/** Whose numbers and plates they are, and what is taken where nothing is said. */
export interface ReadFor {
  readonly countryId: CountryId;
  readonly language: Language;
  /** YYYY of today there. */
  readonly thisYear: number;
  /** How old vehicles may be in the market. */
  readonly ageLimits: VehicleAgeLimits;
}

/** What the columns of the database and of the other calls hold. */
const MOST: Readonly<Record<Column, number>> = {
  name: 80,
  phone: 24,
  vehicle: 20,
  make: 40,
  model: 60,
  colour: 30,
  plate: 20,
  language: 20,
  year: 4,
  email: 254,
  licence: 60,
};
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const YEAR = /^(19[5-9]\d|20\d\d)$/;

export interface ReadDrivers {
  readonly lines: readonly DriverLine[];
  readonly faults: readonly Fault[];
  /** Lines with drivers, those with faults among them. */
  readonly count: number;
}

const refused = (fault: FileFault, line = 1, column: string | null = null): ReadDrivers => ({
  lines: [],
  faults: [{ line, column, fault, first: null }],
  count: 0,
});

/** Where each column stands, or what is wrong with the first line. */
function headOf({ line, values }: ReadRow): Map<Column, number> | Fault[] {
  const places = new Map<Column, number>();
  const faults: Fault[] = [];
  values.forEach((word, at) => {
    const column = columnOf(word);
    if (column === undefined) faults.push({ line, column: word.slice(0, 40), fault: 'column_unknown', first: null });
    else if (places.has(column)) faults.push({ line, column, fault: 'column_twice', first: null });
    else places.set(column, at);
  });
  for (const column of requiredColumns) if (!places.has(column)) faults.push({ line, column, fault: 'column_missing', first: null });
  return faults.length > 0 ? faults : places;
}

/** The word of a language, by its code. */
const languageOf = (word: string, usual: Language): Language | undefined =>
  word === '' ? usual : languageIds.find((language) => language === word.toLowerCase());

/** A line that is meant, or what is wrong with it. */
function readLine(
  { line, values }: ReadRow,
  places: ReadonlyMap<Column, number>,
  { countryId, language, thisYear, ageLimits }: ReadFor,
): DriverLine | Fault[] {
  const faults: Fault[] = [];
  const wrong = (column: Column | null, fault: FileFault) => void faults.push({ line, column, fault, first: null });
  const value = (column: Column) => values[places.get(column) ?? -1]?.replaceAll(/\s+/g, ' ') ?? '';
  if (values.length > places.size && values.slice(places.size).some((one) => one !== '')) wrong(null, 'not_csv');
  for (const column of requiredColumns) if (value(column) === '') wrong(column, 'missing');
  for (const column of [...requiredColumns, ...optionalColumns]) if (value(column).length > MOST[column]) wrong(column, 'too_long');
  const phone = validPhone(value('phone'), countryId);
  const spoken = languageOf(value('language'), language);
  const vehicle = value('vehicle').toLowerCase();
  const key = plateKey(value('plate'));
  const [year, email, licence] = (['year', 'email', 'licence'] as const).map((column) => (value(column) === '' ? null : value(column)));
  const isSaid = (column: Column) => value(column) !== '';
  if (isSaid('name') && !isPersonName(value('name'))) wrong('name', 'name');
  if (isSaid('phone') && (phone === undefined || textCountry(phone) !== countryId)) wrong('phone', 'phone');
  if (spoken === undefined) wrong('language', 'language');
  if (isSaid('vehicle') && !isOneOf(vehicleKinds, vehicle)) wrong('vehicle', 'vehicle');
  if (isSaid('plate') && key === null) wrong('plate', 'plate');
  if (email != null && !EMAIL.test(email)) wrong('email', 'email');
  if (year != null && !YEAR.test(year)) wrong('year', 'year');
  else if (year != null && isOneOf(vehicleKinds, vehicle) && !vehicleAgeAllows(ageLimits, vehicle, Number(year), thisYear))
    wrong('year', 'too_old');
  if (faults.length > 0 || phone === undefined || spoken === undefined || key === null || !isOneOf(vehicleKinds, vehicle)) return faults;
  return {
    line,
    name: value('name'),
    phone,
    language: spoken,
    vehicle,
    make: value('make'),
    model: value('model'),
    colour: value('colour'),
    plate: value('plate'),
    plateKey: key,
    year: year == null ? null : Number(year),
    email: email?.toLowerCase() ?? null,
    licence: licence ?? null,
  };
}

/** What stands in two lines: each but the first names the first. */
function twiceOf(lines: readonly DriverLine[]): Fault[] {
  const faults: Fault[] = [];
  const look = (column: Column, of: (one: DriverLine) => string | null) => {
    const seen = new Map<string, number>();
    for (const one of lines) {
      const value = of(one);
      if (value === null) continue;
      const first = seen.get(value);
      if (first === undefined) seen.set(value, one.line);
      else faults.push({ line: one.line, column, fault: 'twice', first });
    }
  };
  look('phone', ({ phone }) => phone);
  look('plate', ({ plateKey: key }) => key);
  look('email', ({ email }) => email);
  return faults;
}

/** Reads a file of drivers whole: every fault with its line and column. What others have already is the database's to say. */
export function readDrivers(text: string, of: ReadFor): ReadDrivers {
  const replaced = text.indexOf('\uFFFD');
  if (replaced !== -1) return refused('not_utf8', text.slice(0, replaced).split('\n').length);
  let rows: ReadRow[];
  try {
    rows = readCsv(text, MOST_LINES + 2);
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    return refused('not_csv', error.line);
  }
  const [first, ...rest] = rows;
  if (first === undefined) return refused('empty');
  const places = headOf(first);
  if (Array.isArray(places)) return { lines: [], faults: places, count: rest.length };
  if (rest.length === 0) return refused('empty');
  if (rest.length > MOST_LINES) return refused('too_many_lines', rest[MOST_LINES]?.line ?? MOST_LINES + 2);
  const read = rest.map((row) => readLine(row, places, of));
  const lines = read.filter((one): one is DriverLine => !Array.isArray(one));
  const faults = [...read.filter((one) => Array.isArray(one)).flat(), ...twiceOf(lines)];
  return { lines, faults: faults.toSorted((a, b) => a.line - b.line), count: rest.length };
}
