import { and, count, eq, gt } from 'drizzle-orm';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { payments } from '@safiri/db/payments/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import type { PackageToBuy, PaymentPurpose } from '@safiri/rules/payments/purposes.ts';
import { PROMPTS_PER_HOUR, type TopUpBounds } from '@safiri/rules/payments/top-up.ts';
import { fromWire, minorOfUnits } from '@safiri/rules/pricing/money.ts';
import { formatMoney } from '@safiri/rules/pricing/country-amounts.ts';
import { requirePhone } from '../auth/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { ProviderAccountRow } from '../wallet/public.ts';
import type { PaymentWithAccount } from './queries.ts';

const HOUR_MS = 3_600_000;
const HOUR_SECONDS = 3600;

/** @throws Problem naming the amount when it is not one of whole units within the bounds */
export function requireAmount(text: string, actor: Pick<Actor, 'countryId'>, bounds: TopUpBounds): number {
  const minor = fromWire(text) ?? 0;
  const [least, most] = [minorOfUnits(bounds.least), minorOfUnits(bounds.most)];
  if (minor % 100 !== 0) throw fieldProblem('amount', 'Whole amounts alone can be paid in');
  if (minor < least || minor > most)
    throw fieldProblem('amount', `From ${formatMoney(least, actor.countryId)} to ${formatMoney(most, actor.countryId)} at once`);
  return minor;
}

/** Nobody's phone is made to ring all day, by one account or by many. @throws Problem too_many_requests */
async function requireQuiet({ tx, now }: UnitOfWork, phone: string): Promise<void> {
  const [asked] = await tx
    .select({ n: count() })
    .from(payments)
    .where(and(eq(payments.phone, phone), gt(payments.createdAt, new Date(now.getTime() - HOUR_MS))));
  if ((asked?.n ?? 0) >= PROMPTS_PER_HOUR)
    throw new Problem('too_many_requests', 'This number was asked too often. Try again in an hour.', { retryAfter: HOUR_SECONDS });
}

export interface PaymentToWrite {
  readonly purpose: PaymentPurpose;
  /** By which account of the operator's it comes. */
  readonly account: ProviderAccountRow;
  /** Minor units: whole units of the currency. */
  readonly amountMinor: number;
  /** The number that was typed; without one the own one is asked, where phones are. */
  readonly phone: string | undefined;
  /** What is paid by it at once, or the package that it buys. */
  readonly subjectId?: number | null;
  readonly buys?: PackageToBuy | null;
}

/**
 * Writes a payment down, before any provider hears of it. It is sent after the commit.
 * @throws Problem payment_under_way while the phone shows an earlier prompt, too_many_requests
 */
export async function writePayment(
  ctx: Context,
  uow: UnitOfWork,
  actor: Pick<Actor, 'userId' | 'countryId'>,
  { purpose, account, amountMinor, phone: typed, subjectId = null, buys = null }: PaymentToWrite,
): Promise<PaymentWithAccount> {
  const [user] = await uow.tx.select({ phone: users.phone }).from(users).where(eq(users.id, actor.userId));
  const phone = providerFacts[account.provider].asks === 'phone' ? requirePhone(typed ?? user?.phone ?? '', actor.countryId) : null;
  if (phone !== null) await requireQuiet(uow, phone);
  try {
    const [payment] = await uow.tx
      .insert(payments)
      .values({
        userId: actor.userId,
        purpose,
        subjectId,
        buys,
        accountId: account.id,
        reference: `T${ctx.random.uuid().replaceAll('-', '')}`,
        amountMinor,
        currency: countryById(actor.countryId).currency,
        phone,
        state: 'created',
        createdAt: uow.now,
        nextAskAt: uow.now,
      })
      .returning();
    if (payment === undefined) throw new Error('a payment was not written');
    return { payment, account };
  } catch (error) {
    const violated = violatedUnique(error);
    if (violated === 'payments_one_of_subject') throw new Problem('payment_under_way', 'It is being asked for already.');
    if (violated !== 'payments_one_prompt') throw error;
    throw new Problem('payment_under_way', 'Answer the request on your phone first, or wait until it is over.');
  }
}
