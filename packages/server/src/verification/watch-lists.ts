import { and, eq, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import { drivers, users, vehicles } from '@safiri/db/users/tables.ts';
import { paperNotices } from '@safiri/db/verification/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { vehicleKinds, type VehicleKind } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { driverGap, lackingDocument } from '@safiri/rules/drivers/entitlement.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { askedSince, type RequiredTypes } from '@safiri/rules/verification/papers.ts';
import { comingPapers, homeMarket, paperHistory, paperOf, readEntitlement, type PaperHistory } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { holdTripsOf, reviewTrips, stopDriving } from '../rides/public.ts';
import { notifyDriver, toldPaper } from './notify-driver.ts';

/** Told at one time; the rest a minute later. */
const AT_ONCE = 200;

/** Approved drivers of a market: those whom the team gave it, and those of its country whom it has by itself. */

/**
 * Approved drivers of a market: those whom the team gave it, and those of its country whom has it by itself.
 * @param works of those with several markets only who works in this one now
 */
function approvedOf({ markets }: Pick<Context, 'markets'>, { document }: Market, works = false): SQL | undefined {
  const countryId = document.country;
  const isFirst = homeMarket(markets, { marketId: null, countryId })?.document.id === document.id;
  const byItself = isFirst ? and(isNull(drivers.marketsGivenAt), eq(users.countryId, countryId)) : undefined;
  const given = sql`exists (select 1 from driver_markets m where m.driver_id = ${drivers.id} and m.market_id = ${document.id})`;
  return and(eq(drivers.verificationStatus, 'approved'), or(works ? eq(drivers.marketId, document.id) : given, byItself));
}

/** What was approved, or waits for its review, of the driver and of the vehicle that is chosen. */
const shown = (ofVehicle: boolean) => sql<string[]>`array(select distinct p.document_type from driver_documents p
  where p.subject = ${ofVehicle ? sql`-${drivers.vehicleId}` : drivers.id}
    and (p.verification_status = 'approved' or (p.verification_status = 'pending' and p.replaced_at is null)))`;

/** Tells drivers once what a version that is to come will ask them for, as long as they have not sent it. */
async function tellComing(ctx: Context, market: Market, history: PaperHistory): Promise<void> {
  for (const { versionId, from } of history.coming) {
    const added = (kind: VehicleKind) => comingPapers(history, kind).filter((paper) => paper.from.getTime() === from.getTime());
    if (vehicleKinds.every((kind) => added(kind).length === 0)) continue;
    await inTransaction(ctx, async (uow) => {
      const told = uow.tx
        .select()
        .from(paperNotices)
        .where(and(eq(paperNotices.driverId, drivers.id), eq(paperNotices.versionId, versionId)));
      const people = await uow.tx
        .select({ id: drivers.id, user: users, kind: vehicles.kind, own: shown(false), ofVehicle: shown(true) })
        .from(drivers)
        .innerJoin(users, eq(users.id, drivers.userId))
        .innerJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
        .where(and(approvedOf(ctx, market), notExists(told)))
        .orderBy(drivers.id)
        .limit(AT_ONCE);
      if (people.length === 0) return;
      // Of two nodes that look at the same moment one tells.
      const mine = await uow.tx
        .insert(paperNotices)
        .values(people.map(({ id }) => ({ driverId: id, versionId })))
        .onConflictDoNothing()
        .returning({ driverId: paperNotices.driverId });
      const ids = new Set(mine.map(({ driverId }) => driverId));
      for (const { id, user, kind, own, ofVehicle } of people.filter((person) => ids.has(person.id))) {
        for (const paper of added(kind)) {
          if ((paper.ofVehicle ? ofVehicle : own).includes(paper.type)) continue;
          const date = localDate(from, countryById(user.countryId).timeZoneId);
          const values = { document: toldPaper(paper, user.language), date };
          await notifyDriver(ctx, uow, user, { kind: 'toldDocumentComing', values });
        }
        uow.publish(user.id, 'account', null);
        uow.afterCommit(() => ctx.bus.publish('driver', { driverId: id }));
      }
    });
  }
}

/** Vehicles of a kind whose drivers lack one of these. */
function lacks(kind: VehicleKind, { driver, vehicle }: RequiredTypes): SQL | undefined {
  const without = (type: string, ofVehicle: boolean) =>
    sql`not (${type} = any(array(select p.document_type from driver_documents p where p.subject = ${ofVehicle ? sql`-${drivers.vehicleId}` : drivers.id}
      and p.verification_status = 'approved')))`;
  const any = [...driver.map((type) => without(type, false)), ...vehicle.map((type) => without(type, true))];
  return any.length === 0 ? undefined : and(eq(vehicles.kind, kind), or(...any));
}

/** Takes those offline who lack what their market has come to ask for. */
async function stopLacking(ctx: Context, market: Market, history: PaperHistory): Promise<void> {
  const lacking = vehicleKinds.flatMap((kind) => lacks(kind, askedSince(history.now, history.earlier, kind)) ?? []);
  if (lacking.length === 0) return;
  const online = await ctx.db
    .select({ id: drivers.id })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.userId))
    .innerJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
    .where(and(eq(drivers.isOnline, true), approvedOf(ctx, market, true), or(...lacking)))
    .orderBy(drivers.id)
    .limit(AT_ONCE);
  for (const { id } of online) await stopOne(ctx, id);
}

/** The same of one driver, as everything stands once they are held. */
async function stopOne(ctx: Context, driverId: number): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    const trips = await holdTripsOf(uow.tx, driverId);
    const [row] = await uow.tx
      .select({ driver: drivers, user: users, kind: vehicles.kind })
      .from(drivers)
      .innerJoin(users, eq(users.id, drivers.userId))
      .innerJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
      .where(and(eq(drivers.id, driverId), eq(drivers.isOnline, true)));
    const facts = await readEntitlement(uow.tx, ctx.markets, driverId, uow.now);
    const gap = facts === undefined ? undefined : driverGap(facts);
    if (row === undefined || facts === undefined || (gap !== 'document_missing' && gap !== 'document_in_review')) return;
    const missing = lackingDocument(facts);
    if (missing === undefined) return;
    await stopDriving(ctx, uow, row.driver);
    await reviewTrips(ctx, uow, driverId, trips);
    const home = { marketId: row.driver.marketId, countryId: row.user.countryId };
    const paper = paperOf(paperHistory(ctx.markets, homeMarket(ctx.markets, home), uow.now), row.kind, missing.documentType);
    const kind = missing.isSent ? 'toldDocumentMissingInReview' : 'toldDocumentMissing';
    await notifyDriver(ctx, uow, row.user, { kind, values: { document: toldPaper(paper, row.user.language) } });
    uow.publish(row.user.id, 'account', null);
  });
}

/**
 * Follows lists of papers that change (operator §1): who is approved stays so, is told beforehand what will be asked for and from when,
 * and drives on from that moment with what was approved of it.
 */
export async function watchLists(ctx: Context): Promise<void> {
  const now = ctx.clock();
  for (const market of ctx.markets.all()) {
    const history = paperHistory(ctx.markets, market, now);
    await tellComing(ctx, market, history);
    await stopLacking(ctx, market, history);
  }
}
