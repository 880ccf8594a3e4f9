import * as z from 'zod/mini';
import { debtStates, moneyLines } from '@safiri/rules/wallet/driver-money.ts';
import { countryId, instant } from '../fields.ts';

/** How a driver and the operator stand in one currency; two decimals. */
export const driverMoneyIn = z.object({
  currency: z.string(),
  /** Whose money it is, as it is shown. */
  countryId,
  /** What the operator owes the driver; with a minus what the driver owes. */
  balance: z.string(),
  /** Set aside for a payout that is under way: not a part of the balance. */
  setAside: z.string(),
  /** `near` from four fifths of the limit on; `reached`: trips in cash are not offered. */
  state: z.enum(debtStates),
  /** How much drivers of the own city may owe; null for no limit. */
  limit: z.nullable(z.string()),
  /** What the balance is made of; their sum is the balance. */
  lines: z.array(z.object({ line: z.enum(moneyLines), amount: z.string() })),
  /** What the team booked by hand among them, newest first, with the reason it gave; absent where it booked nothing. */
  booked: z.optional(z.array(z.object({ amount: z.string(), reason: z.string(), at: instant }))),
});
export type DriverMoneyIn = z.infer<typeof driverMoneyIn>;

export const driverMoney = z.object({
  /** From when on the lines are told apart; what was before is one line. */
  since: instant,
  /** The currency of the driver's country first, and each other one in which something is owed by either. */
  sums: z.array(driverMoneyIn),
});
export type DriverMoney = z.infer<typeof driverMoney>;
