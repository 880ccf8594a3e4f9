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
  'safe',
  'over_short',
  'write_offs',
  'suspense',
  'outside',
] as const;
export type AccountName = (typeof accountNames)[number];
