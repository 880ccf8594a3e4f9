/** One driver who could take a trip, and what that costs. */
export interface Edge {
  readonly driverId: number;
  /** Any number; smaller is better. */
  readonly cost: number;
}

/**
 * Gives each trip at most one driver and each driver at most one trip, so that as many trips as possible are served and,
 * among those, the total cost is smallest: shortest augmenting paths on the sparse graph of candidates, with a dummy
 * driver of high cost per trip.
 * @param candidates for each trip, the drivers who could take it
 * @returns for each trip the index of its edge, or -1
 */
export function assign(candidates: readonly (readonly Edge[])[]): number[] {
  const column = new Map<number, number>();
  for (const edges of candidates) for (const { driverId } of edges) if (!column.has(driverId)) column.set(driverId, column.size);
  const rows = candidates.length;
  const columns = column.size;
  let spread = 1;
  for (const edges of candidates) for (const { cost } of edges) spread += Math.abs(cost);
  // Dearer than any set of real edges together: leaving a trip out never pays.
  const dummyCost = 2 * spread;
  const graph = candidates.map((edges, row) => [
    ...edges.map(({ driverId, cost }) => ({ to: column.get(driverId) as number, cost })),
    { to: columns + row, cost: dummyCost },
  ]);
  const size = columns + rows;
  const rowOfColumn = new Int32Array(size).fill(-1);
  const price = new Float64Array(size);

  for (let start = 0; start < rows; start += 1) {
    const distance = new Float64Array(size).fill(Infinity);
    const cameFrom = new Int32Array(size).fill(-1);
    const done = new Uint8Array(size);
    let row = start;
    let reached = 0;
    let end = -1;
    while (end < 0) {
      const matched = row === start ? undefined : graph[row]?.find((edge) => rowOfColumn[edge.to] === row);
      const base = matched === undefined ? 0 : reached - (matched.cost - (price[matched.to] ?? 0));
      for (const { to, cost } of graph[row] ?? []) {
        if (done[to] === 1) continue;
        const through = base + cost - (price[to] ?? 0);
        if (through < (distance[to] ?? Infinity)) {
          distance[to] = through;
          cameFrom[to] = row;
        }
      }
      let best = -1;
      for (let j = 0; j < size; j += 1) {
        if (done[j] === 0 && (distance[j] ?? Infinity) < (best < 0 ? Infinity : (distance[best] ?? Infinity))) best = j;
      }
      done[best] = 1;
      reached = distance[best] ?? 0;
      if (rowOfColumn[best] === -1) end = best;
      else row = rowOfColumn[best] ?? start;
    }
    for (let j = 0; j < size; j += 1) if (done[j] === 1) price[j] = (price[j] ?? 0) + (distance[j] ?? 0) - reached;
    for (let j = end; ;) {
      const from = cameFrom[j] ?? start;
      const next = from === start ? -1 : (graph[from]?.find((edge) => rowOfColumn[edge.to] === from)?.to ?? -1);
      rowOfColumn[j] = from;
      if (from === start) break;
      j = next;
    }
  }
  const result = new Array<number>(rows).fill(-1);
  for (let j = 0; j < columns; j += 1) {
    const row = rowOfColumn[j] ?? -1;
    if (row >= 0) result[row] = graph[row]?.findIndex((edge) => edge.to === j) ?? -1;
  }
  return result;
}
