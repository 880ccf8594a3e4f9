/** How long a quoted price holds: long enough to read the card and press the button. */
export const QUOTE_LIFE_SECONDS = 300;

/** When a screen that stays open asks for another: a minute before it ends, milliseconds after it was given. */
export const QUOTE_RENEW_MS = (QUOTE_LIFE_SECONDS - 60) * 1000;

/** The first moment at which a quote given at `issuedAt` no longer holds. */
export function quoteExpiresAt(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + QUOTE_LIFE_SECONDS * 1000);
}

/** Whether a quote that ends at `expiresAt` holds at `now`. */
export function isQuoteLive(expiresAt: Date, now: Date): boolean {
  return now.getTime() < expiresAt.getTime();
}
