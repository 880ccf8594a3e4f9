/** How a payout ends: staff paid it, or could not, and the money goes back to the driver's wallet. */
export const payoutOutcomes = ['paid', 'failed'] as const;
export type PayoutOutcome = (typeof payoutOutcomes)[number];

/** Ended payouts that staff get on one page. */
export const ENDED_PAGE = 20;

export const payoutStatuses = ['requested', ...payoutOutcomes] as const;

/** Whether a payout is so large that a second person has to agree to it. `above` is in rand. */
export const needsConsent = (amountMinor: number, exchangeRate: number, above: number): boolean => amountMinor / 100 > above * exchangeRate;

/**
 * The same of somebody who has several markets, each with a limit of its own or with the instance's: one that asks for a second person is enough.
 * @param own of each market, in units of the payout's currency; null for the instance's
 * @param above the instance's, in rand
 */
export const needsConsentOf = (amountMinor: number, own: ReadonlyArray<number | null>, exchangeRate: number, above: number): boolean =>
  (own.length === 0 ? [null] : own).some((limit) =>
    limit === null ? needsConsent(amountMinor, exchangeRate, above) : needsConsent(amountMinor, 1, limit),
  );
