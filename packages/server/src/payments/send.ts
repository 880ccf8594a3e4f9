import { eq } from 'drizzle-orm';
import { payments } from '@safiri/db/payments/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { pauseMs } from '@safiri/rules/payments/payment-life.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { opened } from './accounts.ts';
import { callbackUrl } from './callback-address.ts';
import { holdPayment, holdRow, isDirect } from './credited-account.ts';
import { screenOf } from './payment-screen.ts';
import type { PaymentProvider, Started } from './ports.ts';
import { recordEvent, type PaymentWithAccount } from './queries.ts';
import { settle } from './settle.ts';

/** Some providers want an address for the receipt, also of people who gave none: nobody gets mail there (RFC 2606). */
const nobodysEmail = (reference: string) => `${reference.toLowerCase()}@payer.invalid`;

async function collect(ctx: Context, { payment, account }: PaymentWithAccount, provider: PaymentProvider): Promise<Started> {
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, payment.userId));
  try {
    return await provider.collect(opened(ctx.config, account, provider), {
      reference: payment.reference,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      phone: payment.phone,
      email: user?.email ?? nobodysEmail(payment.reference),
      callbackUrl: callbackUrl(ctx.config, { of: 'payment', id: payment.id }),
      returnUrl: ctx.config.publicUrl + screenOf(payment),
      now: ctx.clock(),
    });
  } catch (error) {
    ctx.log.warn({ err: error, payment: payment.id }, 'a provider did not answer');
    return { kind: 'unclear' };
  }
}

/**
 * Hands a payment to its provider. It is already marked as sent: whatever happens here, it is not sent again, and what is not known is asked.
 */
export async function send(ctx: Context, due: PaymentWithAccount, provider: PaymentProvider): Promise<void> {
  const { payment } = due;
  const started = await collect(ctx, due, provider);
  await inTransaction(ctx, async (uow) => {
    const soon = new Date(uow.now.getTime() + pauseMs(0));
    // A callback may have been quicker: it says the same, and may have ended it.
    // Whoever is told of a page may hold what it pays; of all others the row is enough, and their person's wallet stays free.
    const now = await (isDirect(payment) ? holdPayment(uow, payment.id) : holdRow(uow, payment.id));
    if (now === undefined) return;
    await recordEvent(uow, { paymentId: payment.id, kind: 'sent', detail: { became: started.kind } });
    if (started.kind !== 'taken') return;
    const [moved] = await uow.tx
      .update(payments)
      .set({
        providerReference: now.providerReference ?? started.providerReference,
        pageUrl: started.pageUrl,
        ...(now.state === 'pending' || now.state === 'unknown' ? { nextAskAt: now.hintedAt === null ? soon : uow.now } : {}),
      })
      .where(eq(payments.id, payment.id))
      .returning();
    // Its page is there now.
    if (moved !== undefined && isDirect(moved) && started.pageUrl !== null) await uow.emit('payment_moved', { payment: moved });
  });
  if (started.kind === 'refused') await settle(ctx, payment.id, { state: 'failed', reason: started.reason });
  if (started.kind === 'unclear') await settle(ctx, payment.id, { state: 'unknown', reason: null });
}
