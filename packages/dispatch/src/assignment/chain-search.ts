import type { CandidateGraph } from './candidate-graph.ts';
import { CheapestFirst } from './cheapest-first.ts';
import { HEADROOM, leastLeftOutCost, NONE, type Matching } from './matching.ts';
import { withRoom } from './room.ts';

/** Trips taken in between two looks at the time. */
const TRIPS_BETWEEN_LOOKS = 16;

/**
 * Gives each trip at most one driver and each driver at most one trip, so that as many trips as possible are served and,
 * among those ways, the total cost is smallest. Exact.
 *
 * Trips come in one after another. Each looks for the cheapest chain "this trip takes that driver, whose trip takes another
 * driver, ..." that ends at a free driver or leaves a trip out (Dijkstra over the candidates alone). Prices of drivers,
 * kept from trip to trip, make every step of a chain cost nothing or more, so the nearest end is the best one: the
 * shortest-augmenting-path method of Jonker and Volgenant (1987) on a sparse graph, where every trip has a dummy driver of
 * its own that is dearer than any gain.
 */
export class ChainSearch implements Matching {
  edgeOfRow = new Int32Array(0);
  tripPrice = new Float64Array(0);
  driverPrice = new Float64Array(0);
  leftOutCost = 0;
  private rowOfColumn = new Int32Array(0);
  /** Least cost of a chain to each driver who has a trip, in the search that runs; -Infinity once that is settled. */
  private reach = new Float64Array(0);
  private edgeTo = new Int32Array(0);
  /** Drivers whose reach is set. */
  private seen = new Int32Array(0);
  private seenCount = 0;
  /** Drivers whose reach is settled, and what it is. */
  private settled = new Int32Array(0);
  private settledReach = new Float64Array(0);
  private settledCount = 0;
  /** The least cost of an end found so far: dearer ways need not be looked at. */
  private bound = 0;
  /** The free driver at that end, or -1 when it leaves a trip out. */
  private end = NONE;
  private readonly heap = new CheapestFirst();

  /**
   * Leaves the best matching and its prices in the fields, until the next call.
   * @param outOfTime asked now and then; the search gives up when it says yes
   * @returns whether it was done in time; if not, the fields mean nothing
   */
  solve(graph: CandidateGraph, outOfTime: () => boolean): boolean {
    this.begin(graph);
    for (let row = 0; row < graph.rows; row += 1) {
      if (row % TRIPS_BETWEEN_LOOKS === 0 && outOfTime()) return false;
      this.takeIn(graph, row);
    }
    for (let row = 0; row < graph.rows; row += 1) {
      const edge = this.edgeOfRow[row] as number;
      this.tripPrice[row] = edge === NONE ? this.leftOutCost : this.costAtPrices(graph, edge);
    }
    return true;
  }

  private begin(graph: CandidateGraph): void {
    const { rows, columns } = graph;
    this.edgeOfRow = withRoom(this.edgeOfRow, rows).fill(NONE);
    this.tripPrice = withRoom(this.tripPrice, rows);
    this.driverPrice = withRoom(this.driverPrice, columns).fill(0);
    this.rowOfColumn = withRoom(this.rowOfColumn, columns).fill(NONE);
    this.reach = withRoom(this.reach, columns).fill(Infinity);
    this.edgeTo = withRoom(this.edgeTo, columns);
    this.seen = withRoom(this.seen, columns);
    this.settled = withRoom(this.settled, columns);
    this.settledReach = withRoom(this.settledReach, columns);
    this.leftOutCost = leastLeftOutCost(graph) + 2 * (rows + 1) * HEADROOM;
    this.seenCount = 0;
    this.settledCount = 0;
    this.heap.clear();
  }

  private costAtPrices({ cost, columnOf }: CandidateGraph, edge: number): number {
    return (cost[edge] as number) - (this.driverPrice[columnOf[edge] as number] as number);
  }

  /** Takes one more trip in, and changes the others so that the whole stays the cheapest. */
  private takeIn(graph: CandidateGraph, start: number): void {
    const { heap, leftOutCost } = this;
    let leftOut = start;
    this.bound = leftOutCost;
    this.end = NONE;
    this.spreadFrom(graph, start, 0);
    while (heap.least < this.bound) {
      const column = heap.pop();
      const reached = this.settle(column);
      const row = this.rowOfColumn[column] as number;
      // What the chain costs when the trip that had this driver gives it back.
      const given = reached - this.costAtPrices(graph, this.edgeOfRow[row] as number);
      if (given + leftOutCost < this.bound) {
        this.bound = given + leftOutCost;
        this.end = NONE;
        leftOut = row;
      }
      this.spreadFrom(graph, row, given);
    }
    this.raisePrices();
    if (this.end !== NONE) this.follow(graph, this.end, start);
    else if (leftOut !== start) this.leaveOut(graph, leftOut, start);
    this.forget();
  }

  /** Looks at the drivers of one trip. Most are too dear or reached already, so that is asked first. */
  private spreadFrom({ rowStart, columnOf, cost }: CandidateGraph, row: number, given: number): void {
    const { rowOfColumn, reach, driverPrice, edgeTo, seen, heap } = this;
    const last = rowStart[row + 1] as number;
    let { bound } = this;
    for (let edge = rowStart[row] as number; edge < last; edge += 1) {
      const column = columnOf[edge] as number;
      const through = given + (cost[edge] as number) - (driverPrice[column] as number);
      if (through >= bound) continue;
      const before = reach[column] as number;
      if (through >= before) continue;
      edgeTo[column] = edge;
      if (rowOfColumn[column] === NONE) {
        bound = through;
        this.end = column;
        continue;
      }
      if (before === Infinity) {
        seen[this.seenCount] = column;
        this.seenCount += 1;
      }
      reach[column] = through;
      heap.put(column, through);
    }
    this.bound = bound;
  }

  private settle(column: number): number {
    const reached = this.reach[column] as number;
    this.reach[column] = -Infinity;
    this.settled[this.settledCount] = column;
    this.settledReach[this.settledCount] = reached;
    this.settledCount += 1;
    return reached;
  }

  /** Keeps the promise that no step of a later chain costs less than nothing. */
  private raisePrices(): void {
    for (let i = 0; i < this.settledCount; i += 1) {
      const column = this.settled[i] as number;
      this.driverPrice[column] = (this.driverPrice[column] as number) + (this.settledReach[i] as number) - this.bound;
    }
  }

  /** Hands drivers on along the chain that ends at `column`, back to the trip that began it. */
  private follow(graph: CandidateGraph, column: number, start: number): void {
    for (let to = column; ;) {
      const edge = this.edgeTo[to] as number;
      const row = graph.rowOf[edge] as number;
      const before = this.edgeOfRow[row] as number;
      this.edgeOfRow[row] = edge;
      this.rowOfColumn[to] = row;
      if (row === start) return;
      to = graph.columnOf[before] as number;
    }
  }

  /** Leaves a trip without a driver, and hands the one it had on. */
  private leaveOut(graph: CandidateGraph, row: number, start: number): void {
    const column = graph.columnOf[this.edgeOfRow[row] as number] as number;
    this.edgeOfRow[row] = NONE;
    this.follow(graph, column, start);
  }

  private forget(): void {
    for (let i = 0; i < this.seenCount; i += 1) this.reach[this.seen[i] as number] = Infinity;
    this.seenCount = 0;
    this.settledCount = 0;
    this.heap.clear();
  }
}
