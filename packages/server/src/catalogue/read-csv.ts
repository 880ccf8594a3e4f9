import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { cuisineTypes, storeTypes, merchantKinds, type MerchantKind } from '@safiri/rules/catalogue/merchants.ts';
import { cities } from '@safiri/rules/places/gazetteer.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import { openingHoursOf } from './opening-hours.ts';

/** One line of a catalogue file, checked. */
export interface CatalogueLine {
  readonly merchant: {
    readonly kind: MerchantKind;
    readonly name: string;
    readonly description: string;
    readonly address: string;
    readonly cityId: string;
    readonly countryId: CountryId;
    readonly lat: number;
    readonly lng: number;
    readonly category: string;
    readonly openingHours: string;
    readonly deliveryMinor: number;
    readonly deliveryTime: string;
  };
  readonly item: {
    readonly section: string;
    readonly name: string;
    readonly brand: string;
    readonly description: string;
    readonly priceMinor: number;
    readonly unit: string;
    readonly organic: boolean;
    readonly stock: number | null;
    readonly extras: Array<{ name: string; priceMinor: number }>;
  };
}

/** A file that holds a line which can't be taken: nothing of it is. */
export class CatalogueError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(`${lines.length} lines can't be taken:\n${lines.join('\n')}`);
    this.lines = lines;
  }
}

const word = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const maybe = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const read = <T>(make: (text: string) => T | undefined, message: string) =>
  z.pipe(
    z.string(),
    z.transform((text, ctx) => {
      const value = make(text.trim());
      if (value === undefined) ctx.issues.push({ code: 'custom', message, input: text });
      return value as T;
    }),
  );
const number = (least: number, most: number) =>
  read((text) => {
    const value = Number(text);
    return text !== '' && value >= least && value <= most ? value : undefined;
  }, `A number from ${least} to ${most}`);
const money = read((text) => {
  const minor = fromWire(text);
  return minor !== undefined && minor > 0 ? minor : undefined;
}, 'An amount above 0 with at most two decimals');
const extras = read((text) => {
  const list = text === '' ? [] : text.split('|').map((piece) => piece.split(':'));
  const read = list.map(([name = '', price = '']) => ({ name: name.trim(), priceMinor: fromWire(price.trim()) ?? -1 }));
  return read.every(({ name, priceMinor }) => name !== '' && priceMinor >= 0) ? read : undefined;
}, 'Name:price, more than one separated by |');

const line = z.object({
  merchant_kind: z.enum(merchantKinds),
  merchant: word(80),
  merchant_description: maybe(200),
  address: word(200),
  city: read((text) => cities.find((city) => city.id === text), 'The id of a city, such as pretoria'),
  lat: number(-90, 90),
  lng: number(-180, 180),
  category: z.enum([...cuisineTypes, ...storeTypes]),
  hours: read(openingHoursOf, 'Hours such as Mo-Fr 08:00-20:00; Sa,Su 09:00-14:00'),
  delivery_fee: money,
  delivery_time: z.string().check(z.regex(/^\d{1,3}(-\d{1,3})?$/)),
  section: word(60),
  item: word(120),
  brand: maybe(60),
  description: maybe(300),
  price: money,
  unit: maybe(30),
  organic: z.enum(['yes', 'no']),
  stock: read((text) => (text === '' ? null : /^\d{1,6}$/.test(text) ? Number(text) : undefined), 'A whole number, or nothing'),
  extras,
});

/** Columns of a catalogue file, in any order. */
export const columns = Object.keys(line.def.shape);

/** Reads a catalogue file. @throws CatalogueError naming each bad line and column, by the lines of the file */
export function readCatalogue(text: string): CatalogueLine[] {
  let rows: Array<Record<string, string>>;
  try {
    rows = parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true }) as Array<Record<string, string>>;
  } catch (error) {
    throw new CatalogueError([(error as Error).message]);
  }
  const bad: string[] = [];
  const lines = rows.flatMap((row, i) => {
    const result = z.safeParse(line, row);
    if (!result.success) {
      bad.push(...result.error.issues.map((issue) => `line ${i + 2}, ${String(issue.path[0])}: ${issue.message}`));
      return [];
    }
    const { data } = result;
    const merchant = {
      kind: data.merchant_kind,
      name: data.merchant,
      description: data.merchant_description,
      address: data.address,
      cityId: data.city.id,
      countryId: data.city.countryId,
      lat: data.lat,
      lng: data.lng,
      category: data.category,
      openingHours: data.hours,
      deliveryMinor: data.delivery_fee,
      deliveryTime: data.delivery_time,
    };
    const { section, item: name, brand, description, price: priceMinor, unit, stock } = data;
    const item = { section, name, brand, description, priceMinor, unit, stock, organic: data.organic === 'yes', extras: data.extras };
    return [{ merchant, item }];
  });
  if (rows.length === 0) bad.push('the file holds no line');
  if (bad.length > 0) throw new CatalogueError(bad);
  return lines;
}
