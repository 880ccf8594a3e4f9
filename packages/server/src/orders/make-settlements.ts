import { and, eq, sql } from 'drizzle-orm';
import { merchants } from '@safiri/db/catalogue/tables.ts';
import { merchantSettlements } from '@safiri/db/orders/settlement-tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { isNewAccount, wholePayout } from '@safiri/rules/earnings/payout-terms.ts';
import { settledWeek } from '@safiri/rules/orders/settlement.ts';
import { dayBounds, localMoment } from '@safiri/rules/places/local-time.ts';
import type { MerchantRow } from '../catalogue/public.ts';
import { payoutAccounts, setAside, type Providers } from '../payments/public.ts';
import type { Context } from '../platform/context.ts';
import type { DomainEvents } from '../platform/domain-events.ts';
import { eachApart, throwAll } from '../platform/each-apart.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, type ProviderAccountRow } from '../wallet/public.ts';
import { shopAccount } from './settlements.ts';
import { tellPaidAfterAll } from './tell-shop.ts';

interface Week {
  readonly from: string;
  readonly to: string;
}

interface Sums {
  readonly orders: number;
  readonly goods: string;
  readonly commission: string;
  readonly moved: string;
  readonly corrections: string;
  readonly net: string;
}

/** What moved on a shop's account within a week, and what is left of it and of all before, in minor units. A payout that went back is left, too. */
async function sumsOf({ tx }: UnitOfWork, { id, countryId }: MerchantRow, { from, to }: Week): Promise<Sums | undefined> {
  const { currency, timeZoneId } = countryById(countryId);
  const bounds = dayBounds(from, timeZoneId, to);
  const begin = sql`${bounds.from.toISOString()}::timestamptz`;
  const end = sql`${bounds.to.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Sums & Record<string, unknown>>(sql`
    select count(o.id) filter (where e.at >= ${begin} and e.at < ${end})::int as orders,
      coalesce(sum(o.items_minor) filter (where e.at >= ${begin} and e.at < ${end}), 0) as goods,
      coalesce(sum(o.commission_minor) filter (where e.at >= ${begin} and e.at < ${end}), 0) as commission,
      coalesce(sum(e.amount_minor) filter (where o.id is not null and e.at >= ${begin} and e.at < ${end}), 0) as moved,
      coalesce(sum(e.amount_minor) filter (where o.id is null and t.kind <> 'payout' and e.at >= ${begin} and e.at < ${end}), 0) as corrections,
      coalesce(sum(e.amount_minor) filter (where t.kind = 'payout' or e.at < ${end}), 0) as net
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id left join orders o on o.merchant_id = ${id} and t.reference = 'order:' || o.id || ':items'
    where e.account = ${accounts.merchant(id)} and e.currency = ${currency}`);
  return rows[0];
}

/** Writes a shop's statement of a week, with its payout where there is anything to pay and an account to pay it to. Once. */
async function settle(
  ctx: Context,
  uow: UnitOfWork,
  merchant: MerchantRow,
  week: Week,
  ways: readonly ProviderAccountRow[],
): Promise<boolean> {
  // One node after the other.
  await uow.tx.select({ id: merchants.id }).from(merchants).where(eq(merchants.id, merchant.id)).for('no key update');
  const [made] = await uow.tx
    .select({ id: merchantSettlements.id })
    .from(merchantSettlements)
    .where(and(eq(merchantSettlements.merchantId, merchant.id), eq(merchantSettlements.toDay, week.to)));
  if (made !== undefined) return false;
  const sums = await sumsOf(uow, merchant, week);
  const net = Number(sums?.net ?? 0);
  const corrections = Number(sums?.corrections ?? 0);
  if (sums === undefined || (sums.orders === 0 && corrections === 0 && net === 0)) return false;
  const { currency } = countryById(merchant.countryId);
  const to = await shopAccount(uow.tx, merchant.id);
  const way = ways.find(({ provider }) => provider === to?.provider);
  const paidMinor = to === undefined || way === undefined ? 0 : wholePayout(net);
  // Made once its people had a day to say that it is not theirs.
  if (to !== undefined && paidMinor > 0 && isNewAccount(to.createdAt, uow.now)) return false;
  const [row] = await uow.tx
    .insert(merchantSettlements)
    .values({
      merchantId: merchant.id,
      fromDay: week.from,
      toDay: week.to,
      currency,
      orders: sums.orders,
      goodsMinor: Number(sums.goods),
      commissionMinor: Number(sums.commission),
      correctionsMinor: corrections,
      carriedMinor: net - Number(sums.moved) - corrections,
      paidMinor,
      status: paidMinor === 0 ? 'carried' : 'waiting',
      createdAt: uow.now,
    })
    .returning({ id: merchantSettlements.id });
  if (row === undefined) throw new Error('a settlement was not written');
  if (paidMinor === 0 || to === undefined || way === undefined) return true;
  await setAside(ctx, uow, {
    purpose: 'merchant_settlement',
    subjectId: row.id,
    backTo: accounts.merchant(merchant.id),
    heldIn: accounts.merchantPayout(merchant.id),
    amountMinor: paidMinor,
    feeMinor: 0,
    currency,
    to: { ...to, accountRow: way },
  });
  return true;
}

/** Makes a shop's statement of the week that ended. @returns whether it was made */
async function settleShop(ctx: Context, providers: Providers, merchant: MerchantRow): Promise<boolean> {
  const week = settledWeek(localMoment(ctx.clock(), countryById(merchant.countryId).timeZoneId));
  if (week === undefined) return false;
  const ways = await payoutAccounts(ctx, providers, ctx.db, merchant.countryId);
  return inTransaction(ctx, (uow) => settle(ctx, uow, merchant, week, ways));
}

/**
 * Makes the statements of the week that ended, of each shop that sold anything or is owed something. Any number of nodes may try. What goes wrong with
 * one shop keeps no other waiting.
 * @returns how many were made
 * @throws AggregateError once all were tried, with what went wrong
 */
export async function makeSettlements(ctx: Context, providers: Providers): Promise<number> {
  const shops = await ctx.db.select().from(merchants).orderBy(merchants.id);
  const { done, faults } = await eachApart(
    shops,
    (merchant) => settleShop(ctx, providers, merchant),
    (error, { id }) => ctx.log.error({ err: error, merchant: id }, 'the settlement of a shop could not be made'),
  );
  throwAll(faults, (count) => `${count} settlements could not be made`);
  return done.filter(Boolean).length;
}

/**
 * Writes down how a settlement's payout ended, which moved the money already. What did not arrive is in the next one, and was taken out of it again where
 * it arrived after all: the shop's people hear of that.
 */
export async function followSettlement(
  uow: UnitOfWork,
  { purpose, subjectId, outcome }: DomainEvents['disbursement_ended'],
): Promise<void> {
  if (purpose !== 'merchant_settlement') return;
  const before = ({ paid: 'waiting', failed: 'waiting', returned: 'paid', paid_after_all: 'failed' } as const)[outcome];
  const [settlement] = await uow.tx
    .update(merchantSettlements)
    .set({ status: outcome === 'paid' ? 'paid' : 'failed', endedAt: uow.now })
    .where(and(eq(merchantSettlements.id, subjectId), eq(merchantSettlements.status, before)))
    .returning();
  if (settlement !== undefined && outcome === 'paid_after_all') await tellPaidAfterAll(uow, settlement);
}
