import { sql } from 'drizzle-orm';
import type { DriverTrust } from '@safiri/contract/rides/shapes.ts';
import { isInForce } from '@safiri/db/verification/conditions.ts';
import { requiredModuleIds } from '@safiri/rules/training/modules.ts';
import { checkTypes } from '@safiri/rules/verification/background-checks.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { hasExpired } from '@safiri/rules/verification/documents.ts';
import { requiredTypes } from '@safiri/rules/verification/papers.ts';
import { shownStatus } from '@safiri/db/standing/conditions.ts';
import type { ShownStatus } from '@safiri/rules/verification/steps.ts';
import { homeMarket, paperHistory } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import { averageRating, shortName } from '../users/public.ts';

interface Row extends Record<string, unknown> {
  name: string;
  ratingSum: number;
  ratingCount: number;
  trips: number;
  memberSince: Date;
  status: ShownStatus;
  marketId: string | null;
  countryId: CountryId;
  kind: VehicleKind;
  /** Types that were approved, with whether they are of the vehicle, and their last day. */
  papers: Array<{ type: string; ofVehicle: boolean; expiryDate: string | null }>;
  checks: number;
  lessons: number;
  womanVerified: boolean;
}

const count = (rows: ReturnType<typeof sql>) => sql`(select count(*)::int from ${rows})`;

/** What stands behind a ride's driver, in one question. @throws Problem not_found while the ride has no driver */
export async function driverTrust(
  { db: reader, markets }: Pick<Context, 'db' | 'markets'>,
  rideId: number,
  now: Date,
): Promise<DriverTrust> {
  const lessons = sql.join(
    requiredModuleIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await reader.execute<Row>(sql`
    select u.name, u.rating_sum as "ratingSum", u.rating_count as "ratingCount", u.total_rides as trips,
      u.created_at as "memberSince", ${shownStatus(sql`d`)} as status,
      d.market_id as "marketId", u.country_id as "countryId", v.kind,
      (select coalesce(jsonb_agg(jsonb_build_object('type', document_type, 'ofVehicle', vehicle_id is not null, 'expiryDate', expiry_date)), '[]')
        from driver_documents where subject in (d.id, -d.vehicle_id) and ${isInForce}) as papers,
      ${count(sql`background_checks where driver_id = d.id and result = 'clear'`)} as checks,
      ${count(sql`training_progress where driver_id = d.id and status = 'completed' and module_id in (${lessons})`)} as lessons,
      (r.ride_type = 'ladies_only' and u.gender = 'female' and u.gender_verified_at is not null) as "womanVerified"
    from rides r join drivers d on d.id = r.driver_id join users u on u.id = d.user_id join vehicles v on v.id = d.vehicle_id
    where r.id = ${rideId}`);
  const [row] = rows;
  if (row === undefined) throw notFound();
  const needed = requiredTypes(paperHistory(markets, homeMarket(markets, row), now).now, row.kind);
  // The day by which it is decided whether the driver may drive, too.
  const today = localDate(now, countryById(row.countryId).timeZoneId);
  const shown = row.papers.filter(
    ({ type, ofVehicle, expiryDate }) => (ofVehicle ? needed.vehicle : needed.driver).includes(type) && !hasExpired(expiryDate, today),
  );
  return {
    name: shortName(row.name),
    rating: averageRating(row),
    ratings: row.ratingCount,
    trips: row.trips,
    memberSince: new Date(row.memberSince).toISOString(),
    verified: row.status === 'approved',
    documents: { approved: shown.length, of: needed.driver.length + needed.vehicle.length },
    checks: { clear: row.checks, of: checkTypes.length },
    lessons: { completed: row.lessons, of: requiredModuleIds.length },
    womanVerified: row.womanVerified,
  };
}
