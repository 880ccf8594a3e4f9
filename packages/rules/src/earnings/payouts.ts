/** How a payout ends: staff paid it, or could not, and the money goes back to the driver's wallet. */
export const payoutOutcomes = ['paid', 'failed'] as const;
export type PayoutOutcome = (typeof payoutOutcomes)[number];

/** Ended payouts that staff get on one page. */
export const ENDED_PAGE = 20;

export const payoutStatuses = ['requested', ...payoutOutcomes] as const;
