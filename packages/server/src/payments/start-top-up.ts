import { and, count, eq, gt } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { startTopUp } from '@safiri/contract/payments/calls.ts';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { payments } from '@safiri/db/payments/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { PROMPTS_PER_HOUR, topUpBounds } from '@safiri/rules/payments/top-up.ts';
import { formatMoney, fromWire, minorOfUnits } from '@safiri/rules/pricing/money.ts';
import { requirePhone } from '../auth/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { topUpAccounts } from '../wallet/public.ts';
import type { PaymentWithAccount } from './queries.ts';

const HOUR_MS = 3_600_000;
const HOUR_SECONDS = 3600;

/** @throws Problem naming the amount when it is not one of whole units within the bounds */
function requireAmount(text: string, actor: Actor): number {
  const minor = fromWire(text) ?? 0;
  const bounds = topUpBounds(actor.countryId);
  const [least, most] = [minorOfUnits(bounds.least), minorOfUnits(bounds.most)];
  if (minor % 100 !== 0) throw fieldProblem('amount', 'Whole amounts alone can be topped up');
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

/**
 * Writes a top-up down, before any provider hears of it. It is sent after the commit.
 * @throws Problem not_found for a provider that is not offered, payment_under_way while the phone shows an earlier prompt
 */
export async function beginTopUp(
  ctx: Context,
  uow: UnitOfWork,
  actor: Actor,
  { provider, amount, phone: typed }: BodyOf<typeof startTopUp>,
): Promise<PaymentWithAccount> {
  const account = (await topUpAccounts(ctx, uow.tx, actor.countryId)).find((one) => one.provider === provider);
  if (account === undefined) throw notFound();
  const amountMinor = requireAmount(amount, actor);
  const [user] = await uow.tx.select({ phone: users.phone }).from(users).where(eq(users.id, actor.userId));
  const phone = providerFacts[provider].asks === 'phone' ? requirePhone(typed ?? user?.phone ?? '', actor.countryId) : null;
  if (phone !== null) await requireQuiet(uow, phone);
  try {
    const [payment] = await uow.tx
      .insert(payments)
      .values({
        userId: actor.userId,
        purpose: 'top_up',
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
    if (violatedUnique(error) !== 'payments_one_prompt') throw error;
    throw new Problem('payment_under_way', 'Answer the request on your phone first, or wait until it is over.');
  }
}
