import { type CandidateGraph, candidateGraph, type Edge } from './candidate-graph.ts';
import { CheapestFirst } from './cheapest-first.ts';

export type { Edge } from './candidate-graph.ts';

const NONE = -1;

/**
 * Gives each trip at most one driver and each driver at most one trip, so that as many trips as possible are served and,
 * among those ways, the total cost is smallest. Exact.
 *
 * Trips come in one after another. Each looks for the cheapest chain "this trip takes that driver, whose trip takes another
 * driver, ..." that ends at a free driver or leaves a trip out (Dijkstra over the candidates alone). Prices of drivers,
 * kept from trip to trip, make every step of a chain cost nothing or more, so the nearest end is the best one: the
 * shortest-augmenting-path method of Jonker and Volgenant (1987) on a sparse graph, where every trip has a dummy driver of
 * its own that is dearer than any gain.
 * @param candidates for each trip, the drivers who could take it
 * @returns for each trip the index of its edge, or -1
 */
export function assign(candidates: readonly (readonly Edge[])[]): number[] {
  const graph = candidateGraph(candidates);
  const search = new ChainSearch(graph);
  for (let row = 0; row < graph.rows; row += 1) search.takeIn(row);
  return Array.from(search.edgeOfRow, (edge) => (edge === NONE ? NONE : (graph.indexOf[edge] as number)));
}

/** More than any change of the other edges together can save: leaving a trip out never pays. */
function dummyCost({ rows, cost }: CandidateGraph): number {
  let least = Infinity;
  let most = -Infinity;
  for (const one of cost) {
    least = Math.min(least, one);
    most = Math.max(most, one);
  }
  return cost.length === 0 ? 1 : rows * (most - least) + Math.abs(most) + 1;
}

class ChainSearch {
  /** The edge each trip has, or -1. */
  readonly edgeOfRow: Int32Array;
  private readonly graph: CandidateGraph;
  private readonly rowOfColumn: Int32Array;
  /** Of each driver: 0 while free, less the more trips want it. */
  private readonly price: Float64Array;
  private readonly dummy: number;
  /** Least cost of a chain to each driver, in the search that runs. */
  private readonly reach: Float64Array;
  private readonly edgeTo: Int32Array;
  private readonly settled: Uint8Array;
  private readonly seen: number[] = [];
  private readonly heap = new CheapestFirst();

  constructor(graph: CandidateGraph) {
    this.graph = graph;
    this.edgeOfRow = new Int32Array(graph.rows).fill(NONE);
    this.rowOfColumn = new Int32Array(graph.columns).fill(NONE);
    this.price = new Float64Array(graph.columns);
    this.dummy = dummyCost(graph);
    this.reach = new Float64Array(graph.columns).fill(Infinity);
    this.edgeTo = new Int32Array(graph.columns);
    this.settled = new Uint8Array(graph.columns);
  }

  /** Takes one more trip in, and changes the others so that the whole stays the cheapest. */
  takeIn(start: number): void {
    let leftOut = start;
    let best = this.dummy;
    let end = NONE;
    this.spreadFrom(start, 0);
    while (this.heap.least < best) {
      const column = this.heap.pop();
      if (this.settled[column] === 1) continue;
      this.settled[column] = 1;
      const reached = this.reach[column] as number;
      const row = this.rowOfColumn[column] as number;
      if (row === NONE) {
        best = reached;
        end = column;
        break;
      }
      // What the chain costs when the trip that had this driver gives it back.
      const edge = this.edgeOfRow[row] as number;
      const given = reached - ((this.graph.cost[edge] as number) - (this.price[column] as number));
      if (given + this.dummy < best) {
        best = given + this.dummy;
        leftOut = row;
      }
      this.spreadFrom(row, given);
    }
    this.raisePrices(best);
    if (end !== NONE) this.follow(end, start);
    else if (leftOut !== start) this.leaveOut(leftOut, start);
    this.forget();
  }

  private spreadFrom(row: number, given: number): void {
    const { rowStart, columnOf, cost } = this.graph;
    for (let edge = rowStart[row] as number; edge < (rowStart[row + 1] as number); edge += 1) {
      const column = columnOf[edge] as number;
      if (this.settled[column] === 1) continue;
      const through = given + (cost[edge] as number) - (this.price[column] as number);
      if (through >= (this.reach[column] as number)) continue;
      if (this.reach[column] === Infinity) this.seen.push(column);
      this.reach[column] = through;
      this.edgeTo[column] = edge;
      this.heap.push(column, through);
    }
  }

  /** Keeps the promise that no step of a later chain costs less than nothing. */
  private raisePrices(best: number): void {
    for (const column of this.seen) {
      if (this.settled[column] === 1) this.price[column] = (this.price[column] as number) + (this.reach[column] as number) - best;
    }
  }

  /** Hands drivers on along the chain that ends at `column`, back to the trip that began it. */
  private follow(column: number, start: number): void {
    for (let to = column; ;) {
      const edge = this.edgeTo[to] as number;
      const row = this.graph.rowOf[edge] as number;
      const before = this.edgeOfRow[row] as number;
      this.edgeOfRow[row] = edge;
      this.rowOfColumn[to] = row;
      if (row === start) return;
      to = this.graph.columnOf[before] as number;
    }
  }

  /** Leaves a trip without a driver, and hands the one it had on. */
  private leaveOut(row: number, start: number): void {
    const column = this.graph.columnOf[this.edgeOfRow[row] as number] as number;
    this.edgeOfRow[row] = NONE;
    this.follow(column, start);
  }

  private forget(): void {
    for (const column of this.seen) {
      this.reach[column] = Infinity;
      this.settled[column] = 0;
    }
    this.seen.length = 0;
    this.heap.clear();
  }
}
