/** What a driver says of pay that waits: as long as an answer to a suspension. */
export const PAY_ANSWER_AT_MOST = 1000;
/** Decided pay stays on the driver's screen for so long. */
export const DECIDED_DAYS = 30;
/** What was found of a trip, and what was said of it, is kept for so long after it. */
export const FINDINGS_DAYS = 365;
