import type { DisbursementAnswer, DisbursementPurpose } from '@safiri/rules/payments/disbursement-life.ts';
import { payoutFacts } from '@safiri/rules/payments/payout-ways.ts';
import type { ProviderId } from '@safiri/rules/payments/providers.ts';
import { refundFacts } from '@safiri/rules/payments/refunds.ts';
import type { Context } from '../platform/context.ts';
import { opened } from './accounts.ts';
import { askedOf } from './asked-disbursement.ts';
import type { DisbursementWithAccount } from './disbursement-queries.ts';
import type { CallbackMessage, Hint, Providers, Refund, Refunded } from './ports.ts';
import { findRefund } from './refund-queries.ts';

/** By which of a provider's operations a disbursement is carried: those of payouts, or of refunds. */
interface Carrier {
  send(): Promise<Refunded>;
  ask(): Promise<DisbursementAnswer>;
  readCallback(message: CallbackMessage): Hint | undefined;
  readAnswer(message: CallbackMessage): DisbursementAnswer | undefined;
}

/** Whether the same reference sent again never moves money twice. */
export const isOnce = (purpose: DisbursementPurpose, provider: ProviderId): boolean =>
  (purpose === 'payment_refund' ? refundFacts : payoutFacts)[provider].isOnce;

/** @throws when SECRETS_KEY is another one than the account was sealed by */
export async function carrierOf(ctx: Context, providers: Providers, { disbursement, account }: DisbursementWithAccount): Promise<Carrier> {
  const provider = providers[account.provider];
  const own = opened(ctx.config, account, provider);
  const asked = askedOf(ctx, disbursement);
  const { refunds, payouts } = provider;
  const payment = disbursement.purpose === 'payment_refund' ? (await findRefund(ctx.db, disbursement.subjectId))?.payment : undefined;
  // Never a payout instead, which nobody signed.
  if (disbursement.purpose === 'payment_refund' && payment === undefined) throw new Error(`no refund ${disbursement.subjectId}`);
  if (payment !== undefined) {
    const refund: Refund = { ...asked, payment };
    return {
      send: async () => (await refunds?.giveBack(own, refund)) ?? { kind: 'unclear' },
      ask: async () => (await refunds?.ask(own, refund)) ?? { state: 'silent' },
      readCallback: (message) => refunds?.readCallback?.(own, message),
      readAnswer: (message) => refunds?.readAnswer?.(own, message, refund),
    };
  }
  return {
    send: async () => (await payouts?.payOut(own, asked)) ?? { kind: 'unclear' },
    ask: async () => (await payouts?.ask(own, asked)) ?? { state: 'silent' },
    readCallback: (message) => payouts?.readCallback?.(own, message),
    readAnswer: (message) => payouts?.readAnswer?.(own, message, asked),
  };
}
