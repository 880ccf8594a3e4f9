import { matchCost } from '@safiri/rules/dispatch/fairness.ts';
import { SEARCH_RADIUS_METERS } from '@safiri/rules/dispatch/offer-life.ts';
import type { MatchPorts, OpenTrip } from './ports.ts';
import { leastBurden } from './search.ts';

const STEP_METERS = 100;
const STEPS = Math.ceil(SEARCH_RADIUS_METERS / STEP_METERS);
const steps = Array.from({ length: STEPS + 1 }, (_, i) => i * STEP_METERS);

/**
 * What no driver costs less than by the distance alone, in steps of a hundred metres: most drivers who would be of no use to
 * a trip are passed over without asking for their time.
 */
export class LeastCosts {
  private readonly costs: Float64Array;

  constructor(ports: Pick<MatchPorts, 'leastSeconds'>, trip: OpenTrip, waitedSeconds: number, now: Date) {
    const seconds = ports.leastSeconds(trip, steps, now);
    // Whoever has a favourite among the drivers may find them farther away.
    const likesSomebody = (trip.favourites?.size ?? 0) > 0;
    this.costs = new Float64Array(seconds.length);
    for (const [step, least] of seconds.entries()) this.costs[step] = matchCost(leastBurden(trip, least), waitedSeconds, 0, likesSomebody);
  }

  /** Of a driver who was not idle, this far away or farther. Whoever is beyond the search gets no offer. */
  from(meters: number): number {
    const step = Math.floor(meters / STEP_METERS);
    return step > STEPS ? Infinity : (this.costs[step] as number);
  }

  /** Metres from where on nobody costs less than this, at most those of the search. */
  reach(cost: number): number {
    const step = this.costs.findIndex((least) => least >= cost);
    return step < 0 ? SEARCH_RADIUS_METERS : step * STEP_METERS;
  }
}
