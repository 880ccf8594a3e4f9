import { minorOfUnits } from '../pricing/money.ts';

/** When drivers are paid by themselves: never, each day, or on a day of the week. */
export const payoutDays = ['request', 'day', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type PayoutDay = (typeof payoutDays)[number];

/** What a market decides about payouts; amounts in units of its currency. */
export interface MarketPayout {
  readonly every: PayoutDay;
  /** The least that is paid out. */
  readonly least: number;
  /** Whole units, taken from each payout that goes by a provider. */
  readonly fee: number;
  /** A payout by hand above it needs a second person; null for the instance's own. */
  readonly approvalAbove: number | null;
}

/** The same in minor units, with how long money settles before it is paid out. */
export interface PayoutTerms {
  readonly every: PayoutDay;
  readonly leastMinor: number;
  readonly feeMinor: number;
  readonly settlementHours: number;
}

export const payoutTermsOf = (payout: MarketPayout | null, settlementHours: number): PayoutTerms => ({
  every: payout?.every ?? 'request',
  leastMinor: minorOfUnits(payout?.least ?? 0),
  feeMinor: minorOfUnits(payout?.fee ?? 0),
  settlementHours,
});

const most = (values: readonly number[]): number => Math.max(0, ...values);

/**
 * The terms of somebody who has several markets: where they drive today makes nothing cheaper or quicker. The day is that of the first.
 * @param terms at least those of the market to which they belong, in the currency that is paid
 */
export const strictestTerms = (terms: readonly PayoutTerms[]): PayoutTerms => ({
  every: terms[0]?.every ?? 'request',
  leastMinor: most(terms.map(({ leastMinor }) => leastMinor)),
  feeMinor: most(terms.map(({ feeMinor }) => feeMinor)),
  settlementHours: most(terms.map(({ settlementHours }) => settlementHours)),
});

/** What is the driver's and has settled: never more than the balance, and nothing of a debt. */
export const payableOf = (balanceMinor: number, settlingMinor: number): number => Math.max(0, balanceMinor - Math.max(0, settlingMinor));

/** For so long nothing is paid to an account that was changed: whoever is told of the change has time to say no. */
const NEW_ACCOUNT_RESTS_MS = 24 * 3_600_000;

/** From when on an account is paid that became another one at a moment. */
export const restsUntil = (changedAt: Date): Date => new Date(changedAt.getTime() + NEW_ACCOUNT_RESTS_MS);

export const isNewAccount = (changedAt: Date, now: Date): boolean => now < restsUntil(changedAt);

/** Hour of the day by local clocks from which payouts of a day are made. */
export const PAYOUT_HOUR = 6;

/** Whether payouts are made by themselves at a moment. @param weekday 0 is Monday */
export function isPayoutTime(every: PayoutDay, { weekday, hour }: { readonly weekday: number; readonly hour: number }): boolean {
  if (every === 'request' || hour < PAYOUT_HOUR) return false;
  return every === 'day' || payoutDays[weekday + 2] === every;
}

/** Providers pay whole units alone: the most of an amount that leaves one after the fee. */
export const wholePayout = (payableMinor: number): number => Math.max(0, Math.floor(payableMinor / 100) * 100);
