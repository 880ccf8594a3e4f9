/** What became of each: what those said that went well, and what went wrong with the others. */
interface Became<R> {
  readonly done: readonly R[];
  readonly faults: readonly unknown[];
}

/**
 * Does something with each of a list; what goes wrong with one keeps none of the others from its turn.
 * @param onFault hears of each that went wrong, as it does
 * @param atOnce how many are under way at the same time
 */
export async function eachApart<T, R>(
  items: readonly T[],
  act: (item: T) => Promise<R>,
  onFault: (error: unknown, item: T) => void,
  atOnce = 1,
): Promise<Became<R>> {
  const done: R[] = [];
  const faults: unknown[] = [];
  const waiting = items.values();
  const take = async () => {
    for (const item of waiting) {
      try {
        done.push(await act(item));
      } catch (error) {
        faults.push(error);
        onFault(error, item);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, take));
  return { done, faults };
}

/** @throws AggregateError saying how many failed, where any did: for a job that somebody watches */
export function throwAll(faults: readonly unknown[], words: (count: number) => string): void {
  if (faults.length > 0) throw new AggregateError(faults, words(faults.length));
}
