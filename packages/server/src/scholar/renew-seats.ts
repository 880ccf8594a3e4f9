import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { schoolGroups, schoolMonths, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { daysAfter, daysBetween, monthOf, nextMonth, RENEWAL_TOLD_DAYS, UNPAID_DAYS } from '@safiri/rules/scholar/school-month.ts';
import { priceToTell } from '@safiri/rules/scholar/month-price.ts';
import { notify } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { knownPrice } from './known-price.ts';
import { holdSeat } from './hold-seat.ts';
import { freeSeat, studentName } from './leave-group.ts';
import { monthDue } from './month-due.ts';
import { dayOf } from './present.ts';
import type { SeatRow } from './queries.ts';
import { stopGroups } from './stop-groups.ts';
import type { GroupRow } from './school-market.ts';
import { chargeMonth, endMonth } from './school-month.ts';

/** So many are read at a time. */
const PAGE = 500;

/** Does something to each row, page by page in the order of their ids: what could not be done stands in nobody's way. */
async function each<R extends { readonly id: number }>(
  read: (after: number) => Promise<R[]>,
  work: (row: R) => Promise<void>,
): Promise<void> {
  for (let after = 0; ;) {
    const rows = await read(after);
    for (const row of rows) await work(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}

/** Gives back what the months that are over did not drive. */
async function endMonths(ctx: Context): Promise<void> {
  const now = ctx.clock();
  // Clocks are ahead of UTC by half a day at most; whether the month is over, the group's own calendar says.
  const soon = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  const read = (after: number) =>
    ctx.db
      .select({
        id: schoolMonths.id,
        month: schoolMonths.month,
        seat: schoolSeats,
        countryId: schoolGroups.countryId,
        school: schoolGroups.schoolName,
      })
      .from(schoolMonths)
      .innerJoin(schoolSeats, eq(schoolSeats.id, schoolMonths.seatId))
      .innerJoin(schoolGroups, eq(schoolGroups.id, schoolSeats.groupId))
      .where(and(isNull(schoolMonths.returnedMinor), lt(schoolMonths.month, monthOf(soon)), gt(schoolMonths.id, after)))
      .orderBy(schoolMonths.id)
      .limit(PAGE);
  await each(read, async ({ id, month, seat, countryId, school }) => {
    if (month >= monthOf(dayOf(countryId, now))) return;
    await inTransaction(ctx, async (uow) => {
      const minor = await endMonth(uow, id);
      if (minor === 0) return;
      const values = { name: await studentName(uow, seat), school, price: uow.money(minor, countryById(countryId).currency) };
      await notify(uow, seat.guardianId, { kind: 'toldSchoolBack', values });
    }).catch((error: unknown) => ctx.log.error({ err: error, month: id, of: month }, 'a school month could not be ended'));
  });
}

/** The wallet lacks the month: the seat is kept for some days, then it goes to the next family. */
async function waitOrFree(uow: UnitOfWork, group: GroupRow, seat: SeatRow, today: string, price: string): Promise<void> {
  const values = { name: await studentName(uow, seat), school: group.schoolName, price };
  if (seat.unpaidSince === null) {
    await uow.tx.update(schoolSeats).set({ unpaidSince: today }).where(eq(schoolSeats.id, seat.id));
    await notify(uow, seat.guardianId, { kind: 'toldSchoolUnpaid', values: { ...values, day: daysAfter(today, UNPAID_DAYS) } });
  } else if (daysBetween(seat.unpaidSince, today) > UNPAID_DAYS) {
    await freeSeat(uow, group, seat);
    await notify(uow, seat.guardianId, { kind: 'toldSchoolLost', values });
  }
}

/** Takes the month that has begun from the wallet of a seat, once. */
async function renew(ctx: Context, groupId: number, seatId: number): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    const held = await holdSeat(ctx, uow, groupId, seatId);
    const month = held && (await monthDue(ctx, uow.tx, held.group, held.seat, uow.now));
    if (held === undefined || month === undefined) return;
    const { group, seat } = held;
    const { due, terms, monthlyMinor } = month;
    const price = uow.money(due.priceMinor, countryById(group.countryId).currency);
    if ((await chargeMonth(ctx, uow, group, seat, due, terms)) === undefined)
      return waitOrFree(uow, group, seat, dayOf(group.countryId, uow.now), price);
    await uow.tx.update(schoolSeats).set({ unpaidSince: null, priceMinor: monthlyMinor }).where(eq(schoolSeats.id, seat.id));
    const values = { name: await studentName(uow, seat), school: group.schoolName, price };
    await notify(uow, seat.guardianId, { kind: 'toldSchoolPaid', values });
  });
}

/** Says before a month ends what the next one takes, once. */
async function announce(ctx: Context, groupId: number, seatId: number, monthId: number): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    const held = await holdSeat(ctx, uow, groupId, seatId);
    if (held === undefined) return;
    const { group, seat } = held;
    const [told] = await uow.tx
      .update(schoolMonths)
      .set({ renewalToldAt: uow.now })
      .where(and(eq(schoolMonths.id, monthId), isNull(schoolMonths.renewalToldAt)))
      .returning({ month: schoolMonths.month });
    if (told === undefined) return;
    const coming = nextMonth(told.month);
    const nextMinor = priceToTell(knownPrice(seat, group), dayOf(group.countryId, uow.now), coming, group.monthlyMinor);
    await uow.tx.update(schoolSeats).set({ nextMinor, nextFrom: coming }).where(eq(schoolSeats.id, seat.id));
    const price = uow.money(nextMinor, countryById(group.countryId).currency);
    const values = { name: await studentName(uow, seat), school: group.schoolName, price, day: coming };
    await notify(uow, seat.guardianId, { kind: 'toldSchoolComing', values });
  });
}

/**
 * The months of seats that are paid from wallets, each hour, after groups that can't be driven any more were paused or closed: what is over is given back, what has begun is paid, what is to come is announced. Each seat is a
 * transaction of its own, so that it goes on where it was broken off.
 */
export async function renewSeats(ctx: Context): Promise<void> {
  await endMonths(ctx);
  await stopGroups(ctx);
  const now = ctx.clock();
  const read = (after: number) =>
    ctx.db
      .select({ id: schoolSeats.id, groupId: schoolSeats.groupId, countryId: schoolGroups.countryId, monthId: schoolMonths.id })
      .from(schoolSeats)
      .innerJoin(schoolGroups, eq(schoolGroups.id, schoolSeats.groupId))
      .leftJoin(schoolMonths, and(eq(schoolMonths.seatId, schoolSeats.id), isNull(schoolMonths.returnedMinor)))
      .where(
        and(
          eq(schoolSeats.status, 'member'),
          isNotNull(schoolSeats.walletFrom),
          eq(schoolGroups.status, 'open'),
          isNull(schoolMonths.renewalToldAt),
          gt(schoolSeats.id, after),
        ),
      )
      .orderBy(schoolSeats.id)
      .limit(PAGE);
  await each(read, async ({ id, groupId, countryId, monthId }) => {
    const today = dayOf(countryId, now);
    const isComing = daysBetween(today, nextMonth(today)) <= RENEWAL_TOLD_DAYS;
    const work = monthId === null ? renew(ctx, groupId, id) : isComing ? announce(ctx, groupId, id, monthId) : undefined;
    await work?.catch((error: unknown) => ctx.log.error({ err: error, seat: id }, 'a school seat could not be renewed'));
  });
}
