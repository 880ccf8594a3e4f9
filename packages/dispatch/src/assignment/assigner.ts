import { CandidateGraph, type Edge } from './candidate-graph.ts';
import { certify, type Fault } from './certify.ts';
import { ChainSearch } from './chain-search.ts';
import { NONE } from './matching.ts';
import { nearestFirst } from './nearest-first.ts';

/**
 * What an assignment's prices tell of a candidate not yet in it, who would make the whole better only at a cost of less
 * than the two prices together. Good until the assigner's next batch, for costs within `HEADROOM` of those in it.
 */
export interface Prices {
  /** What serving a trip costs at these prices. */
  ofTrip(trip: number): number;
  /** Nothing for a driver whom no trip of the batch wants; less the more trips want one. */
  ofDriver(driverId: number): number;
}

/** Why no best assignment was found in the time that a round has; anything else is a fault. */
export const OUT_OF_TIME = 'it would not finish in time';

export interface Assignment {
  /** For each trip the index of its edge, or -1. */
  readonly picks: readonly number[];
  /** Why the trips were given their drivers nearest first; undefined when the assignment is proved to be the best. */
  readonly fellBack: typeof OUT_OF_TIME | Fault | undefined;
  /** Of an assignment that is proved to be the best. */
  readonly prices: Prices | undefined;
}

/** Assigns batch after batch in the same arrays. */
export class Assigner {
  private readonly graph = new CandidateGraph();
  private readonly search = new ChainSearch();

  /**
   * The best assignment of the candidates, proved by its prices; nearest first where that does not succeed.
   * @param candidates for each trip, the drivers who could take it
   * @param outOfTime says when to give up looking for the best
   * @param kept picks of an earlier assignment, which stand when this one is not the best
   */
  assign(candidates: readonly (readonly Edge[])[], outOfTime: () => boolean = () => false, kept: readonly number[] = []): Assignment {
    const { search } = this;
    const graph = this.graph.fill(candidates);
    const fellBack = search.solve(graph, outOfTime) ? certify(graph, search) : OUT_OF_TIME;
    const edgeOfRow = fellBack === undefined ? search.edgeOfRow : nearestFirst(graph, kept);
    const picks = candidates.map((_, row) => {
      const edge = edgeOfRow[row] as number;
      return edge === NONE ? NONE : (graph.indexOf[edge] as number);
    });
    return { picks, fellBack, prices: fellBack === undefined ? this.prices() : undefined };
  }

  private prices(): Prices {
    const { graph, search } = this;
    return {
      ofTrip: (trip) => search.tripPrice[trip] as number,
      ofDriver: (driverId) => search.driverPrice[graph.columnOfId(driverId) ?? -1] ?? 0,
    };
  }
}
