import { redactCallback } from '@safiri/rules/payments/redact-callback.ts';

/** Seconds between two questions about one payment or disbursement, however often somebody calls back. */
export const ASKED_APART_SECONDS = 3;

/** What of a callback is kept: no names, phones and cards. */
export function keptOf(raw: Buffer): unknown {
  try {
    return redactCallback(JSON.parse(raw.toString('utf8')));
  } catch {
    return { bytes: raw.length };
  }
}
