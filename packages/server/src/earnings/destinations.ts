import { eq, sql } from 'drizzle-orm';
import type { PayoutDestination, PayoutTerms } from '@safiri/contract/earnings/payout-shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { payoutDestinations } from '@safiri/db/earnings/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { payableOf } from '@safiri/rules/earnings/payout-terms.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { notify } from '../notifications/public.ts';
import { payeeText, payoutAccounts, payoutWayOf, type PayeeAccount, type Providers } from '../payments/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { payableFrom } from '../wallet/public.ts';
import { payoutTermsFor } from './payout-market.ts';

/** Keeps where a driver's payouts go from now on, and tells them where that is another account than before. */
export async function keepDestination(
  uow: UnitOfWork,
  { driverId, userId, countryId }: Pick<DriverActor, 'driverId' | 'userId' | 'countryId'>,
  { provider, account, bank, name }: PayoutDestination,
): Promise<void> {
  const values = { provider, account, bank, name, createdAt: uow.now };
  const kept = payoutDestinations;
  const changed = await uow.tx
    .insert(payoutDestinations)
    .values({ driverId, ...values })
    .onConflictDoUpdate({
      target: payoutDestinations.driverId,
      set: values,
      setWhere: sql`(${kept.provider}, ${kept.account}, ${kept.bank}, ${kept.name}) is distinct from (${provider}::text, ${account}::text, ${bank}::text, ${name}::text)`,
    })
    .returning({ driverId: payoutDestinations.driverId });
  if (changed.length === 0) return;
  const destination = payeeText({ provider, account, bank, name }, countryId);
  await notify(uow, userId, { kind: 'toldPaidTo', values: { destination } });
}

async function keptDestination(reader: Reader, driverId: number): Promise<PayoutDestination | undefined> {
  const [row] = await reader.select().from(payoutDestinations).where(eq(payoutDestinations.driverId, driverId));
  return row;
}

/** Where a driver's payouts go, as long as the operator has an account that pays there. */
export async function destinationOf(
  ctx: Context,
  providers: Providers,
  reader: Reader,
  { driverId, countryId }: Pick<DriverActor, 'driverId' | 'countryId'>,
): Promise<PayeeAccount | undefined> {
  const kept = await keptDestination(reader, driverId);
  const accountRow = (await payoutAccounts(ctx, providers, reader, countryId)).find((row) => row.provider === kept?.provider);
  return kept === undefined || accountRow === undefined ? undefined : { ...kept, accountRow };
}

/** What a driver can have paid out now, and how. */
export async function presentTerms(ctx: Context, providers: Providers, actor: DriverActor): Promise<PayoutTerms> {
  const { id: countryId, currency } = countryById(actor.countryId);
  const terms = await payoutTermsFor(ctx, ctx.db, actor);
  const { balanceMinor, settlingMinor, nextAt } = await payableFrom(ctx.db, actor.driverId, currency, terms.settlementHours, ctx.clock());
  const ways = await payoutAccounts(ctx, providers, ctx.db, countryId);
  const kept = await keptDestination(ctx.db, actor.driverId);
  const payable = payableOf(balanceMinor, settlingMinor);
  return {
    currency,
    countryId,
    balance: toWire(balanceMinor),
    payable: toWire(payable),
    settling: toWire(Math.max(0, balanceMinor) - payable),
    nextAt: payable < balanceMinor ? (nextAt?.toISOString() ?? null) : null,
    settlementHours: terms.settlementHours,
    least: toWire(terms.leastMinor),
    fee: toWire(terms.feeMinor),
    every: terms.every,
    ways: ways.map((row) => payoutWayOf(row, countryId)),
    destination: kept === undefined || !ways.some(({ provider }) => provider === kept.provider) ? null : kept,
  };
}
