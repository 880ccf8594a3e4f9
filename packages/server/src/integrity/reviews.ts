import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { among } from '@safiri/db/platform/among.ts';
import type { HeldPay } from '@safiri/contract/integrity/shapes.ts';
import { integrityFindings, payReviews } from '@safiri/db/integrity/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivers, users } from '@safiri/db/users/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { DECIDED_DAYS } from '@safiri/rules/integrity/reviews.ts';
import { inRuleOrder } from '@safiri/rules/integrity/rules.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { HeldOutcome } from '@safiri/rules/rides/completion.ts';
import { bonusDue } from '../earnings/public.ts';
import { notify } from '../notifications/public.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

const DAY_MS = 86_400_000;
/** On one screen; what waits comes before what was decided, the oldest first, as the team decides it. */
const SHOWN_AT_MOST = 50;

/** The bonus of a trip, promised by its market or by the specification's hours: while it waits no ledger has it. */
function heldBonus(ride: typeof rides.$inferSelect, driverCountry: CountryId): string | null {
  const bonus = bonusDue(ride, ride.acceptedAt ?? ride.requestedAt, driverCountry);
  return bonus === null ? null : toWire(bonus.amountMinor);
}

/** What a driver's pay waits for, and what was decided lately, newest first. */
export async function ownHeldPay(reader: Reader, driverId: number, now: Date): Promise<HeldPay[]> {
  const lately = new Date(now.getTime() - DECIDED_DAYS * DAY_MS);
  const rows = await reader
    .select({ ride: rides, review: payReviews, driverCountry: users.countryId })
    .from(rides)
    .innerJoin(drivers, eq(drivers.id, rides.driverId))
    .innerJoin(users, eq(users.id, drivers.userId))
    .leftJoin(payReviews, eq(payReviews.rideId, rides.id))
    // What waits, and what was decided lately, are few; a driver's trips are many.
    .where(
      sql`${rides.id} in (
        select held.id from rides held where held.operator_pay = 'held' and held.status = 'completed' and held.driver_id = ${driverId}
        union all select decided.id from pay_reviews review join rides decided on decided.id = review.ride_id
        where review.decided_at > ${lately.toISOString()}::timestamptz and decided.status = 'completed' and decided.driver_id = ${driverId})`,
    )
    .orderBy(desc(sql`${rides.operatorPay} = 'held'`), asc(rides.id))
    .limit(SHOWN_AT_MOST);
  const ids = rows.map(({ ride }) => ride.id);
  const found = ids.length === 0 ? [] : await reader.select().from(integrityFindings).where(among(integrityFindings.rideId, ids));
  const byRide = Map.groupBy(found, ({ rideId }) => rideId);
  return rows
    .toSorted((a, b) => b.ride.id - a.ride.id)
    .map(({ ride, review, driverCountry }) => ({
      rideId: ride.id,
      dropoffAddress: ride.dropoffAddress,
      completedAt: ride.completedAt?.toISOString() ?? '',
      countryId: ride.countryId,
      pay: ride.operatorPay ?? 'held',
      bonus: heldBonus(ride, driverCountry),
      packageFare: ride.subscriptionId === null ? null : toWire(ride.fareMinor),
      findings: inRuleOrder(byRide.get(ride.id) ?? []).map(({ rule, facts }) => ({ rule, facts })),
      answer: review?.answer ?? null,
      answeredAt: review?.answeredAt?.toISOString() ?? null,
      note: review?.note ?? null,
      decidedAt: review?.decidedAt?.toISOString() ?? null,
    }));
}

/**
 * What a driver says of pay that waits, once.
 * @throws Problem not_found for trips of others, illegal_transition when nothing waits or it was answered in other words
 */
export async function answerHeldPay(uow: UnitOfWork, driverId: number, rideId: number, answer: string): Promise<void> {
  const [ride] = await uow.tx
    .select({ pay: rides.operatorPay })
    .from(rides)
    .where(and(eq(rides.id, rideId), eq(rides.driverId, driverId)))
    .for('no key update');
  if (ride === undefined || ride.pay === null) throw notFound();
  const [known] = await uow.tx.select().from(payReviews).where(eq(payReviews.rideId, rideId));
  if (known?.answer === answer) return;
  if (ride.pay !== 'held' || (known?.answer ?? null) !== null) {
    throw new Problem('illegal_transition', ride.pay === 'held' ? 'You have answered already.' : 'This was decided already.');
  }
  await uow.tx
    .insert(payReviews)
    .values({ rideId, answer, answeredAt: uow.now })
    .onConflictDoUpdate({ target: payReviews.rideId, set: { answer, answeredAt: uow.now } });
}

/** Writes down what a person decided of a locked trip's pay, and tells its driver. */
export async function keepDecision(
  uow: UnitOfWork,
  { id: rideId, dropoffAddress }: Pick<typeof rides.$inferSelect, 'id' | 'dropoffAddress'>,
  driverUserId: number,
  outcome: HeldOutcome,
  note: string | null,
): Promise<void> {
  const decision = { outcome, note, decidedAt: uow.now };
  await uow.tx
    .insert(payReviews)
    .values({ rideId, ...decision })
    .onConflictDoUpdate({ target: payReviews.rideId, set: decision });
  const kind = outcome === 'released' ? 'toldPayReleased' : 'toldPayRefused';
  await notify(uow, driverUserId, { kind, values: { place: dropoffAddress, note: note ?? '' } });
}

/** What a deleted driver leaves: that trips were paid, nothing of what was found or said about them. */
export async function forgetReviews(uow: UnitOfWork, driverId: number): Promise<void> {
  const own = sql`(select id from rides where driver_id = ${driverId})`;
  await uow.tx.delete(integrityFindings).where(sql`${integrityFindings.rideId} in ${own}`);
  await uow.tx.delete(payReviews).where(sql`${payReviews.rideId} in ${own}`);
}

/** All that is kept of a driver's trips, to be taken along. */
export async function exportReviews(reader: Reader, driverId: number): Promise<object[]> {
  const found = await reader
    .select({
      rideId: integrityFindings.rideId,
      rule: integrityFindings.rule,
      facts: integrityFindings.facts,
      at: integrityFindings.foundAt,
    })
    .from(integrityFindings)
    .innerJoin(rides, eq(rides.id, integrityFindings.rideId))
    .where(eq(rides.driverId, driverId))
    .orderBy(integrityFindings.id);
  const said = await reader
    .select({ review: payReviews })
    .from(payReviews)
    .innerJoin(rides, eq(rides.id, payReviews.rideId))
    .where(eq(rides.driverId, driverId))
    .orderBy(payReviews.rideId);
  return [...found, ...said.map(({ review }) => review)];
}
