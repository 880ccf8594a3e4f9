/** Something measured beside what shall predict it. */
export interface Sample {
  readonly x: number;
  readonly seconds: number;
}

/** The value below which a share of the weight lies. */
function weightedQuantile(values: readonly { value: number; weight: number }[], share: number): number {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const wanted = share * sorted.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  for (const { value, weight } of sorted) {
    below += weight;
    if (below >= wanted) return value;
  }
  return sorted.at(-1)?.value ?? 0;
}

const pinball = (error: number, share: number) => (error >= 0 ? share * error : (share - 1) * error);
const exponents = Array.from({ length: 91 }, (_, i) => 0.1 + i / 100);

/** seconds = scale · x^exponent. */
export interface Power {
  readonly scale: number;
  readonly exponent: number;
}

/** The power law with the least pinball loss: for each exponent the best scale is a weighted quantile. */
export function quantilePower(samples: readonly Sample[], share: number): Power {
  return bestPower(
    samples,
    (exponent) => quantileScale(samples, share, exponent),
    (error) => pinball(error, share),
  );
}

/** The scale with the least pinball loss where the exponent is given. */
export function quantileScale(samples: readonly Sample[], share: number, exponent: number): number {
  return weightedQuantile(
    samples.map(({ x, seconds }) => ({ value: seconds / x ** exponent, weight: x ** exponent })),
    share,
  );
}

/** The power law with the least squares. */
export function meanPower(samples: readonly Sample[]): Power {
  return bestPower(
    samples,
    (exponent) =>
      samples.reduce((sum, { x, seconds }) => sum + seconds * x ** exponent, 0) /
      samples.reduce((sum, { x }) => sum + x ** (2 * exponent), 0),
    (error) => error * error,
  );
}

function bestPower(samples: readonly Sample[], scaleFor: (exponent: number) => number, loss: (error: number) => number): Power {
  let best = { scale: 0, exponent: 0, loss: Infinity };
  for (const exponent of exponents) {
    const scale = scaleFor(exponent);
    const total = samples.reduce((sum, { x, seconds }) => sum + loss(seconds - scale * x ** exponent), 0);
    if (total < best.loss) best = { scale, exponent, loss: total };
  }
  return best;
}

/** Least squares of seconds = first + rest · features, by the normal equations. */
export function leastSquares(rows: readonly (readonly number[])[], seconds: readonly number[]): number[] {
  const n = rows[0]?.length ?? 0;
  const table = Array.from({ length: n }, (_, i) => [
    ...Array.from({ length: n }, (__, j) => rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0)),
    rows.reduce((sum, row, k) => sum + (row[i] ?? 0) * (seconds[k] ?? 0), 0),
  ]);
  for (let i = 0; i < n; i += 1) {
    const pivot = table[i] as number[];
    for (const [j, row] of table.entries()) {
      if (j === i) continue;
      const factor = (row[i] ?? 0) / (pivot[i] ?? 1);
      for (let k = i; k <= n; k += 1) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  return table.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1));
}

export interface Errors {
  readonly rmse: number;
  readonly mae: number;
  /** Share of the samples that took no longer than predicted. */
  readonly coverage: number;
}

export function errorsOf(pairs: readonly { predicted: number; seconds: number }[]): Errors {
  const count = pairs.length;
  return {
    rmse: Math.sqrt(pairs.reduce((sum, { predicted, seconds }) => sum + (predicted - seconds) ** 2, 0) / count),
    mae: pairs.reduce((sum, { predicted, seconds }) => sum + Math.abs(predicted - seconds), 0) / count,
    coverage: pairs.filter(({ predicted, seconds }) => seconds <= predicted).length / count,
  };
}
