import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { commissionOn, takeDayCommission } from '../earnings/public.ts';
import { heldNotice } from '../integrity/public.ts';
import { notifyAll } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { keepOfPromotion } from '../pricing/public.ts';
import type { Links } from '../sharing/public.ts';
import { countDriven, coverOf, keepOfMargin } from '../subscriptions/public.ts';
import { countRides } from '../users/public.ts';
import { settleFares, type Cover } from '../wallet/public.ts';
import { owedToCollect } from './collect-owed.ts';
import { emitDeliveryChange } from './delivery-changes.ts';
import type { EndOfTrip } from './end-of-trip.ts';
import { pricedBy } from './fare-of-way.ts';
import { publishToCompanion } from './join-car.ts';
import { completedNotices } from './notify-ride.ts';
import { payAfterLook, payByOperator, type PayAtEnd } from './operator-pay.ts';
import { promptAtEnd } from './pay-directly.ts';
import { publishToPassenger } from './publish-ride.ts';
import type { RideEvent, RideRow } from './queries.ts';
import { invoiceRides } from './ride-invoice.ts';
import { textReceipt } from './text-hailed.ts';
import { updateRides } from './update-rides.ts';
import { walletAtEnd } from './wallet-part.ts';

/** A locked trip under way that ends, by whom and how. */
export interface Ending {
  readonly ride: RideRow;
  readonly driver: { readonly driverId: number; readonly userId: number };
  readonly end: EndOfTrip & Partial<RideRow>;
  readonly event: Pick<RideEvent, 'actor' | 'actorId' | 'data'>;
  readonly proofUploadId: string | null;
}

/** A trip that has ended, and what its money goes by. */
interface Ended extends Pick<Ending, 'driver' | 'proofUploadId'> {
  readonly ride: RideRow;
  /** As it stood with what the operator pays when its driver was held; undefined of one that pays nothing. */
  readonly pay: PayAtEnd | undefined;
  /** The package that pays it. */
  readonly cover: Cover | null;
  /** Of the version that priced it. */
  readonly market: MarketDocument | null;
}

/** Books the fares, counts the trips and issues the invoices of what is sold by them: drivers were held before, people follow. */
async function settle(ctx: Context, uow: UnitOfWork, ended: readonly Ended[]): Promise<void> {
  await settleFares(
    uow.tx,
    ended.map(({ ride, driver, cover }) => ({
      rideId: ride.id,
      payerId: ride.bookerId,
      driverId: driver.driverId,
      fareMinor: ride.fareMinor,
      commissionMinor: commissionOn(ride, ctx.config, ride.fareMinor),
      currency: countryById(ride.countryId).currency,
      paymentMethod: ride.paymentMethod,
      walletMinor: ride.walletMinor,
      cover,
      held: ride.operatorPay === 'held',
      at: uow.now,
    })),
  );
  for (const { ride, driver, market } of ended) await takeDayCommission(uow, market, ride, ctx.config, driver.driverId);
  // What a package pays of a trip that is not confirmed yet is held, and not sold: its invoice comes with the release.
  invoiceRides(
    uow,
    ended.filter(({ ride, cover }) => cover === null || ride.operatorPay !== 'held'),
  );
  await countRides(
    uow,
    ended.flatMap(({ ride, driver }) => (ride.hail === null ? [ride.passengerId, driver.userId] : [driver.userId])),
  );
  for (const { cover } of ended) if (cover !== null) await countDriven(uow, cover.purchaseId);
}

/** What the operator pays for trips, and what its budgets get back. Their days are held last of all, and shortest. */
async function settleBudgets(ctx: Context, uow: UnitOfWork, ended: readonly Ended[]): Promise<void> {
  await payByOperator(
    ctx,
    uow,
    ended.flatMap(({ ride, pay }) => (ride.operatorPay === 'released' && pay !== undefined ? [{ ride, earner: pay.earner }] : [])),
  );
  for (const { ride, cover } of ended) {
    // A trip that ended early for less cost the operator less.
    if (ride.discountMinor !== null) await keepOfPromotion(uow, ride.id, ride.discountMinor);
    if (cover !== null) await keepOfMargin(uow, ride.id, cover, ride.fareMinor);
  }
}

