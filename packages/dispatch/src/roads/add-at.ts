/** Adds to one number of a list. */
export function addAt(list: Uint32Array, at: number, more: number): void {
  list[at] = (list[at] as number) + more;
}
