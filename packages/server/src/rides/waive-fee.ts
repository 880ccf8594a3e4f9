import { eq } from 'drizzle-orm';
import { cancellationFees } from '@safiri/db/rides/fee-tables.ts';
import { notify } from '../notifications/public.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, giveFeeBack, isOwnerGone } from '../wallet/public.ts';
import { holdFees, payHeldFees } from './pay-fees.ts';
import { publishToBothSides, userOfDriver } from './publish-ride.ts';
import { lockRide, updateRide } from './queries.ts';

/**
 * The team takes the fee of a trip back, once: its payer has what they paid again, or owes it no more, and whoever got it gives it back.
 * @returns false when it was taken back before: then nothing is written
 * @throws Problem not_found, illegal_transition where nothing was charged
 */
export async function waiveFee(
  uow: UnitOfWork,
  rideId: number,
  { staffId, reason }: { staffId: number; reason: string },
): Promise<boolean> {
  const ride = await lockRide(uow.tx, rideId);
  const ofRide = eq(cancellationFees.rideId, rideId);
  const [charged] = await uow.tx.select().from(cancellationFees).where(ofRide);
  if (ride === undefined) throw notFound();
  if (charged === undefined) throw new Problem('illegal_transition', 'Nothing was charged for this trip.');
  const held = await holdFees(uow, charged, ...(charged.driverId === null ? [] : [charged.driverId]));
  // Whatever pays it holds its payer: from here on it stands as it is.
  const [fee] = await uow.tx.select().from(cancellationFees).where(ofRide).for('no key update');
  if (fee === undefined || fee.status === 'waived') return false;
  const { driverId, commissionMinor } = await giveFeeBack(uow.tx, fee, fee.status === 'owed', uow.now);
  const isPayerGone = await isOwnerGone(uow.tx, accounts.wallet(fee.payerId));
  // Of those who left nothing is written any more.
  const waiveReason = isPayerGone || driverId !== fee.driverId ? '' : reason;
  await uow.tx.update(cancellationFees).set({ status: 'waived', settledAt: uow.now, waivedBy: staffId, waiveReason }).where(ofRide);
  await payHeldFees(uow, held);
  const changed = await updateRide(uow.tx, ride, {}, { kind: 'fee_waived', actor: 'system', actorId: staffId, at: uow.now, data: {} });
  const values = { fee: uow.money(fee.amountMinor, fee.currency), place: ride.dropoffAddress };
  if (!isPayerGone) await notify(uow, fee.payerId, { kind: 'toldFeeWaived', values });
  if (driverId !== null) {
    const net = uow.money(fee.amountMinor - commissionMinor, fee.currency);
    await notify(uow, await userOfDriver(uow, driverId), { kind: 'toldFeeTakenBack', values: { ...values, fee: net } });
  }
  await publishToBothSides(uow, changed);
  return true;
}
