import * as z from 'zod/mini';
import { payoutDays } from '@safiri/rules/earnings/payout-terms.ts';
import { providerIds } from '@safiri/rules/payments/providers.ts';
import { countryId, instant, line } from '../fields.ts';

/** Where a driver's payouts go by a provider. */
export const payoutDestination = z.object({
  provider: z.enum(providerIds),
  /** The number of a phone, or of a bank's account. */
  account: z.string(),
  /** The bank or network, as the provider calls it. */
  bank: z.nullable(z.string()),
  /** Whose it is, as the provider says; null where it does not say. */
  name: z.nullable(z.string()),
});
export type PayoutDestination = z.infer<typeof payoutDestination>;

/** An account as a driver types it. */
export const typedDestination = z.strictObject({
  provider: z.enum(providerIds),
  account: line(30),
  bank: z.optional(line(20)),
});

export type TypedDestination = z.infer<typeof typedDestination>;

/** By what a driver can be paid in their country. */
export const payoutWay = z.object({
  provider: z.enum(providerIds),
  kind: z.enum(['phone', 'bank']),
  /** Banks and networks to choose from; empty where there is nothing to choose. */
  banks: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type PayoutWay = z.infer<typeof payoutWay>;

/** What a driver can have paid out now, and how. Amounts have two decimals. */
export const payoutTerms = z.object({
  currency: z.string(),
  countryId,
  /** What the operator owes the driver; with a minus what the driver owes. */
  balance: z.string(),
  /** What of it has settled. */
  payable: z.string(),
  /** What of it settles still, and when the next of it has. */
  settling: z.string(),
  nextAt: z.nullable(instant),
  settlementHours: z.number(),
  least: z.string(),
  /** Taken from a payout by a provider. */
  fee: z.string(),
  every: z.enum(payoutDays),
  ways: z.array(payoutWay),
  destination: z.nullable(payoutDestination),
  /** Nothing is paid there before, since it became another account than before; null where nothing hinders. */
  restsUntil: z.nullable(instant),
});
export type PayoutTerms = z.infer<typeof payoutTerms>;
