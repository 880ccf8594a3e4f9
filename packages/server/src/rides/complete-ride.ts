import { countryById } from '@safiri/rules/countries/countries.ts';
import { isOnBoardReason, type CancelReason } from '@safiri/rules/rides/cancellation.ts';
import { ENDED_ON_BOARD, type AnyEndReason } from '@safiri/rules/rides/completion.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { mayMove } from '@safiri/rules/rides/trip-life.ts';
import type { AskEndEvidence } from '../drivers/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, type Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { claimUpload } from '../uploads/public.ts';
import { commissionOn, takeDayCommission } from '../earnings/public.ts';
import { keepOfPromotion } from '../pricing/public.ts';
import type { Links } from '../sharing/public.ts';
import { countDriven, coverOf, keepOfMargin } from '../subscriptions/public.ts';
import { settleFare } from '../wallet/public.ts';
import { countRide } from '../users/public.ts';
import { owedToCollect } from './collect-owed.ts';
import { endOf } from './end-of.ts';
import { pricedBy } from './fare-of-way.ts';
import { checkPin } from './drive-ride.ts';
import type { EndOfTrip } from './end-of-trip.ts';
import { emitDeliveryChange } from './delivery-changes.ts';
import { illegal } from './illegal.ts';
import { publishToCompanion } from './join-car.ts';
import { notifyCompleted } from './notify-ride.ts';
import { promptAtEnd } from './pay-directly.ts';
import { payAfterLook, payByOperator } from './operator-pay.ts';
import { invoiceRide } from './ride-invoice.ts';
import { findRideView, lockRide, updateRide, type RideEvent, type RideRow } from './queries.ts';
import { textReceipt } from './text-hailed.ts';
import { publishToBothSides } from './publish-ride.ts';
import { walletAtEnd } from './wallet-part.ts';

interface Completing {
  /** The receiver's, of a delivery. */
  readonly pin: string | undefined;
  /** The phone's own time, kept in the event. */
  readonly deviceTime: string | undefined;
  /** A photo of the handover, which stands for the PIN of a delivery. */
  readonly proofUrl: string | undefined;
  /** Why the trip ends although its position does not show it there. */
  readonly endReason: AnyEndReason | undefined;
  /** Of a hailed trip: what people call the place where it ended. */
  readonly place: string | undefined;
  /** Why the driver can't go on with the passenger on board: for staff alone. */
  readonly reason: CancelReason | undefined;
}

/** The courier's photo, when it was sent and will do. */
async function proofOf(uow: UnitOfWork, ride: RideRow, actor: DriverActor, proofUrl: string | undefined): Promise<string | null> {
  if (proofUrl === undefined || !isDelivery(ride.rideType)) return null;
  const view = await findRideView(uow.tx, ride.id);
  if (view?.delivery?.parcel?.requiresSignature === true) throw fieldProblem('proofUrl', 'This parcel is handed over by PIN alone');
  return (await claimUpload(uow, actor.userId, proofUrl, 'proofUrl', { mediaTypes: ['image/jpeg'] })).uploadId;
}

/** Books the fare, counts the trip and issues the invoice of what is sold by it: drivers were held before, people follow. */
async function settle(ctx: Context, uow: UnitOfWork, ride: RideRow, driverId: number, driverUserId: number): Promise<void> {
  const cover = await coverOf(uow.tx, ride.subscriptionId);
  await settleFare(uow.tx, {
    rideId: ride.id,
    payerId: ride.bookerId,
    driverId,
    fareMinor: ride.fareMinor,
    commissionMinor: commissionOn(ride, ctx.config, ride.fareMinor),
    currency: countryById(ride.countryId).currency,
    paymentMethod: ride.paymentMethod,
    walletMinor: ride.walletMinor,
    cover,
    held: ride.operatorPay === 'held',
    at: uow.now,
  });
  const market = await pricedBy(ctx, uow.tx, ride);
  await takeDayCommission(uow, market, ride, ctx.config, driverId);
  // What a package pays of a trip that is not confirmed yet is held, and not sold: its invoice comes with the release.
  if (cover === null || ride.operatorPay !== 'held') invoiceRide(uow, ride, market, cover);
  // In the order of ids, so that two completions never wait for each other in a circle.
  const people = ride.hail === null ? [ride.passengerId, driverUserId] : [driverUserId];
  for (const id of people.sort((a, b) => a - b)) {
    await countRide(uow, id);
  }
  if (cover !== null) await countDriven(uow, cover.purchaseId);
}

