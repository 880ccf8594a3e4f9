/** How long a quoted price holds: long enough to read the card and press the button. */
export const QUOTE_LIFE_SECONDS = 300;

/** The first moment at which a quote given at `issuedAt` no longer holds. */
export function quoteExpiresAt(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + QUOTE_LIFE_SECONDS * 1000);
}

/** Whether a quote that ends at `expiresAt` holds at `now`. */
export function isQuoteLive(expiresAt: Date, now: Date): boolean {
  return now.getTime() < expiresAt.getTime();
}
