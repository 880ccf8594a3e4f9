import { eq } from 'drizzle-orm';
import { schoolSeats } from '@safiri/db/scholar/tables.ts';
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
 * @throws Problem not_found, illegal_transition where the wallet can't pay it
 */
export async function setPayment(
  ctx: Context,
  uow: UnitOfWork,
  actor: Pick<Actor, 'userId'>,
  seatId: number,
  payment: SeatPayment,
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
  const walletFrom = payment === 'cash' ? null : nextMonth(dayOf(group.countryId, uow.now));
  await uow.tx.update(schoolSeats).set({ walletFrom, unpaidSince: null }).where(eq(schoolSeats.id, seat.id));
}
