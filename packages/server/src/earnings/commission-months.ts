import { and, desc, eq, sql } from 'drizzle-orm';
import { commissionMonths } from '@safiri/db/earnings/tables.ts';
import { countryById, countryIds } from '@safiri/rules/countries/countries.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { carriedOn, closableMonth, commissionTotal } from '@safiri/rules/earnings/commission-month.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { taxesIn } from '@safiri/rules/pricing/taxes.ts';
import { issueInvoice } from '../invoices/public.ts';
import type { Context } from '../platform/context.ts';
import { eachApart, throwAll } from '../platform/each-apart.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { firstKept, keptOfDriver, lockDriverMoney } from '../wallet/public.ts';
import { payoutMarketsOf } from './payout-market.ts';

/** Drivers whose months are closed at the same time; the numbers of one country are drawn one after the other. */
const AT_ONCE = 4;
/** Paid by: it was kept before the driver got the rest. */
const FROM_EARNINGS = 'earnings';

type MonthRow = typeof commissionMonths.$inferSelect;

/** A driver in one of the currencies in which money of theirs moved. */
interface Due {
  readonly driverId: number;
  readonly userId: number;
  readonly currency: string;
  /** Of their account. */
  readonly countryId: CountryId;
  /** When their account was deleted. */
  readonly deletedAt: Date | null;
}

/** Whose last closed month ended longer ago than the shortest month is. Of who left the month in which they did is the last. */
async function dueDrivers({ db, clock }: Context): Promise<Due[]> {
  const { rows } = await db.execute<Omit<Due, 'deletedAt'> & { deletedAt: string | null }>(sql`
    select d.id as "driverId", u.id as "userId", t.currency, u.country_id as "countryId", u.deleted_at as "deletedAt"
    from (select distinct split_part(account, ':', 2)::int as driver_id, currency from ledger_totals where account like 'driver:%') t
      join drivers d on d.id = t.driver_id join users u on u.id = d.user_id
      left join lateral (select max(m.to_at) as to_at from commission_months m where m.driver_id = d.id and m.currency = t.currency) last on true
    where (last.to_at is null or last.to_at <= ${clock().toISOString()}::timestamptz - interval '28 days')
      and (u.deleted_at is null or last.to_at is null or last.to_at <= u.deleted_at)
    order by d.id, t.currency`);
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt === null ? null : new Date(row.deletedAt) }));
}

const monthsOf = (uow: UnitOfWork, { driverId, currency }: Due): Promise<MonthRow[]> =>
  uow.tx
    .select()
    .from(commissionMonths)
    .where(and(eq(commissionMonths.driverId, driverId), eq(commissionMonths.currency, currency)))
    .orderBy(desc(commissionMonths.toAt));

/** Closes the next month of a driver that is over, and issues its invoice by the same transaction. @returns whether there was one */
async function closeNext(uow: UnitOfWork, due: Due, countryId: CountryId, market: MarketDocument | null): Promise<boolean> {
  const { driverId, userId, currency, deletedAt } = due;
  // One node after the other, and nothing moves meanwhile.
  await lockDriverMoney(uow.tx, driverId);
  const before = await monthsOf(uow, due);
  const [last] = before;
  if (last !== undefined && deletedAt !== null && last.toAt > deletedAt) return false;
  const begins = last?.toAt ?? (await firstKept(uow.tx, driverId, currency));
  const span = begins && closableMonth(begins, last === undefined, market?.timeZone ?? countryById(countryId).timeZoneId, uow.now);
  if (span === undefined) return false;
  const { lines, beforeMinor, throughEntry } = await keptOfDriver(uow.tx, driverId, currency, span);
  const sums = {
    keptMinor: lines.reduce((all, { amountMinor }) => all + amountMinor, 0),
    earlierMinor: beforeMinor - before.reduce((all, { keptMinor, earlierMinor }) => all + keptMinor + earlierMinor, 0),
    carriedMinor: carriedOn(last),
  };
  const { month, from: fromAt, to: toAt } = span;
  const [row] = await uow.tx
    .insert(commissionMonths)
    .values({ driverId, currency, month, fromAt, toAt, ...sums, throughEntry, createdAt: uow.now })
    .returning({ id: commissionMonths.id });
  const total = commissionTotal(sums);
  if (row === undefined || total <= 0) return true;
  const rest = [
    { kind: 'earlier', amountMinor: sums.earlierMinor },
    { kind: 'carried', amountMinor: sums.carriedMinor },
  ] as const;
  issueInvoice(uow, {
    subject: 'commission',
    subjectId: row.id,
    countryId,
    market,
    customerId: userId,
    buyerId: driverId,
    lines: [...lines, ...rest]
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map(({ kind, amountMinor }) => ({ kind, name: null, quantity: null, amountMinor })),
    taxes: taxesIn(market?.tax?.lines ?? [], { commission: total }),
    paidBy: FROM_EARNINGS,
    suppliedAt: new Date(toAt.getTime() - 1),
  });
  return true;
}

/** Closes all months of a driver that are over, each by a transaction of its own. @returns how many */
async function closeMonthsOf(ctx: Context, due: Due): Promise<number> {
  const uses = (id: CountryId) => countryById(id).currency === due.currency;
  const countryId = uses(due.countryId) ? due.countryId : countryIds.find(uses);
  if (countryId === undefined) return 0;
  const [market] = (await payoutMarketsOf(ctx, ctx.db, [{ driverId: due.driverId, countryId }])).get(due.driverId) ?? [];
  let closed = 0;
  while (await inTransaction(ctx, (uow) => closeNext(uow, due, market?.country.id ?? countryId, market?.document ?? null))) closed += 1;
  return closed;
}

/**
 * Says of each month that is over what the operator kept of each driver, by an invoice, on the calendar and with the taxes of the market where the driver
 * works first. Any number of nodes may try, and one that was stopped goes on; what goes wrong with one driver keeps no other waiting.
 * @returns how many months were closed
 * @throws AggregateError once all were tried, with what went wrong
 */
export async function closeCommissionMonths(ctx: Context): Promise<number> {
  const { done, faults } = await eachApart(
    await dueDrivers(ctx),
    (due) => closeMonthsOf(ctx, due),
    (error, { driverId }) => ctx.log.error({ err: error, driver: driverId }, 'the month of a driver could not be closed'),
    AT_ONCE,
  );
  throwAll(faults, (count) => `the months of ${count} drivers could not be closed`);
  return done.reduce((all, closed) => all + closed, 0);
}
