import { csvText } from '../csv.ts';

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

const HEAD = ['from', 'to', 'vehicle', 'driver', 'trips', 'km', 'currency', 'fare', 'commission', 'driver_net', 'fare_in_cash'] as const;

/** The sums of a period as a table for spreadsheets. @param from, to first and last day, YYYY-MM-DD */
export const sumsCsv = (from: string, to: string, lines: readonly SumLine[]): string =>
  csvText([
    HEAD,
    ...lines.map(({ plate, driver, trips, km, currency, fare, commission, net, cash }) => [
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
    ]),
  ]);
