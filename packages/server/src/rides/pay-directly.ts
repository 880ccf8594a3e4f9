import type { ReplyOf } from '@safiri/contract/call.ts';
import type { paymentWays } from '@safiri/contract/rides/pay-calls.ts';
import { eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { restInWallet, wholeUnitsFor } from '@safiri/rules/payments/how-paid.ts';
import { providerFacts, type ProviderId } from '@safiri/rules/payments/providers.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { cashDue, isCashOpen } from '@safiri/rules/rides/cash-change.ts';
import { END_STRIP_MS } from '@safiri/rules/rides/completion.ts';
import { learnsCost, ringing, sideOf, type Side } from '@safiri/rules/rides/rider.ts';
import { maskPhone } from '@safiri/rules/users/phone.ts';
import { beginDirect, directWaysOf, type DirectWish } from '../payments/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { strangers } from './illegal.ts';
import { publishToBothSides } from './publish-ride.ts';
import { findRide, lockRide, updateRide, type RideRow } from './queries.ts';

/** Whether a payment in place of the cash may still be begun: as long as the cash is open on the screens of both. */
const mayBegin = (ride: RideRow, now: Date): boolean =>
  ride.hail === null &&
  isCashOpen(ride) &&
  ride.completedAt !== null &&
  now.getTime() - ride.completedAt.getTime() < END_STRIP_MS &&
  cashDue(ride) > 0;

/**
 * Who pays when somebody on a side of a ride asks for it: they themselves, or at their driver's tap the passenger who rides at their own cost.
 * Null where the one side may not ask the other.
 */
function payerOf(ride: RideRow, side: Side, userId: number): number | null {
  if (side !== 'driver') return learnsCost(side, ride) ? userId : null;
  return ride.bookerId === ride.passengerId ? ride.passengerId : null;
}

const asksPhone = (provider: ProviderId) => providerFacts[provider].asks === 'phone';

async function phoneOf(reader: Reader, userId: number): Promise<string | null> {
  const [user] = await reader.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  return user === undefined ? null : ringing(user.phone);
}

/**
 * By which providers the cash of a completed ride can be paid instead now, and how much that is; none where it is paid, or too long ago.
 * @throws Problem not_found for everyone else
 */
export async function waysToPay(ctx: Context, actor: Actor, rideId: number): Promise<ReplyOf<typeof paymentWays>> {
  const ride = await findRide(ctx.db, rideId);
  const side = ride === undefined ? undefined : sideOf(ride, actor);
  if (ride === undefined || side === undefined) throw notFound();
  const payerId = payerOf(ride, side, actor.userId);
  const { currency } = countryById(ride.countryId);
  if (payerId === null || !mayBegin(ride, ctx.clock())) return { ways: [], amount: '0.00', rest: '0.00', currency, phone: null };
  const phone = await phoneOf(ctx.db, payerId);
  const all = await directWaysOf(ctx, ctx.db, ctx.markets.byId(ride.cityId));
  // A page is opened by who pays.
  const ways = side === 'driver' ? all.filter((way) => asksPhone(way) && phone !== null) : all;
  const shown = phone !== null && side === 'driver' ? maskPhone(phone) : phone;
  const due = cashDue(ride);
  return { ways, amount: toWire(wholeUnitsFor(due)), rest: toWire(restInWallet(due)), currency, phone: shown };
}

/** Begins a payment of a held ride, and tells both sides. */
async function begin(
  ctx: Context,
  uow: UnitOfWork,
  ride: RideRow,
  payerId: number,
  wish: DirectWish,
  by: 'passenger' | 'driver' | 'system',
  actorId: number | null,
) {
  const market = ctx.markets.byId(ride.cityId);
  if (market === undefined) throw notFound();
  const toPay = { purpose: 'ride', subjectId: ride.id, buys: null, market, payerId, dueMinor: cashDue(ride) } as const;
  const { payment, account } = await beginDirect(ctx, uow, toPay, wish);
  const changed = await updateRide(
    uow.tx,
    ride,
    { payBy: account.provider },
    { kind: 'payment_asked', actor: by, actorId, at: uow.now, data: { paymentId: payment.id, provider: account.provider } },
  );
  await publishToBothSides(uow, changed);
  return changed;
}

/**
 * Begins to pay what is to be handed over for a completed ride by a provider: its passenger does, or its driver has the passenger's own phone asked.
 * @throws Problem not_found for everyone else and for a provider that is not offered, illegal_transition where nothing is to be paid any more, fare_changed,
 * payment_under_way, too_many_requests, naming phone
 */
export async function startRidePayment(ctx: Context, uow: UnitOfWork, actor: Actor, rideId: number, wish: DirectWish): Promise<RideRow> {
  const ride = await lockRide(uow.tx, rideId);
  const side = ride === undefined ? undefined : sideOf(ride, actor);
  if (ride === undefined || side === undefined) throw notFound();
  if (ride.hail !== null) throw strangers();
  const payerId = payerOf(ride, side, actor.userId);
  if (payerId === null) throw new Problem('illegal_transition', 'Who rides at somebody else’s cost pays in cash.');
  if (!mayBegin(ride, uow.now)) throw new Problem('illegal_transition', 'There is nothing to be paid for this trip any more.');
  const isDriver = side === 'driver';
  if (isDriver && !asksPhone(wish.provider)) throw notFound();
  if (isDriver && wish.phone !== undefined) throw fieldProblem('phone', 'Only the passenger’s own phone is asked');
  return begin(ctx, uow, ride, payerId, wish, isDriver ? 'driver' : 'passenger', actor.userId);
}

/**
 * Has the phone asked of a passenger who chose that when asking for the ride. What keeps it from being asked, as a provider that is offered no more, or another
 * prompt on that phone, ends no trip: then both can tap, or it is paid in cash.
 */
export async function promptAtEnd(ctx: Context, uow: UnitOfWork, ride: RideRow): Promise<RideRow> {
  const { payBy } = ride;
  if (payBy === null || !asksPhone(payBy) || !mayBegin(ride, uow.now)) return ride;
  const wish = { provider: payBy, amount: toWire(wholeUnitsFor(cashDue(ride))) };
  try {
    return await uow.attempt((part) => begin(ctx, part, ride, ride.bookerId, wish, 'system', null));
  } catch (error) {
    if (error instanceof Problem) return ride;
    throw error;
  }
}
