import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { payments, providerAccounts } from '@safiri/db/payments/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { creditedPaymentStates } from '@safiri/rules/payments/payment-life.ts';
import type { PaymentPurpose } from '@safiri/rules/payments/purposes.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, balanceOf, isDeleted, mayCredit, spendableOf, writeTransfer, type ProviderAccountRow } from '../wallet/public.ts';

/** What became of play money, in minor units of a currency. */
export interface Reversed {
  readonly countryId: CountryId;
  readonly currency: string;
  /** Taken out of wallets. */
  readonly takenMinor: number;
  /** Spent before: the operator's loss. */
  readonly lostMinor: number;
  /** Promised to rides that are under way: taken or lost once they are over. */
  readonly waitsMinor: number;
}

type Sums = Omit<Reversed, 'countryId' | 'currency'>;

interface Holder {
  readonly purpose: PaymentPurpose;
  readonly userId: number;
  readonly currency: string;
}

/** Real money that somebody brought into their wallet, but what was paid on with its arrival: never taken for play money. */
async function liveOf({ tx }: UnitOfWork, { userId, currency }: Holder): Promise<number> {
  const [row] = await tx
    .select({
      sum: sql<string>`coalesce(sum(greatest(0, ${payments.amountMinor} - ${payments.givenBackMinor} - ${payments.spentMinor})), 0)`,
    })
    .from(payments)
    .innerJoin(providerAccounts, eq(providerAccounts.id, payments.accountId))
    .where(
      and(
        eq(payments.userId, userId),
        ne(payments.purpose, 'pay_in'),
        eq(payments.currency, currency),
        inArray(payments.state, [...creditedPaymentStates]),
        eq(providerAccounts.environment, 'live'),
      ),
    );
  return Number(row?.sum ?? 0);
}

/**
 * What an account brought somebody for one purpose and was not reversed yet, in minor units, and how often something of it was. References of before
 * named no purpose: those that took from a driver's wallet were for a pay-in.
 */
async function leftOf(
  { tx }: UnitOfWork,
  accountId: number,
  { purpose, userId, currency }: Holder,
): Promise<{ left: number; times: number }> {
  const all = `sandbox:${accountId}:${userId}`;
  const { rows } = await tx.execute<{ brought: string; reversed: string; times: string }>(sql`
    select (select coalesce(sum(amount_minor - given_back_minor), 0) from payments
            where account_id = ${accountId} and user_id = ${userId} and purpose = ${purpose} and currency = ${currency} and state in ${oneOf(creditedPaymentStates)}) as brought,
      coalesce(sum(e.amount_minor), 0) as reversed, count(t.id) as times
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account = ${accounts.provider(accountId)} and e.currency = ${currency} and t.kind = 'adjustment'
      and (t.reference like ${`${all}:${purpose}:%`} or (t.reference ~ ${`^${all}:[0-9]+$`} and ${purpose === 'pay_in'} = exists (
        select from ledger_entries o where o.transfer_id = t.id and o.account like 'driver:%')))`);
  return { left: Number(rows[0]?.brought) - Number(rows[0]?.reversed), times: Number(rows[0]?.times) };
}

/** What a driver paid with play money is owed again; of who left the operator bears it. */
async function reversePayIns(uow: UnitOfWork, accountId: number, holder: Holder): Promise<Sums> {
  const { userId, currency } = holder;
  const [driver] = await uow.tx.select({ id: drivers.id }).from(drivers).where(eq(drivers.userId, userId));
  const isGone = driver === undefined || (await isDeleted(uow.tx, driver.id));
  const { left, times } = await leftOf(uow, accountId, holder);
  if (left > 0)
    await writeTransfer(uow.tx, {
      reference: `sandbox:${accountId}:${userId}:pay_in:${times}`,
      kind: 'adjustment',
      currency,
      at: uow.now,
      entries: [
        { account: isGone ? accounts.outside : accounts.driverWallet(driver.id), amountMinor: -left },
        { account: accounts.provider(accountId), amountMinor: left },
      ],
    });
  return { takenMinor: isGone ? 0 : left, lostMinor: isGone ? left : 0, waitsMinor: 0 };
}

