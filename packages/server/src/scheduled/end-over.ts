import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { scheduledRides } from '@safiri/db/scheduled/tables.ts';
import type { Market } from '../platform/markets.ts';
import type { ScheduledRow } from './queries.ts';

const AT_ONCE = 200;
const service = sql`coalesce(${scheduledRides.service} ->> 'id', ${scheduledRides.rideType})`;

/** Bookings that a market in force carries out no more: all of a closed one; else those by services that it lacks, where its operator said so. */
export async function listOver(reader: Reader, { document, cancelsBookings }: Market): Promise<ScheduledRow[]> {
  const isClosed = document.status === 'closed';
  if (!isClosed && !cancelsBookings) return [];
  const offered = document.services.map(({ id }) => id);
  return reader
    .select()
    .from(scheduledRides)
    .where(
      and(
        eq(scheduledRides.cityId, document.id),
        eq(scheduledRides.status, 'waiting'),
        isClosed ? undefined : notInArray(service, offered),
      ),
    )
    .orderBy(asc(scheduledRides.pickupAt))
    .limit(AT_ONCE);
}
