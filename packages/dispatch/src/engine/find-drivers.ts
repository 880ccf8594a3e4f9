import { gateOf, type DriverFacts } from '@safiri/rules/dispatch/gates.ts';
import { CANDIDATES_AT_MOST, CANDIDATES_PER_ROUND, NOTICE_RADIUS_METERS, SEARCH_RADIUS_METERS } from '@safiri/rules/dispatch/offer-life.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { planPool } from '../pooling/plan-pool.ts';
import { matchTrips, type Matcher } from './match-trips.ts';
import { FACTS_AT_ONCE, type DispatchPorts, type Near, type OpenTrip } from './ports.ts';
import type { Candidate, Looking, Search } from './search.ts';

/** A trip that looks further looks at this many times as many drivers. */
const WIDEN = 4;

/**
 * Gives all trips together their drivers at the smallest total cost. First each looks at the drivers around it. Then those
 * look further, up to `CANDIDATES_AT_MOST` drivers, who found nobody, because the nearest are busy, of the wrong kind or
 * better given to others, and those for whom the prices say that somebody farther away could still make the whole cheaper;
 * then the trips are matched anew. So the result is what considering every driver for every trip would give.
 */
export async function findDrivers(ports: DispatchPorts, trips: readonly OpenTrip[], now: Date, matcher: Matcher): Promise<Search[]> {
  const facts = new Map<number, DriverFacts>();
  const searches = trips.map((trip): Looking => ({
    trip,
    limit: CANDIDATES_PER_ROUND,
    near: [],
    judged: [],
    candidates: [],
    chosen: undefined,
  }));
  const { budget } = matcher;
  const match = matchTrips(searches, facts, now, matcher);
  for (let looking = searches; looking.length > 0;) {
    budget.spend(() => {
      for (const search of looking) search.near = look(ports, search);
    });
    await learn(ports, facts, looking);
    looking = budget.spend(() => {
      for (const search of looking) search.judged = judge(search, facts, ports, now);
      const mayGain = match();
      return searches.filter((search) => mayFindMore(search) && mayGain(search, ports.leastSeconds(search.trip, farthest(search), now)));
    });
    for (const search of looking) search.limit = Math.min(WIDEN * search.limit, CANDIDATES_AT_MOST);
  }
  return searches;
}

/** The nearest drivers. A ladies-only trip that looks further looks past the nearest at women alone, however many men are nearer. */
function look(ports: DispatchPorts, { trip, near, limit }: Looking): Near[] {
  if (trip.rideType !== 'ladies_only' || limit === CANDIDATES_PER_ROUND) {
    return ports.driversNear(trip.pickup, limit, NOTICE_RADIUS_METERS);
  }
  const nearest = near.slice(0, CANDIDATES_PER_ROUND);
  const known = new Set(nearest.map(({ driverId }) => driverId));
  const women = ports.driversNear(trip.pickup, limit, NOTICE_RADIUS_METERS, { verifiedFemale: true });
  return [...nearest, ...women.filter(({ driverId }) => !known.has(driverId))];
}

/** Metres to the last driver seen: whoever was not seen is no nearer. */
const farthest = ({ near }: Looking) => near.at(-1)?.meters ?? 0;

/** Whether drivers within the radius may have been left out. */
function mayFindMore(search: Looking): boolean {
  return search.limit < CANDIDATES_AT_MOST && search.near.length >= search.limit && farthest(search) <= SEARCH_RADIUS_METERS;
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
  const considered = near.flatMap((one, i) => {
    const driver = facts.get(one.driverId);
    if (driver === undefined) return [];
    const gate = gateOf(driver, trip, now.getTime(), one.meters);
    return gate !== undefined && i >= CANDIDATES_PER_ROUND ? [] : [{ ...one, gate, driver }];
  });
  const able = considered.filter(({ gate, driver }) => gate === undefined && !driver.hasLiveTrip);
  const seconds = able.length === 0 ? [] : ports.pickupSeconds(trip, able, now);
  const secondsOf = new Map(able.map(({ driverId }, i) => [driverId, seconds[i] ?? 0]));
  return considered.map(({ driver, ...one }) =>
    one.gate === undefined && driver.hasLiveTrip
      ? takeAlong(one, driver, trip, ports, now)
      : { ...one, pickupSeconds: secondsOf.get(one.driverId) ?? 0 },
  );
}

/** A driver who carries a share ride, with the way to take this one along, or the gate that there is none. */
function takeAlong(near: Near, { carries }: DriverFacts, trip: OpenTrip, ports: DispatchPorts, now: Date): Candidate {
  const drive = (from: Point, to: Point) => ports.driveSeconds(from, to, now);
  const pool = carries == null || trip.share == null ? undefined : planPool(near.point, carries, { ...trip, ...trip.share }, drive);
  return { ...near, gate: pool === undefined ? 'detour' : undefined, pickupSeconds: pool?.pickupSeconds ?? 0, pool };
}
