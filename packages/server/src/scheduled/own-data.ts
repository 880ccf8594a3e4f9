import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { scheduledRides } from '@safiri/db/scheduled/tables.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { givePromisedBack } from './give-promised-back.ts';
import { presentScheduled } from './present.ts';

const EXPORTED_AT_MOST = 5000;

/** A deleted account leaves no booking that waits, and no address. */
export async function forgetScheduled(uow: UnitOfWork, userId: number): Promise<void> {
  const promised = await uow.tx
    .select({ id: scheduledRides.id })
    .from(scheduledRides)
    .where(and(eq(scheduledRides.passengerId, userId), eq(scheduledRides.status, 'waiting')));
  await uow.tx
    .update(scheduledRides)
    .set({
      status: sql`case when ${scheduledRides.status} = 'waiting' then 'cancelled' else ${scheduledRides.status} end`,
      endedAt: sql`coalesce(${scheduledRides.endedAt}, ${uow.now.toISOString()}::timestamptz)`,
      pickupAddress: sql`${scheduledRides.cityId}`,
      dropoffAddress: sql`${scheduledRides.cityId}`,
      pickupLat: 0,
      pickupLng: 0,
      dropoffLat: 0,
      dropoffLng: 0,
      stops: [],
    })
    .where(eq(scheduledRides.passengerId, userId));
  for (const { id } of promised) await givePromisedBack(uow, id);
}

/** A person's bookings, to be taken along. */
export async function exportScheduled(reader: Reader, userId: number) {
  const rows = await reader
    .select()
    .from(scheduledRides)
    .where(eq(scheduledRides.passengerId, userId))
    .orderBy(scheduledRides.id)
    .limit(EXPORTED_AT_MOST);
  return rows.map(presentScheduled);
}
