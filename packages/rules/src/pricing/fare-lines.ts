/** What a fare is made of, in the order in which it is reckoned (operator §1, order of arithmetic). */
export const fareLineKinds = [
  'base',
  'distance',
  'time',
  'booking',
  'fixed',
  'place',
  'weight',
  'fragile',
  'night',
  'surge',
  'minimum',
  'stops',
  'promotion',
  'toll',
  'waiting',
  'rounding',
] as const;
export type FareLineKind = (typeof fareLineKinds)[number];

/** One line of a receipt, in minor units; the lines of a trip add up exactly to its fare. */
export interface FareLine {
  readonly kind: FareLineKind;
  readonly amountMinor: number;
  /** Of a line `toll`: of which gate, and after how many metres of the way. */
  readonly toll?: { readonly id: string; readonly meters: number };
}

/** What the lines of one kind add up to, in minor units. */
export const amountOf = (lines: readonly FareLine[], kind: FareLineKind): number => sumOf(lines.filter((line) => line.kind === kind));

/** What the lines add up to, in minor units. */
export const sumOf = (lines: readonly FareLine[]): number => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
