import { withRoom } from './room.ts';

/** One driver who could take a trip, and what that costs. */
export interface Edge {
  readonly driverId: number;
  /** Smaller is better; may be negative. An edge whose cost is not finite counts as none. */
  readonly cost: number;
}

/**
 * Trips (rows) and drivers (columns) as typed arrays: the edges of row r are numbered from rowStart[r] to rowStart[r + 1] - 1.
 * One graph serves batch after batch; the arrays are longer than what they hold.
 */
export class CandidateGraph {
  rows = 0;
  columns = 0;
  edges = 0;
  rowStart = new Int32Array(0);
  rowOf = new Int32Array(0);
  columnOf = new Int32Array(0);
  cost = new Float64Array(0);
  /** Of each edge, its index in the list of its trip. */
  indexOf = new Int32Array(0);
  private readonly columnOfDriver = new Map<number, number>();

  /** Numbers the drivers and lays the edges out one after another, in place of what was here before. */
  fill(candidates: readonly (readonly Edge[])[]): this {
    this.makeRoom(candidates);
    const { rowStart, rowOf, columnOf, cost: costs, indexOf } = this;
    let edge = 0;
    rowStart[0] = 0;
    for (const [row, edges] of candidates.entries()) {
      for (let index = 0; index < edges.length; index += 1) {
        const { driverId, cost } = edges[index] as Edge;
        if (!Number.isFinite(cost)) continue;
        rowOf[edge] = row;
        columnOf[edge] = this.columnFor(driverId);
        indexOf[edge] = index;
        costs[edge] = cost;
        edge += 1;
      }
      rowStart[row + 1] = edge;
    }
    this.edges = edge;
    return this;
  }

  /** The column of a driver, if any trip could have this driver. */
  columnOfId(driverId: number): number | undefined {
    return this.columnOfDriver.get(driverId);
  }

  private columnFor(driverId: number): number {
    const known = this.columnOfDriver.get(driverId);
    if (known !== undefined) return known;
    this.columnOfDriver.set(driverId, this.columns);
    this.columns += 1;
    return this.columns - 1;
  }

  private makeRoom(candidates: readonly (readonly Edge[])[]): void {
    const size = candidates.reduce((sum, edges) => sum + edges.length, 0);
    this.rows = candidates.length;
    this.columns = 0;
    this.columnOfDriver.clear();
    this.rowStart = withRoom(this.rowStart, this.rows + 1);
    this.rowOf = withRoom(this.rowOf, size);
    this.columnOf = withRoom(this.columnOf, size);
    this.cost = withRoom(this.cost, size);
    this.indexOf = withRoom(this.indexOf, size);
  }
}
