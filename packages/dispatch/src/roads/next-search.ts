/**
 * The number of a new search. What a search knows of a node counts only where the node bears its number, so nothing is
 * cleared between searches, but once in four billion of them, when the numbers begin anew.
 * @param setBy of each node, the search that last touched it
 * @param last the number of the search before; 0 before the first
 */
export function nextSearch(setBy: Uint32Array, last: number): number {
  if (last < 0xffffffff) return last + 1;
  setBy.fill(0);
  return 1;
}
