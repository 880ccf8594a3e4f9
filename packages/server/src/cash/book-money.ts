import type { FastifyRequest } from 'fastify';
import { count, eq, isNotNull, and } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { bookMoney as call } from '@safiri/contract/cash/calls.ts';
import { moneyBookings } from '@safiri/db/cash/tables.ts';
import { bookingFault, givesAway, isCash, type BookingFault, type BookingKind } from '@safiri/rules/cash/bookings.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { shownByMoneyOf } from '@safiri/rules/countries/country-money.ts';
import { needsConsent } from '@safiri/rules/earnings/payouts.ts';
import { fromWire } from '@safiri/rules/pricing/money.ts';
import { worthOf } from '@safiri/rules/pricing/worth.ts';
import { notify } from '../notifications/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { askApproval, audit, holdAlone, needsSecond, requireOther, whoseMoney } from '../staff/public.ts';
import { accounts, writeTransfer } from '../wallet/public.ts';
import { accountOf, balanceNow, findPayee, holdPayee, payableNow, payeeIn, takesTopUps, type Payee } from './people.ts';
import { holdOpenDrawer, inDrawer, type BookingRow, type DrawerRow } from './queries.ts';

const faults: Readonly<Record<BookingFault, string>> = {
  nothing: 'Enter an amount above zero',
  sign: 'Only a correction takes something out without cash',
  more_than_balance: 'There is less than that in their balance',
  more_than_debt: 'They owe less than that',
  no_debt: 'They owe nothing',
  not_settled: 'Less than that has settled: it is held as long as for their payouts',
  no_top_up: 'Money can be taken for a debt alone here',
};

const drawerClosed = () => new Problem('drawer_closed', 'Open your cash drawer first.');

/** @throws Problem naming the amount, for what can't be booked as the books are now */
async function requireBookable(ctx: Context, uow: UnitOfWork, payee: Payee, kind: BookingKind, amountMinor: number): Promise<void> {
  const topUp = takesTopUps(ctx, payee.countryId);
  const balanceMinor = await balanceNow(uow, payee);
  const payableMinor = kind === 'cash_out' ? await payableNow(ctx, uow, payee, balanceMinor) : balanceMinor;
  const fault = bookingFault({ kind, party: payee.party, amountMinor, balanceMinor, payableMinor, topUp });
  if (fault !== undefined) throw fieldProblem('amount', faults[fault]);
}

/** The account that the other side of a booking is. */
function otherSide({ kind, drawerId }: Pick<BookingRow, 'kind' | 'drawerId'>): string {
  if (drawerId !== null) return accounts.drawer(drawerId);
  return kind === 'write_off' ? accounts.writeOffs : accounts.outside;
}

const transferKinds = { cash_in: 'cash_desk', cash_out: 'cash_desk', correction: 'adjustment', write_off: 'write_off' } as const;

/** The number of the next receipt of a drawer, whose row is held. */
async function nextNumber({ tx }: UnitOfWork, drawerId: number): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(moneyBookings)
    .where(and(eq(moneyBookings.drawerId, drawerId), isNotNull(moneyBookings.number)));
  return (row?.n ?? 0) + 1;
}

/** Puts a booking into the books, once, and tells its person. Their money and the drawer are held. */
async function putIntoBooks(uow: UnitOfWork, payee: Payee, drawer: DrawerRow | undefined, booking: BookingRow): Promise<void> {
  const { id, kind, amountMinor, currency, reason } = booking;
  if (drawer !== undefined && amountMinor < 0 && (await inDrawer(uow.tx, drawer)) < -amountMinor)
    throw fieldProblem('amount', 'There is less than that in your drawer');
  const transferId = await writeTransfer(uow.tx, {
    reference: `booking:${id}`,
    kind: transferKinds[kind],
    currency,
    at: uow.now,
    entries: [
      { account: otherSide(booking), amountMinor: -amountMinor },
      { account: accountOf(payee), amountMinor },
    ],
  });
  const number = drawer === undefined ? null : await nextNumber(uow, drawer.id);
  await uow.tx.update(moneyBookings).set({ transferId, number, bookedAt: uow.now }).where(eq(moneyBookings.id, id));
  await audit(uow, { userId: booking.authorId }, null, {
    action: `money.${kind}`,
    subject: payee.driverId === null ? 'user' : 'driver',
    subjectId: payee.driverId ?? payee.userId,
    data: { bookingId: id, amountMinor, currency, reason },
  });
  const size = uow.money(Math.abs(amountMinor), currency);
  await notify(uow, payee.userId, {
    kind: amountMinor > 0 ? 'toldTeamAdded' : 'toldTeamTook',
    values: { amount: size, why: reason },
    opens: payee.driverId === null ? '/wallet' : '/driver-money',
  });
}

