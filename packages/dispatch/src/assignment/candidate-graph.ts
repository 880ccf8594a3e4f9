/** One driver who could take a trip, and what that costs. */
export interface Edge {
  readonly driverId: number;
  /** Smaller is better; may be negative. An edge whose cost is not finite counts as none. */
  readonly cost: number;
}

/** Trips (rows) and drivers (columns) as typed arrays: the edges of row r are numbered from rowStart[r] to rowStart[r + 1] - 1. */
export interface CandidateGraph {
  readonly rows: number;
  readonly columns: number;
  readonly rowStart: Int32Array;
  readonly rowOf: Int32Array;
  readonly columnOf: Int32Array;
  readonly cost: Float64Array;
  /** Of each edge, its index in the list of its trip. */
  readonly indexOf: Int32Array;
}

/** Numbers the drivers and lays the edges out one after another. */
export function candidateGraph(candidates: readonly (readonly Edge[])[]): CandidateGraph {
  const columnOfDriver = new Map<number, number>();
  const rowStart = new Int32Array(candidates.length + 1);
  const size = candidates.reduce((sum, edges) => sum + edges.length, 0);
  const rowOf = new Int32Array(size);
  const columnOf = new Int32Array(size);
  const indexOf = new Int32Array(size);
  const costs = new Float64Array(size);
  let edge = 0;
  for (const [row, edges] of candidates.entries()) {
    for (const [index, { driverId, cost }] of edges.entries()) {
      if (!Number.isFinite(cost)) continue;
      const known = columnOfDriver.get(driverId);
      if (known === undefined) columnOfDriver.set(driverId, columnOfDriver.size);
      rowOf[edge] = row;
      columnOf[edge] = known ?? columnOfDriver.size - 1;
      indexOf[edge] = index;
      costs[edge] = cost;
      edge += 1;
    }
    rowStart[row + 1] = edge;
  }
  return { rows: candidates.length, columns: columnOfDriver.size, rowStart, rowOf, columnOf, cost: costs.subarray(0, edge), indexOf };
}
