type Numbers = Float64Array | Int32Array | Uint8Array;

/** The array, or a longer one without its contents where it is too short: what batches share is allocated only as they grow. */
export function withRoom<T extends Numbers>(array: T, size: number): T {
  if (array.length >= size) return array;
  return new (array.constructor as new (length: number) => T)(2 * size);
}
