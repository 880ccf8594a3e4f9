/** What of a callback may be kept: what it is about and what became of it. Names, phones and cards are not. */
const kept = new Set([
  'event',
  'status',
  'status_code',
  'reference',
  'tx_ref',
  'amount',
  'Amount',
  'currency',
  'ResultCode',
  'ResultDesc',
  'CheckoutRequestID',
  'MerchantRequestID',
  'MpesaReceiptNumber',
  'TransactionDate',
  'gateway_response',
]);

const NESTED_AT_MOST = 8;
const HIDDEN = '…';

/** A callback without whom it is about: of each value that is not known to be harmless there stays that it was there. */
export function redactCallback(value: unknown, key = '', depth = 0): unknown {
  if (depth > NESTED_AT_MOST) return HIDDEN;
  if (Array.isArray(value)) return value.map((one) => redactCallback(one, key, depth + 1));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const { Name: named } = value as { Name?: unknown };
    // Safaricom writes a field as its name beside its value.
    const keyOf = (own: string) => (own === 'Value' && typeof named === 'string' ? named : own);
    return Object.fromEntries(entries.map(([own, one]) => [own, own === 'Name' ? one : redactCallback(one, keyOf(own), depth + 1)]));
  }
  return kept.has(key) ? value : HIDDEN;
}
