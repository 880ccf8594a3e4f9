import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { DirectPayment } from '@safiri/contract/payments/direct.ts';
import type { schoolPaymentWays, startSchoolPayment } from '@safiri/contract/scholar/pay-calls.ts';
import { eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { schoolGroups, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { restInWallet, wholeUnitsFor } from '@safiri/rules/payments/how-paid.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { beginDirect, directPaymentsOf, directWaysOf, presentDirect, presentStarted } from '../payments/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Reactions } from '../platform/domain-events.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { lockDriverMoney } from '../wallet/public.ts';
import { holdSeat } from './hold-seat.ts';
import { monthDue } from './month-due.ts';
import type { SeatRow } from './queries.ts';
import type { GroupRow } from './school-market.ts';
import { chargeMonth } from './school-month.ts';

async function seatWithGroup(reader: Reader, seatId: number): Promise<{ group: GroupRow; seat: SeatRow } | undefined> {
  const [row] = await reader
    .select({ group: schoolGroups, seat: schoolSeats })
    .from(schoolSeats)
    .innerJoin(schoolGroups, eq(schoolGroups.id, schoolSeats.groupId))
    .where(eq(schoolSeats.id, seatId));
  return row;
}

/** By which providers the month of an own seat can be paid at once, and how its newest payment stands. @throws Problem not_found */
export async function waysToPayMonth(ctx: Context, { userId }: Actor, seatId: number): Promise<ReplyOf<typeof schoolPaymentWays>> {
  const known = await seatWithGroup(ctx.db, seatId);
  if (known === undefined || known.seat.guardianId !== userId) throw notFound();
  const { group, seat } = known;
  const payable = group.status === 'open' && seat.status === 'member' && seat.walletFrom !== null;
  const month = payable ? await monthDue(ctx, ctx.db, group, seat, ctx.clock()) : undefined;
  const market = group.marketId === null || month === undefined ? undefined : ctx.markets.byId(group.marketId);
  const [user] = await ctx.db.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  const payment = (await directPaymentsOf(ctx.db, 'school', [seatId])).get(seatId);
  return {
    ways: await directWaysOf(ctx, ctx.db, market),
    amount: toWire(wholeUnitsFor(month?.due.priceMinor ?? 0)),
    rest: toWire(restInWallet(month?.due.priceMinor ?? 0)),
    currency: countryById(group.countryId).currency,
    phone: user?.phone ?? null,
    payment: payment === undefined ? null : presentDirect(payment, true),
  };
}

/**
 * Begins to pay the month of an own seat that has begun; a tap that comes again gets the prompt that stands.
 * @throws Problem not_found, illegal_transition where nothing is due, fare_changed, payment_under_way, too_many_requests, naming phone
 */
export async function startPayingMonth(
  ctx: Context,
  uow: UnitOfWork,
  { userId }: Actor,
  seatId: number,
  wish: BodyOf<typeof startSchoolPayment>,
): Promise<DirectPayment> {
  const known = await seatWithGroup(uow.tx, seatId);
  if (known === undefined || known.seat.guardianId !== userId) throw notFound();
  const held = await holdSeat(ctx, uow, known.group.id, seatId);
  const month = held && (await monthDue(ctx, uow.tx, held.group, held.seat, uow.now));
  const { marketId } = known.group;
  const market = marketId === null ? undefined : ctx.markets.byId(marketId);
  if (month === undefined || market === undefined) throw new Problem('illegal_transition', 'No month of this seat is to be paid now.');
  const dueMinor = month.due.priceMinor;
  const toPay = { purpose: 'school', subjectId: seatId, buys: null, market, payerId: userId, dueMinor } as const;
  return presentStarted(await beginDirect(ctx, uow, toPay, wish));
}

/** What the room of school groups does about payments that pay months. */
export const monthPaid = {
  /** The group, its seat, then the driver, who is paid at once what was driven before the month was. */
  async payment_to_hold(uow, { purpose, subjectId }, ctx) {
    if (purpose !== 'school' || subjectId === null) return;
    const known = await seatWithGroup(uow.tx, subjectId);
    if (known === undefined) return;
    await holdSeat(ctx, uow, known.group.id, subjectId);
    if (known.group.driverId !== null) await lockDriverMoney(uow.tx, known.group.driverId);
  },

  /** The month is paid from what has come, unless it was paid meanwhile, the seat is gone, or the group is driven no more. */
  async payment_arrived(uow, { payment, paidOn }, ctx) {
    if (payment.purpose !== 'school' || payment.subjectId === null) return;
    const known = await seatWithGroup(uow.tx, payment.subjectId);
    const held = known && (await holdSeat(ctx, uow, known.group.id, payment.subjectId));
    if (held === undefined || held.seat.guardianId !== payment.userId) return;
    const { group, seat } = held;
    const month = await monthDue(ctx, uow.tx, group, seat, uow.now);
    if (month === undefined || countryById(group.countryId).currency !== payment.currency) return;
    const { due, terms, monthlyMinor } = month;
    if (due.priceMinor > payment.amountMinor) return;
    const charged = await chargeMonth(ctx, uow, group, seat, due, terms);
    if (charged === undefined || charged.transferId === null) return;
    await uow.tx.update(schoolSeats).set({ unpaidSince: null, priceMinor: monthlyMinor }).where(eq(schoolSeats.id, seat.id));
    paidOn(due.priceMinor, charged.transferId);
  },
} satisfies Reactions;
