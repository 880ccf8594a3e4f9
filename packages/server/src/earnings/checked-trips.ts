import { and, asc, desc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CheckedTrip } from '@safiri/contract/earnings/checked-trip.ts';
import type { IntegrityFinding } from '@safiri/contract/integrity/shapes.ts';
import { payouts } from '@safiri/db/earnings/tables.ts';
import { payReviews } from '@safiri/db/integrity/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { rideEvents, rides } from '@safiri/db/rides/tables.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import { measuredOf } from '@safiri/rules/integrity/facts.ts';
import { inRuleOrder } from '@safiri/rules/integrity/rules.ts';
import type { OnBoardReason } from '@safiri/rules/rides/cancellation.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { quotedAbove } from '@safiri/rules/rides/completion.ts';
import { notFound } from '../platform/problem.ts';
import { bonusDue } from './pay.ts';

/** Trips that staff see at once. */
const HELD_AT_MOST = 200;
const BEHIND_AT_MOST = 50;

const driverUser = alias(users, 'driver_user');
const passenger = alias(users, 'passenger');
const wireOrNull = (minor: number | null) => (minor === null ? null : toWire(minor));

async function checked(reader: Reader, where: SQL | undefined, order: SQL, limit: number): Promise<CheckedTrip[]> {
  const rows = await reader
    .select({
      ride: rides,
      driverId: drivers.id,
      driverName: driverUser.name,
      driverCountry: driverUser.countryId,
      passengerName: passenger.name,
      onBoardReason: sql<OnBoardReason | null>`${rideEvents.data}->>'why'`,
      findings: sql<IntegrityFinding[]>`coalesce((
        select json_agg(json_build_object('rule', f.rule, 'facts', f.facts)) from integrity_findings f where f.ride_id = ${rides.id}), '[]')`,
      answer: payReviews.answer,
      note: payReviews.note,
    })
    .from(rides)
    .innerJoin(drivers, eq(drivers.id, rides.driverId))
    .innerJoin(driverUser, eq(driverUser.id, drivers.userId))
    .leftJoin(rideEvents, and(eq(rideEvents.rideId, rides.id), eq(rideEvents.kind, 'completed')))
    .innerJoin(passenger, eq(passenger.id, rides.passengerId))
    .leftJoin(payReviews, eq(payReviews.rideId, rides.id))
    .where(and(eq(rides.status, 'completed'), where))
    .orderBy(order)
    .limit(limit);
  return rows.map(({ ride, findings, driverCountry, ...people }) => ({
    ...people,
    ...measuredOf(ride),
    findings: inRuleOrder(findings),
    rideId: ride.id,
    dropoffAddress: ride.dropoffAddress,
    completedAt: ride.completedAt?.toISOString() ?? '',
    countryId: ride.countryId,
    fare: toWire(ride.fareMinor),
    quoted: wireOrNull(quotedAbove(ride)),
    bonus: wireOrNull(bonusDue(ride, ride.acceptedAt ?? ride.requestedAt, driverCountry)?.amountMinor ?? null),
    packageFare: ride.subscriptionId === null ? null : toWire(ride.fareMinor),
    paymentMethod: ride.paymentMethod,
    cashPaid: wireOrNull(ride.cashPaidMinor),
    pricedMeters: ride.distanceMeters,
    metersAway: ride.endMeters,
    reason: ride.endReason,
    confirmation: ride.confirmation,
    operatorPay: ride.operatorPay,
  }));
}

/** Trips whose pay by the operator waits for somebody to decide, oldest first. */
export const heldTrips = (reader: Reader, reach?: Reach): Promise<CheckedTrip[]> =>
  checked(reader, and(eq(rides.operatorPay, 'held'), inReach(reach, 'market', rides.cityId)), asc(rides.id), HELD_AT_MOST);

/**
 * The trips behind a payout, newest first: those of its driver since the last one that was paid.
 * @throws Problem not_found
 */
export async function tripsBehind(reader: Reader, payoutId: number, reach?: Reach): Promise<CheckedTrip[]> {
  const [payout] = await reader.select().from(payouts).where(eq(payouts.id, payoutId));
  if (payout === undefined) throw notFound();
  const { driverId, createdAt } = payout;
  const [before] = await reader
    .select({ createdAt: payouts.createdAt })
    .from(payouts)
    .where(and(eq(payouts.driverId, driverId), eq(payouts.status, 'paid'), lte(payouts.createdAt, createdAt)))
    .orderBy(desc(payouts.id))
    .limit(1);
  const since = before === undefined ? undefined : gt(rides.completedAt, before.createdAt);
  const own = and(eq(rides.driverId, driverId), lte(rides.completedAt, createdAt), since, inReach(reach, 'market', rides.cityId));
  return checked(reader, own, desc(rides.id), BEHIND_AT_MOST);
}
