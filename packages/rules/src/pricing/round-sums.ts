/** The figures of round sums: as coins and notes are made nearly everywhere. */
const FIGURES = [1, 2, 5] as const;

/**
 * Sums such as 1, 2, 5, 10, 20, 50: the greatest that is not above an amount, and those after it, smallest first.
 * @param amount above zero
 */
export function roundSums(amount: number, count: number): number[] {
  const power = Math.floor(Math.log10(amount));
  // The logarithm of what is almost a power of ten is that power.
  const series = [power - 1, power, power + 1, power + 2].flatMap((exponent) => FIGURES.map((figure) => Number(`${figure}e${exponent}`)));
  const first = series.findLastIndex((sum) => sum <= amount);
  return series.slice(first, first + count);
}
