import type { CsvRow } from '../csv.ts';

/** A line of the sums of a fleet: what one driver drove with one vehicle, in one currency; money with two decimals. */
export interface SumLine {
  readonly plate: string;
  readonly driver: string;
  readonly trips: number;
  readonly km: number;
  readonly currency: string;
  readonly fare: string;
  readonly commission: string;
  readonly net: string;
  readonly cash: string;
}

/** The names of the columns. */
export const sumsHead = [
  'from',
  'to',
  'vehicle',
  'driver',
  'trips',
  'km',
  'currency',
  'fare',
  'commission',
  'driver_net',
  'fare_in_cash',
] as const satisfies CsvRow;

/** A line of the sums of a period in a table for spreadsheets. @param from, to first and last day, YYYY-MM-DD */
export const sumsRow = (from: string, to: string, { plate, driver, trips, km, currency, fare, commission, net, cash }: SumLine): CsvRow => [
  from,
  to,
  plate,
  driver,
  trips,
  km,
  currency,
  fare,
  commission,
  net,
  cash,
];
