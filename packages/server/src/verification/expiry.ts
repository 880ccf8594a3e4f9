import { and, eq, sql } from 'drizzle-orm';
import { drivers, users, vehicles } from '@safiri/db/users/tables.ts';
import { isInForce, replacementWaits } from '@safiri/db/verification/conditions.ts';
import { driverDocuments } from '@safiri/db/verification/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { daysLeft, reminderDue, REMINDER_DAYS } from '@safiri/rules/verification/documents.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { requiredTypes } from '@safiri/rules/verification/papers.ts';
import { homeMarket, paperHistory, paperOf } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { holdTripsOf, reviewTrips, stopDriving } from '../rides/public.ts';
import { changeVehicle } from './hold-vehicle.ts';
import { notifyDriver, toldPaper } from './notify-driver.ts';

/** The earliest reminder that any market writes. */
const firstReminder = ({ markets }: Pick<Context, 'markets'>): number =>
  Math.max(
    REMINDER_DAYS[0],
    ...markets
      .all()
      .flatMap(({ document: { documents } }) => [...documents.driver, ...Object.values(documents.vehicle).flat()])
      .flatMap(({ warnDays }) => warnDays),
  );

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
        sql`${driverDocuments.expiryDate} <= current_date + ${firstReminder(ctx) + 1}::int`,
        sql`coalesce(${driverDocuments.remindedDays}, 99) > 0`,
      ),
    );
}

async function remind(ctx: Context, documentId: number, driverId: number, today: string): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    const trips = await holdTripsOf(uow.tx, driverId);
    const [row] = await uow.tx
      .select({ document: driverDocuments, driver: drivers, user: users, kind: vehicles.kind, replacementWaits })
      .from(driverDocuments)
      .innerJoin(drivers, eq(drivers.id, driverDocuments.driverId))
      .innerJoin(users, eq(users.id, drivers.userId))
      .innerJoin(vehicles, eq(vehicles.id, sql`coalesce(${driverDocuments.vehicleId}, ${drivers.vehicleId})`))
      .where(and(eq(driverDocuments.id, documentId), isInForce))
      .for('update', { of: driverDocuments });
    const expiryDate = row?.document.expiryDate;
    if (row === undefined || expiryDate == null) return;
    const left = daysLeft(expiryDate, today);
    const home = { marketId: row.driver.marketId, countryId: row.user.countryId };
    const history = paperHistory(ctx.markets, homeMarket(ctx.markets, home), uow.now);
    const paper = paperOf(history, row.kind, row.document.documentType);
    const due = reminderDue(left, row.document.remindedDays, paper.warnDays);
    // Whoever sent the new one is not asked for it; should it be refused, the reminder goes then.
    if (due === undefined || (due > 0 && row.replacementWaits)) return;
    await uow.tx.update(driverDocuments).set({ remindedDays: due }).where(eq(driverDocuments.id, documentId));
    const document = toldPaper(paper, row.user.language);
    if (due > 0) {
      await notifyDriver(ctx, uow, row.user, { kind: 'toldDocumentExpiring', values: { document, date: expiryDate } });
      uow.publish(row.user.id, 'account', null);
      return;
    }
    const { documentType, vehicleId } = row.document;
    if (vehicleId !== null) await changeVehicle(ctx, uow, vehicleId, { ends: true });
    else if (requiredTypes(history.now, row.kind).driver.includes(documentType)) {
      await stopDriving(ctx, uow, row.driver);
      await reviewTrips(ctx, uow, driverId, trips);
    }
    const kind = row.replacementWaits ? 'toldDocumentExpiredInReview' : 'toldDocumentExpired';
    await notifyDriver(ctx, uow, row.user, { kind, values: { document } });
  });
}

/** Reminds of documents that run out, as many days before as the market says, and takes drivers whose documents have expired offline. */
export async function watchExpiry(ctx: Context): Promise<void> {
  for (const { id, driverId, countryId } of await listExpiring(ctx)) {
    await remind(ctx, id, driverId, localDate(ctx.clock(), countryById(countryId).timeZoneId));
  }
}
