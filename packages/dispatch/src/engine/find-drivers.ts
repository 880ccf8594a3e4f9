import { gateOf, type DriverFacts, type Gate } from '@safiri/rules/dispatch/gates.ts';
import {
  CANDIDATES_AT_MOST,
  CANDIDATES_PER_ROUND,
  NOTICE_RADIUS_METERS,
  SEARCH_RADIUS_METERS,
  WAITING_WEIGHT,
} from '@safiri/rules/dispatch/offer-life.ts';
import { assign } from '../assignment/assign.ts';
import { FACTS_AT_ONCE, type DispatchPorts, type Near, type OpenTrip } from './ports.ts';

/** A driver considered for a trip. */
export interface Candidate extends Near {
  /** What keeps the driver from this trip; undefined when nothing does. */
  readonly gate: Gate | undefined;
  readonly pickupSeconds: number;
}

/** A trip, the drivers considered for it, and the one it shall be offered to. */
export interface Search {
  readonly trip: OpenTrip;
  readonly candidates: readonly Candidate[];
  readonly chosen: Candidate | undefined;
}

interface Looking {
  readonly trip: OpenTrip;
  near: Near[];
  candidates: Candidate[];
  chosen: Candidate | undefined;
}

/** A trip that found nobody looks at this many times as many drivers. */
const WIDEN = 4;

/**
 * Looks at the drivers around each trip and gives all trips together their drivers with the smallest total pickup time.
 * A trip that gets nobody among the nearest, because they are busy, of the wrong kind or better given to others, looks
 * further, up to `CANDIDATES_AT_MOST` drivers; then the trips are matched anew.
 */
export async function findDrivers(ports: DispatchPorts, trips: readonly OpenTrip[], now: Date): Promise<Search[]> {
  const facts = new Map<number, DriverFacts>();
  const searches = trips.map((trip): Looking => ({ trip, near: [], candidates: [], chosen: undefined }));
  let hungry = searches;
  for (let limit = CANDIDATES_PER_ROUND; ; limit = Math.min(WIDEN * limit, CANDIDATES_AT_MOST)) {
    for (const search of hungry) search.near = ports.driversNear(search.trip.pickup, limit, NOTICE_RADIUS_METERS);
    await learn(ports, facts, hungry);
    for (const search of hungry) search.candidates = judge(search, facts, ports, now);
    choose(searches, now);
    hungry = searches.filter((search) => search.chosen === undefined && mayFindMore(search, limit));
    if (hungry.length === 0 || limit >= CANDIDATES_AT_MOST) return searches;
  }
}

/** Whether drivers within the radius may have been left out. */
function mayFindMore({ near }: Looking, limit: number): boolean {
  return near.length >= limit && (near.at(-1)?.meters ?? 0) <= SEARCH_RADIUS_METERS;
}

/** Asks for the facts that are not known yet. */
async function learn(ports: DispatchPorts, facts: Map<number, DriverFacts>, searches: readonly Looking[]): Promise<void> {
  const unknown = new Set<number>();
  for (const { near } of searches) for (const { driverId } of near) if (!facts.has(driverId)) unknown.add(driverId);
  const ids = [...unknown];
  for (let from = 0; from < ids.length; from += FACTS_AT_ONCE) {
    for (const [driverId, driver] of await ports.driverFacts(ids.slice(from, from + FACTS_AT_ONCE))) facts.set(driverId, driver);
  }
}

/**
 * Finds the gate of each driver near a trip. Of those behind the nearest only the ones who can come are considered: the
 * others were looked past, and would fill the records of a trip that searches through a busy city. One whom the database
 * does not know is passed over.
 */
function judge({ trip, near }: Looking, facts: ReadonlyMap<number, DriverFacts>, ports: DispatchPorts, now: Date): Candidate[] {
  const considered = near.flatMap(({ driverId, meters }, i) => {
    const driver = facts.get(driverId);
    if (driver === undefined) return [];
    const gate = gateOf(driver, trip, now.getTime(), meters);
    return gate !== undefined && i >= CANDIDATES_PER_ROUND ? [] : [{ driverId, meters, gate }];
  });
  const able = considered.filter(({ gate }) => gate === undefined);
  const seconds = able.length === 0 ? [] : ports.pickupSeconds(trip, able, now);
  const secondsOf = new Map(able.map(({ driverId }, i) => [driverId, seconds[i] ?? 0]));
  return considered.map((one) => ({ ...one, pickupSeconds: secondsOf.get(one.driverId) ?? 0 }));
}

function choose(searches: readonly Looking[], now: Date): void {
  const free = searches.map(({ candidates }) => candidates.filter((one) => one.gate === undefined));
  const picks = assign(
    free.map((candidates, i) => {
      // The same for all drivers of a trip, so it decides nothing but which trips go without when drivers are too few.
      const waitedSeconds = (now.getTime() - (searches[i]?.trip.requestedAt ?? 0)) / 1000;
      return candidates.map(({ driverId, pickupSeconds }) => ({ driverId, cost: pickupSeconds - WAITING_WEIGHT * waitedSeconds }));
    }),
  );
  for (const [i, search] of searches.entries()) search.chosen = free[i]?.[picks[i] ?? -1];
}