/** Writes the ends into the rows, once it is known what each costs and pays. */
async function writeEnds(ctx: Context, uow: UnitOfWork, endings: readonly Ending[]): Promise<Ended[]> {
  const pays = await payAfterLook(
    ctx,
    uow,
    endings.map(({ ride, end, driver }) => ({ trip: { ...ride, ...end }, driver })),
  );
  const changes = [];
  for (const { ride, driver, end, event } of endings) {
    const owedMinor = await owedToCollect(uow, ride);
    const fromWallet = await walletAtEnd(ctx, uow, ride, { fareMinor: end.fareMinor, driverUserId: driver.userId });
    const operatorPay = pays.get(ride.id)?.operatorPay ?? null;
    changes.push({
      ride,
      change: { status: 'completed' as const, completedAt: uow.now, ...end, owedMinor, operatorPay, ...fromWallet },
      event: { kind: 'completed', at: uow.now, ...event },
    });
  }
  const rides = await updateRides(uow.tx, changes);
  const ended: Ended[] = [];
  for (const [i, { driver, proofUploadId }] of endings.entries()) {
    const ride = rides[i] as RideRow;
    const [cover, market] = [await coverOf(uow.tx, ride.subscriptionId), await pricedBy(ctx, uow.tx, ride)];
    ended.push({ ride, driver, proofUploadId, pay: pays.get(ride.id), cover, market });
  }
  return ended;
}

/** What the people of trips that ended are told in the bell. */
async function noticesOf(uow: UnitOfWork, ended: readonly Ended[]) {
  const told = ended.flatMap(({ ride, driver, pay }) => (pay?.isFound === true ? [heldNotice(driver.userId, ride.dropoffAddress)] : []));
  for (const { ride } of ended) {
    if (ride.hail === null && !isDelivery(ride.rideType)) told.push(...(await completedNotices(uow, ride)));
  }
  return told;
}

/**
 * Writes the ends of locked trips under way: their fares settle, both sides are told, and the drivers are free. What most trips need is the
 * same statements however many they are; several at once are trips that end plainly, of different people (`end-together`).
 * @returns in their order
 * @throws NeedsBudget where one of several would take from a budget
 */
export async function endTrips(ctx: Context, links: Links, uow: UnitOfWork, endings: readonly Ending[]): Promise<RideRow[]> {
  const ended = await writeEnds(ctx, uow, endings);
  const paid = ended.filter(({ ride }) => !ride.isFast);
  if (paid.length > 0) await settle(ctx, uow, paid);
  await notifyAll(uow, await noticesOf(uow, ended));
  for (const { ride, driver, proofUploadId } of ended) {
    publishToPassenger(uow, ride);
    uow.publish(driver.userId, 'ride', ride.id);
    await publishToCompanion(uow, ride, driver.driverId, driver.userId);
    await emitDeliveryChange(uow, ride, 'completed', proofUploadId);
  }
  await settleBudgets(ctx, uow, paid);
  const asked: RideRow[] = [];
  for (const { ride, driver } of ended) {
    const prompted = await promptAtEnd(ctx, uow, ride);
    // Last of all: every text of the day waits for the row of its budget.
    if (ride.hail !== null) await textReceipt(ctx, uow, links, prompted);
    uow.afterCommit(() => ctx.bus.publish('driver', { driverId: driver.driverId }));
    asked.push(prompted);
  }
  return asked;
}

/** The same of one. */
export async function endTrip(ctx: Context, links: Links, uow: UnitOfWork, ending: Ending): Promise<RideRow> {
  const [ride] = await endTrips(ctx, links, uow, [ending]);
  if (ride === undefined) throw new Error(`ride ${ending.ride.id} was not ended`);
  return ride;
}
