/** A mean with how far it may be off: the half width of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly within: number;
}

/** Student's t for 95 %, by degrees of freedom; from thirty on the normal one is near enough. */
const T95 = [
  12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1, 2.09, 2.09, 2.08, 2.07, 2.07,
  2.06, 2.06, 2.06, 2.05, 2.05, 2.05,
];
const T95_MANY = 1.96;

/** The mean of differences that were taken pair by pair, of the same day under two policies. Of one pair alone nothing is known of its error. */
export function estimate(differences: readonly number[]): Estimate {
  const n = differences.length;
  const mean = differences.reduce((sum, one) => sum + one, 0) / n;
  if (n < 2) return { mean, within: Number.POSITIVE_INFINITY };
  const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1);
  return { mean, within: (T95[n - 2] ?? T95_MANY) * Math.sqrt(variance / n) };
}
