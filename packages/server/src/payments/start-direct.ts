import type { CountryId } from '@safiri/rules/countries/country.ts';
import { wholeUnitsFor } from '@safiri/rules/payments/how-paid.ts';
import { providerFacts, type ProviderId } from '@safiri/rules/payments/providers.ts';
import { kindOfPackage, type DirectPurpose, type PackageToBuy } from '@safiri/rules/payments/purposes.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { payments } from '@safiri/db/payments/tables.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { directAccounts } from '../wallet/public.ts';
import { withAccount, type PaymentWithAccount } from './queries.ts';
import { writePayment } from './write-payment.ts';

/** What is to be paid at once, of a market. */
export interface ToPay {
  readonly purpose: DirectPurpose;
  readonly subjectId: number | null;
  readonly buys: PackageToBuy | null;
  readonly market: Market;
  /** Whose money it is: what is not spent stays in their wallet. */
  readonly payerId: number;
  readonly dueMinor: number;
}

/** How somebody wants to pay it. */
export interface DirectWish {
  readonly provider: ProviderId;
  /** What the screen said that is paid, two decimals: whole units of the currency. */
  readonly amount: string;
  /** Without one the payer's own number is asked, where phones are. */
  readonly phone?: string | undefined;
}

/** By which providers what a market sells can be paid now, and of those by which a phone is asked. */
export async function directWaysOf(ctx: Context, reader: Reader, market: Market | undefined): Promise<ProviderId[]> {
  if (market === undefined) return [];
  return (await directAccounts(ctx, reader, market)).map(({ provider }) => provider);
}

/** A prompt or a page that stands open for the same thing: of a package, the payer's own. */
async function openFor(reader: Reader, { purpose, subjectId, buys, payerId }: ToPay): Promise<PaymentWithAccount | undefined> {
  const same =
    buys === null
      ? subjectId === null
        ? undefined
        : eq(payments.subjectId, subjectId)
      : and(eq(payments.userId, payerId), sql`${payments.buys} @> ${JSON.stringify(kindOfPackage(buys))}::jsonb`);
  if (same === undefined) return undefined;
  const [row] = await withAccount(reader).where(and(eq(payments.purpose, purpose), same, inArray(payments.state, ['created', 'pending'])));
  return row;
}

/**
 * Begins to pay something at once. Whichever side taps second while a prompt of the same provider stands gets that one. What it is for is held; of a package, its buyer.
 * @throws Problem not_found for a provider that the market does not offer, fare_changed with what is to be paid where something else was seen,
 * payment_under_way while another provider asks for it, or the phone shows another prompt, too_many_requests
 */
export async function beginDirect(ctx: Context, uow: UnitOfWork, toPay: ToPay, wish: DirectWish): Promise<PaymentWithAccount> {
  const { market, payerId, purpose, subjectId, buys, dueMinor } = toPay;
  const account = (await directAccounts(ctx, uow.tx, market)).find(({ provider }) => provider === wish.provider);
  if (account === undefined) throw notFound();
  const amountMinor = wholeUnitsFor(dueMinor);
  if (fromWire(wish.amount) !== amountMinor) {
    const fare = toWire(amountMinor);
    throw new Problem('fare_changed', `It is ${uow.money(amountMinor, market.country.currency)} now.`, { fare });
  }
  const open = await openFor(uow.tx, toPay);
  if (open?.account.id === account.id) return open;
  if (open !== undefined) throw new Problem('payment_under_way', `${providerFacts[open.account.provider].name} is asking for it already.`);
  const payer = { userId: payerId, countryId: market.country.id as CountryId };
  return writePayment(ctx, uow, payer, { purpose, account, amountMinor, phone: wish.phone, subjectId, buys });
}
