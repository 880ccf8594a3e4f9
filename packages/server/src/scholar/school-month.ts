import { and, count, eq, gte, isNull, sql } from 'drizzle-orm';
import { rollCalls, schoolMonths } from '@safiri/db/scholar/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { SchoolRun } from '@safiri/rules/scholar/groups.ts';
import { earnedMore, isSchoolDay, monthOf, type MonthPrice } from '@safiri/rules/scholar/school-month.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, lockDriverMoney, spendableOf, writeTransfer } from '../wallet/public.ts';
import type { SeatRow } from './queries.ts';
import { schoolDaysOf, type GroupRow, type MonthTerms } from './school-market.ts';

type MonthRow = typeof schoolMonths.$inferSelect;

/** A driver's share of some runs of a month leaves what is held; the row of the month is held by the caller. */
async function release(uow: UnitOfWork, month: MonthRow, driverId: number, step: string, runs: number): Promise<void> {
  const { gross, commission } = earnedMore(month, month.runsDriven, runs);
  if (gross > 0) {
    await writeTransfer(uow.tx, {
      reference: `school:${month.id}:${step}`,
      kind: 'school',
      currency: month.currency,
      at: uow.now,
      entries: [
        { account: accounts.schoolHeld(month.id), amountMinor: -gross },
        { account: accounts.driverWallet(driverId), amountMinor: gross - commission },
        { account: accounts.commission, amountMinor: commission },
      ],
    });
  }
  await uow.tx
    .update(schoolMonths)
    .set({ runsDriven: month.runsDriven + runs, earnedMinor: month.earnedMinor + gross })
    .where(eq(schoolMonths.id, month.id));
}

/**
 * Pays the driver the share of a run that was called for the first time: driven, or the child was not at its stop. Nothing for a run outside of the paid
 * days, beyond those that were planned, or of a seat that is paid in cash.
 */
export async function earnRun(
  ctx: Pick<Context, 'markets'>,
  uow: UnitOfWork,
  group: GroupRow,
  { seatId, day, run }: { seatId: number; day: string; run: SchoolRun },
): Promise<void> {
  const [month] = await uow.tx
    .select()
    .from(schoolMonths)
    .where(and(eq(schoolMonths.seatId, seatId), eq(schoolMonths.month, monthOf(day)), isNull(schoolMonths.returnedMinor)))
    .for('update');
  if (month === undefined || group.driverId === null || day < month.fromDay || month.runsDriven >= month.runsPlanned) return;
  if (!isSchoolDay(day, schoolDaysOf(ctx.markets, group))) return;
  await release(uow, month, group.driverId, `${day}:${run}`, 1);
}

/** Runs of a seat that its driver called since a day, on days on which the group drives. */
async function runsCalled(ctx: Pick<Context, 'markets'>, uow: UnitOfWork, group: GroupRow, seatId: number, from: string): Promise<number> {
  const rows = await uow.tx
    .select({ day: rollCalls.day, runs: count() })
    .from(rollCalls)
    .where(and(eq(rollCalls.seatId, seatId), gte(rollCalls.day, from)))
    .groupBy(rollCalls.day);
  const days = schoolDaysOf(ctx.markets, group);
  return rows.filter(({ day }) => isSchoolDay(day, days)).reduce((sum, { runs }) => sum + runs, 0);
}

/**
 * Takes a month, or the rest of one, from the guardian's wallet and holds it; what was driven of it while it was not paid goes to the driver at
 * once. Of two who charge the same month at once the second does nothing. The group's and the seat's rows are held by the caller.
 * @returns the transfer that paid it, null where it was paid already; undefined when the wallet does not hold it: then nothing was written
 */
export async function chargeMonth(
  ctx: Pick<Context, 'markets'>,
  uow: UnitOfWork,
  group: GroupRow,
  seat: Pick<SeatRow, 'id' | 'guardianId'>,
  due: MonthPrice,
  { commissionPercent, taxes }: MonthTerms,
): Promise<{ readonly transferId: number | null } | undefined> {
  const { currency } = countryById(group.countryId);
  const called = Math.min(due.runs, await runsCalled(ctx, uow, group, seat.id, due.from));
  // Drivers are held before people, as everywhere.
  if (called > 0 && group.driverId !== null) await lockDriverMoney(uow.tx, group.driverId);
  if ((await spendableOf(uow, seat.guardianId, currency)) < due.priceMinor) return undefined;
  const [month] = await uow.tx
    .insert(schoolMonths)
    .values({
      seatId: seat.id,
      guardianId: seat.guardianId,
      month: monthOf(due.from),
      fromDay: due.from,
      priceMinor: due.priceMinor,
      currency,
      commissionPercent,
      taxes: [...taxes],
      runsPlanned: due.runs,
      createdAt: uow.now,
    })
    .onConflictDoNothing()
    .returning();
  if (month === undefined) return { transferId: null };
  const transferId = await writeTransfer(uow.tx, {
    reference: `school:${month.id}:paid`,
    kind: 'school',
    currency,
    at: uow.now,
    entries: [
      { account: accounts.wallet(seat.guardianId), amountMinor: -due.priceMinor },
      { account: accounts.schoolHeld(month.id), amountMinor: due.priceMinor },
    ],
  });
  if (called > 0 && group.driverId !== null) await release(uow, month, group.driverId, 'late', called);
  return { transferId };
}

/**
 * Ends a month that is over, or whose seat is: what its runs did not release goes back to whoever paid it, once.
 * @returns minor units that went back; 0 where all was driven, or the month had ended already
 */
export async function endMonth(uow: UnitOfWork, monthId: number): Promise<number> {
  const [month] = await uow.tx
    .select()
    .from(schoolMonths)
    .where(and(eq(schoolMonths.id, monthId), isNull(schoolMonths.returnedMinor)))
    .for('update');
  if (month === undefined) return 0;
  const unused = month.priceMinor - month.earnedMinor;
  await uow.tx
    .update(schoolMonths)
    .set({ returnedMinor: sql`${schoolMonths.priceMinor} - ${schoolMonths.earnedMinor}` })
    .where(eq(schoolMonths.id, month.id));
  await uow.emit('school_month_ended', { month });
  if (unused === 0) return 0;
  await writeTransfer(uow.tx, {
    reference: `school:${month.id}:back`,
    kind: 'school',
    currency: month.currency,
    at: uow.now,
    entries: [
      { account: accounts.schoolHeld(month.id), amountMinor: -unused },
      { account: accounts.wallet(month.guardianId), amountMinor: unused },
    ],
  });
  return unused;
}

/** Ends what a seat has under way. @returns minor units that went back, with their currency */
export async function endMonthsOf(uow: UnitOfWork, seatId: number): Promise<{ minor: number; currency: string } | undefined> {
  const running = await uow.tx
    .select({ id: schoolMonths.id, currency: schoolMonths.currency })
    .from(schoolMonths)
    .where(and(eq(schoolMonths.seatId, seatId), isNull(schoolMonths.returnedMinor)))
    .orderBy(schoolMonths.id);
  let minor = 0;
  for (const { id } of running) minor += await endMonth(uow, id);
  return minor === 0 ? undefined : { minor, currency: running[0]?.currency ?? '' };
}