/** Takes one person's play money back, as far as it is still there; what was spent the operator bears. */
async function reverse(uow: UnitOfWork, accountId: number, holder: Holder): Promise<Sums> {
  if (holder.purpose === 'pay_in') return reversePayIns(uow, accountId, holder);
  const { purpose, userId, currency } = holder;
  const wallet = accounts.wallet(userId);
  // Holds the wallet: what it has is what it has until this is written.
  const spendable = await spendableOf(uow, userId, currency);
  const { left, times } = await leftOf(uow, accountId, holder);
  const promised = Math.max(0, (await balanceOf(uow.tx, wallet, currency)) - spendable);
  const takenMinor = Math.min(left, Math.max(0, spendable - (await liveOf(uow, holder))));
  const waitsMinor = Math.min(left - takenMinor, promised);
  const lostMinor = left - takenMinor - waitsMinor;
  if (takenMinor + lostMinor > 0)
    await writeTransfer(uow.tx, {
      reference: `sandbox:${accountId}:${userId}:${purpose}:${times}`,
      kind: 'adjustment',
      currency,
      at: uow.now,
      entries: [
        { account: wallet, amountMinor: -takenMinor },
        { account: accounts.outside, amountMinor: -lostMinor },
        { account: accounts.provider(accountId), amountMinor: takenMinor + lostMinor },
      ],
    });
  return { takenMinor, lostMinor, waitsMinor };
}

async function holdersOf(ctx: Context, accountId: number): Promise<Holder[]> {
  const { rows } = await ctx.db.execute<{ currency: string }>(
    sql`select currency from ledger_entries where account = ${accounts.provider(accountId)} group by 1 having sum(amount_minor) <> 0`,
  );
  if (rows.length === 0) return [];
  return ctx.db
    .selectDistinct({ purpose: payments.purpose, userId: payments.userId, currency: payments.currency })
    .from(payments)
    .where(and(eq(payments.accountId, accountId), inArray(payments.state, [...creditedPaymentStates])))
    .orderBy(payments.userId);
}

async function reverseAccount(ctx: Context, { id, countryId }: ProviderAccountRow): Promise<Reversed[]> {
  const sums = new Map<string, Reversed>();
  for (const holder of await holdersOf(ctx, id)) {
    const one = await inTransaction(ctx, (uow) => reverse(uow, id, holder));
    const { takenMinor = 0, lostMinor = 0, waitsMinor = 0 } = sums.get(holder.currency) ?? {};
    sums.set(holder.currency, {
      countryId,
      currency: holder.currency,
      takenMinor: takenMinor + one.takenMinor,
      lostMinor: lostMinor + one.lostMinor,
      waitsMinor: waitsMinor + one.waitsMinor,
    });
  }
  return [...sums.values()];
}

/**
 * Takes play money back wherever it does not count any more: a market of the country has opened, or the demo is off. Each person in a transaction of
 * its own, which any number of nodes may try; what is done stays done.
 * @param only one country alone
 * @returns what became of what there was
 */
export async function reverseSandbox(ctx: Context, only?: CountryId): Promise<Reversed[]> {
  const rows = await ctx.db.select().from(providerAccounts).where(eq(providerAccounts.environment, 'sandbox')).orderBy(providerAccounts.id);
  const reversed: Reversed[] = [];
  for (const row of rows.filter((one) => !mayCredit(ctx, one) && (only === undefined || one.countryId === only)))
    reversed.push(...(await reverseAccount(ctx, row)));
  for (const one of reversed.filter(({ takenMinor, lostMinor }) => takenMinor + lostMinor > 0))
    ctx.log.warn(one, 'play money was taken back: it does not count where a city is open');
  return reversed;
}
