import { eq } from 'drizzle-orm';
import { schoolSeats } from '@safiri/db/scholar/tables.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { nextMonth, type SeatPayment } from '@safiri/rules/scholar/school-month.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { holdGroup } from './leave-group.ts';
import { dayOf } from './present.ts';
import { monthTerms } from './school-market.ts';

/**
 * How a seat is paid from the next month on. A month that is paid goes on; one that the wallet lacks is the driver's to take in cash.
 * @param wish how, and for which price a month the screen said it is: the wallet pays no more than that, until another is announced
 * @throws Problem not_found, illegal_transition where the wallet can't pay it, fare_changed
 */
export async function setPayment(
  ctx: Context,
  uow: UnitOfWork,
  actor: Pick<Actor, 'userId'>,
  seatId: number,
  { payment, seen }: { readonly payment: SeatPayment; readonly seen: string | undefined },
): Promise<void> {
  const [known] = await uow.tx.select().from(schoolSeats).where(eq(schoolSeats.id, seatId));
  if (known === undefined || known.guardianId !== actor.userId) throw notFound();
  const group = await holdGroup(uow, known.groupId);
  const [seat] = await uow.tx.select().from(schoolSeats).where(eq(schoolSeats.id, seatId)).for('update');
  if (group === undefined || seat === undefined) throw notFound();
  if (seat.status === 'left') throw new Problem('illegal_transition', 'This seat was given up.');
  if ((payment === 'wallet') === (seat.walletFrom !== null)) return;
  if (payment === 'wallet' && monthTerms(ctx, group) === undefined) {
    throw new Problem('illegal_transition', 'This group is paid to its driver in cash.');
  }
  if (payment === 'wallet' && seen !== undefined && (fromWire(seen) ?? 0) < group.monthlyMinor) {
    const price = toWire(group.monthlyMinor);
    throw new Problem('fare_changed', `The price is now ${price}.`, { fare: price });
  }
  const walletFrom = payment === 'cash' ? null : nextMonth(dayOf(group.countryId, uow.now));
  const priceMinor = payment === 'cash' ? null : group.monthlyMinor;
  await uow.tx
    .update(schoolSeats)
    .set({ walletFrom, priceMinor, nextMinor: null, nextFrom: null, unpaidSince: null })
    .where(eq(schoolSeats.id, seat.id));
}
