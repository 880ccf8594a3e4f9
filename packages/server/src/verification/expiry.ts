import { and, eq, sql } from 'drizzle-orm';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { isInForce, replacementWaits } from '@safiri/db/verification/conditions.ts';
import { driverDocuments } from '@safiri/db/verification/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { daysLeft, optionalDocuments, reminderDue, REMINDER_DAYS } from '@safiri/rules/verification/documents.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { holdTripsOf, reviewTrips, stopDriving } from '../rides/public.ts';
import { changeVehicle } from './hold-vehicle.ts';
import { notifyDriver } from './notify-driver.ts';

const FIRST_REMINDER = REMINDER_DAYS[0];

/** Documents in force that run out within the longest reminder, also those whose reminder went out. */
function listExpiring(ctx: Context) {
  return ctx.db
    .select({ id: driverDocuments.id, driverId: driverDocuments.driverId, countryId: users.countryId })
    .from(driverDocuments)
    .innerJoin(drivers, eq(drivers.id, driverDocuments.driverId))
    .innerJoin(users, eq(users.id, drivers.userId))
    .where(
      and(
        isInForce,
        sql`${driverDocuments.expiryDate} <= current_date + ${FIRST_REMINDER + 1}::int`,
        sql`coalesce(${driverDocuments.remindedDays}, 99) > 0`,
      ),
    );
}

async function remind(ctx: Context, documentId: number, driverId: number, today: string): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    const trips = await holdTripsOf(uow.tx, driverId);
    const [row] = await uow.tx
      .select({ document: driverDocuments, driver: drivers, user: users, replacementWaits })
      .from(driverDocuments)
      .innerJoin(drivers, eq(drivers.id, driverDocuments.driverId))
      .innerJoin(users, eq(users.id, drivers.userId))
      .where(and(eq(driverDocuments.id, documentId), isInForce))
      .for('update', { of: driverDocuments });
    const expiryDate = row?.document.expiryDate;
    if (row === undefined || expiryDate == null) return;
    const left = daysLeft(expiryDate, today);
    const due = reminderDue(left, row.document.remindedDays);
    // Whoever sent the new one is not asked for it; should it be refused, the reminder goes then.
    if (due === undefined || (due > 0 && row.replacementWaits)) return;
    await uow.tx.update(driverDocuments).set({ remindedDays: due }).where(eq(driverDocuments.id, documentId));
    const document = `@told_${row.document.documentType}`;
    if (due > 0) {
      await notifyDriver(ctx, uow, row.user, { kind: 'toldDocumentExpiring', values: { document, date: expiryDate } });
      uow.publish(row.user.id, 'account', null);
      return;
    }
    const { documentType, vehicleId } = row.document;
    if (vehicleId !== null) await changeVehicle(ctx, uow, vehicleId, { ends: true });
    else if (!optionalDocuments.has(documentType)) {
      await stopDriving(ctx, uow, row.driver);
      await reviewTrips(ctx, uow, driverId, trips);
    }
    const kind = row.replacementWaits ? 'toldDocumentExpiredInReview' : 'toldDocumentExpired';
    await notifyDriver(ctx, uow, row.user, { kind, values: { document } });
  });
}

/** Reminds of documents that run out, 30, 7 and 1 day before, and takes drivers whose documents have expired offline. */
export async function watchExpiry(ctx: Context): Promise<void> {
  for (const { id, driverId, countryId } of await listExpiring(ctx)) {
    await remind(ctx, id, driverId, localDate(ctx.clock(), countryById(countryId).timeZoneId));
  }
}
