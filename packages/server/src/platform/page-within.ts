/** Rows that are looked at by one statement. */
const LOOKED_AT = 500;

/**
 * A page of those rows of a long list, newest first, that are within somebody's reach. No index holds a reach: so many rows are looked at at a
 * time, by their numbers, until the page is full or the list is at its end.
 * @param before the number that the page begins behind
 * @param numbers the next numbers of the list, falling: those below `before`, `limit` at most
 * @param within the rows of these numbers that are within the reach, newest first
 */
export async function pageWithin<T>(
  size: number,
  before: number | undefined,
  numbers: (before: number | undefined, limit: number) => PromiseLike<ReadonlyArray<{ id: number }>>,
  within: (ids: number[]) => PromiseLike<readonly T[]>,
): Promise<T[]> {
  const page: T[] = [];
  for (let from = before; page.length < size;) {
    const ids = (await numbers(from, LOOKED_AT)).map(({ id }) => id);
    if (ids.length === 0) break;
    page.push(...(await within(ids)));
    if (ids.length < LOOKED_AT) break;
    from = ids.at(-1);
  }
  return page.slice(0, size);
}
