import type { QueryOf } from '@safiri/contract/call.ts';
import type { sumsOfFleet } from '@safiri/contract/fleets/calls.ts';
import type { FleetSums } from '@safiri/contract/fleets/shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { CsvRow } from '@safiri/rules/csv.ts';
import { daysOf, periodWith } from '@safiri/rules/fleets/periods.ts';
import { sumsRow } from '@safiri/rules/fleets/sums-csv.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { presentSum, sumTrips, totalsOf } from './fleet-trips.ts';
import type { FleetRow } from './queries.ts';

/** What each driver drove with each vehicle in a week or a month of the fleet's own calendar. */
export async function fleetSumsOf(
  reader: Reader,
  fleet: FleetRow,
  { period, day }: QueryOf<typeof sumsOfFleet>,
  now: Date,
): Promise<FleetSums> {
  const { timeZoneId } = countryById(fleet.countryId);
  const today = localDate(now, timeZoneId);
  const asked = periodWith(period, day ?? today, timeZoneId);
  const rows = await sumTrips(reader, fleet.id, asked.startsAt, asked.endsAt);
  return {
    period,
    ...daysOf(asked, timeZoneId),
    isCurrent: asked.endsAt > now,
    rows: rows.map(({ vehicleId, licensePlate, driverId, driverName, ...figures }) => ({
      vehicleId,
      licensePlate,
      driver: { driverId, name: driverName },
      sum: presentSum(figures),
    })),
    totals: totalsOf(rows),
  };
}

/** The same as rows of a table for spreadsheets. */
export const csvRowsOf = ({ from, to, rows }: FleetSums): CsvRow[] =>
  rows.map(({ licensePlate, driver, sum: { countryId, ...sum } }) =>
    sumsRow(from, to, { plate: licensePlate, driver: driver.name, currency: countryById(countryId).currency, ...sum }),
  );