/**
 * Books somebody's money, or asks a second person to agree where it is more than one alone may book, with what was booked alone within the last day.
 * Cash belongs to the own open drawer.
 * @throws Problem not_found, own_money, drawer_closed, naming the amount
 */
export async function bookMoney(
  ctx: Context,
  uow: UnitOfWork,
  actor: Actor,
  request: Pick<FastifyRequest, 'ip'>,
  { kind, userId, countryId, amount, minus, reason }: BodyOf<typeof call>,
): Promise<void> {
  const found = await findPayee(uow.tx, userId);
  if (found === undefined) throw notFound();
  const payee = payeeIn(found, countryId ?? found.countryId);
  await requireOther(uow, actor.userId, [payee]);
  const { currency } = countryById(payee.countryId);
  await holdAlone(uow, actor.userId);
  await holdPayee(uow, payee);
  const drawer = isCash(kind) ? await holdOpenDrawer(uow.tx, actor.userId, currency) : undefined;
  if (isCash(kind) && drawer === undefined) throw drawerClosed();
  const sizeMinor = fromWire(amount) ?? 0;
  const amountMinor = kind === 'cash_out' || (kind === 'correction' && minus === true) ? -sizeMinor : sizeMinor;
  await requireBookable(ctx, uow, payee, kind, amountMinor);
  const size = { amountMinor: sizeMinor, currency };
  const isLarge = givesAway(kind)
    ? await needsSecond(ctx, uow, { authorId: actor.userId, userId }, size)
    : needsConsent(worthOf([size]), 1, ctx.config.payoutApprovalAbove);
  const [booking] = await uow.tx
    .insert(moneyBookings)
    .values({
      kind,
      userId,
      party: payee.party,
      amountMinor,
      currency,
      reason,
      drawerId: drawer?.id ?? null,
      authorId: actor.userId,
      createdAt: uow.now,
    })
    .returning();
  if (booking === undefined) throw new Error('a booking was not written');
  if (!isLarge) {
    await putIntoBooks(uow, payee, drawer, booking);
    return;
  }
  const data = { ...whoseMoney(payee, payee.party, amountMinor, payee.countryId), kind, why: reason };
  await askApproval(uow, actor, { kind: 'money_booking', subjectId: booking.id, data });
  await audit(uow, actor, request, {
    action: 'approval.asked',
    subject: payee.driverId === null ? 'user' : 'driver',
    subjectId: payee.driverId ?? userId,
    data: { kind: 'money_booking', bookingId: booking.id },
  });
}

/**
 * A second person agreed: the booking goes into the books, if it still can.
 * @param by who agreed
 * @throws Problem for what can't be booked any more, and own_money where it is that person's own
 */
export async function bookAgreed(ctx: Context, uow: UnitOfWork, bookingId: number, by: number): Promise<void> {
  const [seen] = await uow.tx.select().from(moneyBookings).where(eq(moneyBookings.id, bookingId));
  const found = seen === undefined ? undefined : await findPayee(uow.tx, seen.userId);
  if (seen === undefined || found === undefined) throw new Problem('illegal_transition', 'This person has left.');
  const payee = payeeIn(found, shownByMoneyOf(seen.currency, found.countryId));
  await requireOther(uow, by, [payee]);
  await holdPayee(uow, payee);
  const drawer = seen.drawerId === null ? undefined : await holdOpenDrawer(uow.tx, seen.authorId, seen.currency);
  if (seen.drawerId !== null && drawer?.id !== seen.drawerId)
    throw new Problem('illegal_transition', 'The drawer of this booking was counted.');
  const [booking] = await uow.tx.select().from(moneyBookings).where(eq(moneyBookings.id, bookingId)).for('update');
  if (booking === undefined || booking.transferId !== null) return;
  await requireBookable(ctx, uow, payee, booking.kind, booking.amountMinor);
  await putIntoBooks(uow, payee, drawer, booking);
}
