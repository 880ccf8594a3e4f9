import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { SettledOrder, Settlement, ShopMoney } from '@safiri/contract/orders/settlement-calls.ts';
import type { PayoutDestination } from '@safiri/contract/earnings/payout-shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { merchantPayoutAccounts, merchantSettlements } from '@safiri/db/orders/settlement-tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { SETTLEMENTS_PAGE } from '@safiri/rules/orders/settlement.ts';
import { isPaidAfterAll } from '@safiri/rules/payments/disbursement-life.ts';
import { dayBounds } from '@safiri/rules/places/local-time.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { MerchantRow } from '../catalogue/public.ts';
import { disbursementsOf, payoutAccounts, payoutWayOf, type DisbursementRow, type Providers } from '../payments/public.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, balanceOf } from '../wallet/public.ts';

export type SettlementRow = typeof merchantSettlements.$inferSelect;

/** What a week comes to, in minor units. */
export const netOf = ({ goodsMinor, commissionMinor, correctionsMinor, carriedMinor }: SettlementRow): number =>
  goodsMinor - commissionMinor + correctionsMinor + carriedMinor;

const present = (row: SettlementRow, disbursement: DisbursementRow | undefined): Settlement => ({
  id: row.id,
  from: row.fromDay,
  to: row.toDay,
  orders: row.orders,
  goods: toWire(row.goodsMinor),
  commission: toWire(row.commissionMinor),
  corrections: toWire(row.correctionsMinor),
  carried: toWire(row.carriedMinor),
  net: toWire(netOf(row)),
  paid: toWire(row.paidMinor),
  status: row.status,
  progress: disbursement?.state ?? null,
  isPaidAfterAll: disbursement !== undefined && isPaidAfterAll(disbursement),
  receipt: disbursement?.receipt ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
});

export async function shopAccount(reader: Reader, merchantId: number) {
  const [row] = await reader.select().from(merchantPayoutAccounts).where(eq(merchantPayoutAccounts.merchantId, merchantId));
  return row;
}

/** Keeps where a shop is paid from now on. @returns whether that is another account than before */
export async function keepShopAccount(
  uow: UnitOfWork,
  merchantId: number,
  { provider, account, bank, name }: PayoutDestination,
  setBy: number,
): Promise<boolean> {
  const values = { provider, account, bank, name, setBy, createdAt: uow.now };
  const kept = merchantPayoutAccounts;
  const changed = await uow.tx
    .insert(merchantPayoutAccounts)
    .values({ merchantId, ...values })
    .onConflictDoUpdate({
      target: merchantPayoutAccounts.merchantId,
      set: values,
      setWhere: sql`(${kept.provider}, ${kept.account}, ${kept.bank}, ${kept.name}) is distinct from (${provider}::text, ${account}::text, ${bank}::text, ${name}::text)`,
    })
    .returning({ merchantId: merchantPayoutAccounts.merchantId });
  return changed.length > 0;
}

/** What a shop is paid, and to which account. */
export async function shopMoneyOf(ctx: Context, providers: Providers, merchant: MerchantRow, before?: number): Promise<ShopMoney> {
  const { id: countryId, currency } = countryById(merchant.countryId);
  const rows = await ctx.db
    .select()
    .from(merchantSettlements)
    .where(and(eq(merchantSettlements.merchantId, merchant.id), before === undefined ? undefined : lt(merchantSettlements.id, before)))
    .orderBy(desc(merchantSettlements.id))
    .limit(SETTLEMENTS_PAGE);
  const carried = await disbursementsOf(
    ctx.db,
    'merchant_settlement',
    rows.map(({ id }) => id),
  );
  return {
    merchantId: merchant.id,
    name: merchant.name,
    countryId,
    currency,
    balance: toWire(await balanceOf(ctx.db, accounts.merchant(merchant.id), currency)),
    account: (await shopAccount(ctx.db, merchant.id)) ?? null,
    ways: (await payoutAccounts(ctx, providers, ctx.db, countryId)).map((row) => payoutWayOf(row, countryId)),
    settlements: rows.map((row) => present(row, carried.get(row.id))),
  };
}

/** A week of a shop with its orders. @throws Problem not_found for another shop's */
export async function statementOf(
  reader: Reader,
  merchant: MerchantRow,
  settlementId: number,
): Promise<{ settlement: Settlement; orders: SettledOrder[] }> {
  const [row] = await reader
    .select()
    .from(merchantSettlements)
    .where(and(eq(merchantSettlements.id, settlementId), eq(merchantSettlements.merchantId, merchant.id)));
  if (row === undefined) throw notFound();
  const { from, to } = dayBounds(row.fromDay, countryById(merchant.countryId).timeZoneId, row.toDay);
  const { rows } = await reader.execute<{
    number: string;
    at: string;
    goods: string;
    percent: string;
    commission: string;
    paymentMethod: string;
  }>(sql`
    select o.number, e.at, o.items_minor as goods, o.commission_percent as percent, o.commission_minor as commission, o.payment_method as "paymentMethod"
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      join orders o on o.merchant_id = ${merchant.id} and t.reference = 'order:' || o.id || ':items'
    where e.account = ${accounts.merchant(merchant.id)} and e.currency = ${row.currency} and e.at >= ${from.toISOString()}::timestamptz and e.at < ${to.toISOString()}::timestamptz
    order by e.at, o.id`);
  const disbursement = (await disbursementsOf(reader, 'merchant_settlement', [row.id])).get(row.id);
  return {
    settlement: present(row, disbursement),
    orders: rows.map(({ number, at, goods, percent, commission, paymentMethod }) => ({
      number,
      at: new Date(at).toISOString(),
      goods: toWire(Number(goods)),
      commissionPercent: Number(percent),
      commission: toWire(Number(commission)),
      net: toWire(Number(goods) - Number(commission)),
      paymentMethod,
    })),
  };
}
