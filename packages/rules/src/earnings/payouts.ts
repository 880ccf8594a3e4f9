/** How a payout ends: staff paid it, or could not, and the money goes back to the driver's wallet. */
export const payoutOutcomes = ['paid', 'failed'] as const;
export type PayoutOutcome = (typeof payoutOutcomes)[number];

/** Ended payouts that staff get on one page. */
export const ENDED_PAGE = 20;

export const payoutStatuses = ['requested', ...payoutOutcomes] as const;

/** Whether a payout is so large that a second person has to agree to it. `above` is in rand. */
export const needsConsent = (amountMinor: number, exchangeRate: number, above: number): boolean => amountMinor / 100 > above * exchangeRate;
