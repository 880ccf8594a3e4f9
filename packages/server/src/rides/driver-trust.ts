import { sql } from 'drizzle-orm';
import type { DriverTrust } from '@safiri/contract/rides/shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { isInForce } from '@safiri/db/verification/conditions.ts';
import { requiredModuleIds } from '@safiri/rules/training/modules.ts';
import { checkTypes } from '@safiri/rules/verification/background-checks.ts';
import { requiredDocuments } from '@safiri/rules/verification/documents.ts';
import { shownStatus } from '@safiri/db/standing/conditions.ts';
import type { ShownStatus } from '@safiri/rules/verification/steps.ts';
import { notFound } from '../platform/problem.ts';
import { averageRating, shortName } from '../users/public.ts';

interface Row extends Record<string, unknown> {
  name: string;
  ratingSum: number;
  ratingCount: number;
  trips: number;
  memberSince: Date;
  status: ShownStatus;
  documents: number;
  checks: number;
  lessons: number;
  womanVerified: boolean;
}

const count = (rows: ReturnType<typeof sql>) => sql`(select count(*)::int from ${rows})`;

/** What stands behind a ride's driver, in one question. @throws Problem not_found while the ride has no driver */
export async function driverTrust(reader: Reader, rideId: number, now: Date): Promise<DriverTrust> {
  const today = now.toISOString().slice(0, 10);
  const lessons = sql.join(
    requiredModuleIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const documents = sql.join(
    requiredDocuments.map((type) => sql`${type}`),
    sql`, `,
  );
  const { rows } = await reader.execute<Row>(sql`
    select u.name, u.rating_sum as "ratingSum", u.rating_count as "ratingCount", u.total_rides as trips,
      u.created_at as "memberSince", ${shownStatus(sql`d`)} as status,
      ${count(sql`driver_documents where subject in (d.id, -d.vehicle_id) and document_type in (${documents}) and ${isInForce}
        and (expiry_date is null or expiry_date >= ${today}::date)`)} as documents,
      ${count(sql`background_checks where driver_id = d.id and result = 'clear'`)} as checks,
      ${count(sql`training_progress where driver_id = d.id and status = 'completed' and module_id in (${lessons})`)} as lessons,
      (r.ride_type = 'ladies_only' and u.gender = 'female' and u.gender_verified_at is not null) as "womanVerified"
    from rides r join drivers d on d.id = r.driver_id join users u on u.id = d.user_id
    where r.id = ${rideId}`);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return {
    name: shortName(row.name),
    rating: averageRating(row),
    ratings: row.ratingCount,
    trips: row.trips,
    memberSince: new Date(row.memberSince).toISOString(),
    verified: row.status === 'approved',
    documents: { approved: row.documents, of: requiredDocuments.length },
    checks: { clear: row.checks, of: checkTypes.length },
    lessons: { completed: row.lessons, of: requiredModuleIds.length },
    womanVerified: row.womanVerified,
  };
}
