/** The accounts that somebody has in the ledger, by their names; docs/glossary.md says what they hold. */
export const accountNames = [
  'cash',
  'wallet',
  'held',
  'payout',
  'balance',
  'commission',
  'fees',
  'packages',
  'bonuses',
  'promotions',
  'service',
  'outside',
] as const;
export type AccountName = (typeof accountNames)[number];
