/** A number in [0, 1) that follows from what it decides alone, so that every way of dispatching meets the same luck. */
export function chanceOf(seed: number, ...of: readonly number[]): number {
  let hash = seed | 0;
  for (const part of of) {
    hash = Math.imul(hash ^ part, 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    hash ^= hash >>> 13;
  }
  return (hash >>> 0) / 4_294_967_296;
}

/** A factor around 1, lognormal, of the spread `sigma`. */
export function noiseOf(sigma: number, seed: number, ...of: readonly number[]): number {
  const u = Math.max(1e-9, chanceOf(seed, ...of, 1));
  const v = chanceOf(seed, ...of, 2);
  return Math.exp(sigma * Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v));
}
