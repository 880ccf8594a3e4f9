import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { cancellationFees } from '@safiri/db/rides/fee-tables.ts';
import { paidFees } from '@safiri/rules/rides/cancellation-fee.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { holdWallet, lockDriverMoney, payOwedFee, spendableOf } from '../wallet/public.ts';

/** So many payers are looked at in an hour; the rest in the next one. */
const PAYERS_AT_MOST = 1000;

interface Payer {
  readonly payerId: number;
  readonly currency: string;
}

/** Somebody's unpaid fees, whose drivers and payer are held until the transaction ends. */
export interface HeldFees extends Payer {
  readonly rideIds: readonly number[];
}

const owedOf = ({ payerId, currency }: Payer) =>
  and(eq(cancellationFees.payerId, payerId), eq(cancellationFees.currency, currency), eq(cancellationFees.status, 'owed'));

/**
 * Holds whoever an unpaid fee of a payer may be paid to, and then the payer: drivers before people, as everywhere.
 * @param driverIds who else's money moves
 */
export async function holdFees(uow: UnitOfWork, payer: Payer, ...driverIds: readonly number[]): Promise<HeldFees> {
  const unpaid = await uow.tx
    .select({ rideId: cancellationFees.rideId, driverId: cancellationFees.driverId })
    .from(cancellationFees)
    .where(owedOf(payer));
  const payees = unpaid.flatMap(({ driverId }) => driverId ?? []);
  if (payees.length + driverIds.length > 0) await lockDriverMoney(uow.tx, ...driverIds, ...payees);
  await holdWallet(uow.tx, payer.payerId);
  return { ...payer, rideIds: unpaid.map(({ rideId }) => rideId) };
}

/** Passes on what somebody's unpaid fees were paid with since: the oldest first, each once. What rides under way are promised pays none. */
export async function payHeldFees(uow: UnitOfWork, { rideIds, ...payer }: HeldFees): Promise<void> {
  if (rideIds.length === 0) return;
  const unpaid = await uow.tx
    .select()
    .from(cancellationFees)
    .where(and(owedOf(payer), inArray(cancellationFees.rideId, [...rideIds])))
    .orderBy(asc(cancellationFees.chargedAt), asc(cancellationFees.rideId))
    .for('no key update');
  const spendable = await spendableOf(uow, payer.payerId, payer.currency);
  for (const fee of paidFees(unpaid, Math.max(0, -spendable))) {
    const split = await payOwedFee(uow.tx, fee, uow.now);
    await uow.tx
      .update(cancellationFees)
      .set({ status: 'paid', settledAt: uow.now, ...split })
      .where(and(eq(cancellationFees.rideId, fee.rideId), eq(cancellationFees.status, 'owed')));
  }
}

/** Pays the fees that wallets cover which were filled since. */
export async function payCoveredFees(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.execute<{ payerId: number; currency: string }>(sql`
    select f.payer_id as "payerId", f.currency
    from (select payer_id, currency, sum(amount_minor) as owed, (array_agg(amount_minor order by charged_at, ride_id))[1] as oldest
      from cancellation_fees where status = 'owed' group by 1, 2) f
    where f.owed + (select coalesce(sum(e.amount_minor), 0) from ledger_entries e
                    where e.account = 'user:' || f.payer_id || ':wallet' and e.currency = f.currency) >= f.oldest
    order by f.payer_id limit ${PAYERS_AT_MOST}`);
  for (const payer of rows) {
    await inTransaction(ctx, async (uow) => payHeldFees(uow, await holdFees(uow, payer))).catch((error: unknown) =>
      ctx.log.error({ err: error, payer: payer.payerId }, 'a fee that is covered could not be paid'),
    );
  }
}
