import * as z from 'zod/mini';
import { paymentReasons, paymentStates } from '@safiri/rules/payments/payment-life.ts';
import { providerIds } from '@safiri/rules/payments/providers.ts';
import { amount, id, instant, line } from '../fields.ts';

/** How one thing can be paid at once, and how much that is: whole units of its currency. */
export const directWays = z.object({
  /** Empty where its market offers none, or nothing is to be paid any more. */
  ways: z.array(z.enum(providerIds)),
  amount: z.string(),
  /** What of it is above what is due, and stays in the payer's wallet. */
  rest: z.string(),
  currency: z.string(),
  /** The number that is asked where phones are, the payer's own: of somebody else's its last digits. Null where nobody knows one. */
  phone: z.nullable(z.string()),
});
export type DirectWays = z.infer<typeof directWays>;

/** By whom, and how much as it was shown; without a phone the payer's own number is asked. */
export const directWish = { provider: z.enum(providerIds), amount, phone: z.optional(line(30)) };

/** A payment in place of cash, as far as it has come. */
export const directPayment = z.object({
  id,
  provider: z.enum(providerIds),
  amount: z.string(),
  state: z.enum(paymentStates),
  /** For who pays: why it was not paid. */
  reason: z.nullable(z.enum(paymentReasons)),
  /** It has paid what it was for: nothing is handed over. False of one that came too late: that is in the wallet. */
  paid: z.boolean(),
  /** For who pays: the phone that is asked, and the provider's page as long as it can be paid there. */
  phone: z.nullable(z.string()),
  page: z.nullable(z.string()),
  /** Play money: it was never anybody's. */
  isSandbox: z.boolean(),
  createdAt: instant,
});
export type DirectPayment = z.infer<typeof directPayment>;
