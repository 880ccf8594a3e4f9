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

/** A cell as RFC 4180 has it. What a spreadsheet would take for a formula is text: names are written by people. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The sums of a period as a table for spreadsheets. @param from, to first and last day, YYYY-MM-DD */
export const sumsCsv = (from: string, to: string, lines: readonly SumLine[]): string =>
  [
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
  ]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('');