/** What the operator pays for a trip, and what its budgets get back. Their days are held last of all, and shortest. */
async function settleBudgets(ctx: Context, uow: UnitOfWork, ride: RideRow): Promise<void> {
  if (ride.operatorPay === 'released') await payByOperator(ctx, uow, ride);
  // A trip that ended early for less cost the operator less.
  if (ride.discountMinor !== null) await keepOfPromotion(uow, ride.id, ride.discountMinor);
  const cover = await coverOf(uow.tx, ride.subscriptionId);
  if (cover !== null) await keepOfMargin(uow, ride.id, cover, ride.fareMinor);
}

/** Who ends a trip under way, and by what. */
interface Ending {
  readonly driver: { readonly driverId: number; readonly userId: number };
  readonly end: EndOfTrip;
  readonly event: Pick<RideEvent, 'actor' | 'actorId' | 'data'>;
  readonly proofUploadId: string | null;
}

/** Writes the end of a locked trip under way: its fare settles, both sides are told, and the driver is free. */
export async function endTrip(
  ctx: Context,
  links: Links,
  uow: UnitOfWork,
  ride: RideRow,
  { driver, end, event, proofUploadId }: Ending,
): Promise<RideRow> {
  const { driverId, userId } = driver;
  const owedMinor = await owedToCollect(uow, ride);
  const operatorPay = ride.isFast ? null : await payAfterLook(ctx, uow, { ...ride, ...end }, driver);
  const fromWallet = await walletAtEnd(ctx, uow, ride, { fareMinor: end.fareMinor, driverUserId: userId });
  const completed = await updateRide(
    uow.tx,
    ride,
    { status: 'completed', completedAt: uow.now, ...end, owedMinor, operatorPay, ...fromWallet },
    { kind: 'completed', at: uow.now, ...event },
  );
  if (!completed.isFast) await settle(ctx, uow, completed, driverId, userId);
  if (ride.hail === null && !isDelivery(ride.rideType)) await notifyCompleted(uow, completed);
  await publishToBothSides(uow, completed);
  await publishToCompanion(uow, ride, driverId, userId);
  await emitDeliveryChange(uow, completed, 'completed', proofUploadId);
  if (!completed.isFast) await settleBudgets(ctx, uow, completed);
  const asked = await promptAtEnd(ctx, uow, completed);
  // Last of all: every text of the day waits for the row of its budget.
  if (ride.hail !== null) await textReceipt(ctx, uow, links, asked);
  uow.afterCommit(() => ctx.bus.publish('driver', { driverId }));
  return asked;
}

/**
 * The trip's own driver ends it. What the phone showed decides in the same transaction whether it is taken at once or
 * confirmed later; the fare settles either way, what the operator pays only with the former.
 * @returns the ride, or a Problem whose effects (a counted wrong PIN) stay
 * @throws Problem not_found for everyone else, illegal_transition, end_unproven
 */
export async function completeRide(
  ctx: Context,
  links: Links,
  evidenceOf: AskEndEvidence,
  uow: UnitOfWork,
  actor: DriverActor,
  rideId: number,
  { pin, deviceTime, proofUrl, endReason, reason: why, place }: Completing,
): Promise<RideRow | Problem> {
  const ride = await lockRide(uow.tx, rideId);
  if (ride === undefined || ride.driverId !== actor.driverId) throw notFound();
  if (ride.status === 'completed') return ride;
  if (!mayMove('driver', ride.status, 'completed')) throw illegal(ride);
  const onBoard = endReason === ENDED_ON_BOARD;
  if (why !== undefined && !(onBoard && isOnBoardReason(why))) throw fieldProblem('reason', 'Not a reason for ending a trip on the way');
  const delivery = isDelivery(ride.rideType);
  const proofUploadId = await proofOf(uow, ride, actor, proofUrl);
  if (delivery && proofUploadId === null) {
    const refused = await checkPin(uow, ride, pin);
    if (refused !== undefined) return refused;
  }
  const end = await endOf(ctx, evidenceOf, uow, ride, { endReason, place, tappedAt: deviceTime });
  const { endReason: reason, endMeters, operatorPay } = end;
  return endTrip(ctx, links, uow, ride, {
    driver: actor,
    end,
    event: {
      actor: 'driver',
      actorId: actor.userId,
      data: {
        // The row keeps the time that it took.
        plannedSeconds: ride.durationSeconds,
        ...(deviceTime === undefined ? {} : { deviceTime }),
        ...(operatorPay === 'held' && !ride.isFast ? { reason, endMeters, drivenMeters: end.drivenMeters } : {}),
        ...(why === undefined ? {} : { why }),
      },
    },
    proofUploadId,
  });
}
