/** A feature of a sample: its number and its value; all others are 0. */
export type SparseRow = readonly (readonly [feature: number, value: number])[];

export interface SparseSamples {
  readonly rows: readonly SparseRow[];
  readonly seconds: readonly number[];
  /** How much each sample counts. */
  readonly weights: readonly number[];
}

const MOST_STEPS = 2000;
const PRECISE = 1e-14;

/**
 * Coefficients with the least weighted squares plus penalty · coefficient²: the closed form of ridge regression, its equations solved by
 * conjugate gradients because nearly all features of a sample are 0.
 * @param penalties of each feature; positive
 */
export function sparseRidge({ rows, seconds, weights }: SparseSamples, penalties: readonly number[]): Float64Array {
  const size = penalties.length;
  const [right, scale] = [new Float64Array(size), Float64Array.from(penalties)];
  rows.forEach((row, i) => {
    const weight = weights[i] ?? 1;
    for (const [at, value] of row) {
      right[at] = (right[at] ?? 0) + weight * value * (seconds[i] ?? 0);
      scale[at] = (scale[at] ?? 0) + weight * value * value;
    }
  });
  const times = (vector: Float64Array): Float64Array => {
    const out = Float64Array.from(penalties, (penalty, at) => penalty * (vector[at] ?? 0));
    rows.forEach((row, i) => {
      const along = (weights[i] ?? 1) * dot(row, vector);
      for (const [at, value] of row) out[at] = (out[at] ?? 0) + along * value;
    });
    return out;
  };
  const solution = new Float64Array(size);
  const rest = Float64Array.from(right);
  let scaled = rest.map((value, at) => value / (scale[at] ?? 1));
  const direction = Float64Array.from(scaled);
  let gain = inner(rest, scaled);
  const enough = gain * PRECISE;
  for (let step = 0; step < MOST_STEPS && gain > enough; step += 1) {
    const along = times(direction);
    const length = gain / inner(direction, along);
    for (let at = 0; at < size; at += 1) {
      solution[at] = (solution[at] ?? 0) + length * (direction[at] ?? 0);
      rest[at] = (rest[at] ?? 0) - length * (along[at] ?? 0);
    }
    scaled = rest.map((value, at) => value / (scale[at] ?? 1));
    const next = inner(rest, scaled);
    for (let at = 0; at < size; at += 1) direction[at] = (scaled[at] ?? 0) + (next / gain) * (direction[at] ?? 0);
    gain = next;
  }
  return solution;
}

const inner = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** What a row of features amounts to. */
export const dot = (row: SparseRow, coefficients: Float64Array) =>
  row.reduce((sum, [at, value]) => sum + value * (coefficients[at] ?? 0), 0);
