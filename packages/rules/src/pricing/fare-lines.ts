/** What a fare is made of, in the order in which it is reckoned (operator §1, order of arithmetic). */
export const fareLineKinds = [
  'base',
  'distance',
  'time',
  'booking',
  'place',
  'weight',
  'fragile',
  'night',
  'surge',
  'minimum',
  'promotion',
  'waiting',
  'rounding',
] as const;
export type FareLineKind = (typeof fareLineKinds)[number];

/** One line of a receipt, in minor units; the lines of a trip add up exactly to its fare. */
export interface FareLine {
  readonly kind: FareLineKind;
  readonly amountMinor: number;
}

/** What the lines add up to, in minor units. */
export const sumOf = (lines: readonly FareLine[]): number => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
