import { CANDIDATES_AT_MOST, CANDIDATES_PER_ROUND, NOTICE_RADIUS_METERS } from '@safiri/rules/dispatch/offer-life.ts';
import { KnownDrivers } from './known-drivers.ts';
import { TripMatch, type Matcher } from './match-trips.ts';
import type { DispatchPorts, Near, OpenTrip } from './ports.ts';
import type { Looking, Search } from './search.ts';
import { Sight } from './sight.ts';

/** A trip that looks further looks at this many times as many drivers. */
const WIDEN = 4;

/**
 * Gives all trips together their drivers at the smallest total cost. First each looks at the drivers around it. Then each is
 * offered those whom the others saw, where the prices say that they make the whole cheaper; and those trips look further, up
 * to `CANDIDATES_AT_MOST` drivers, for whom somebody could do so whom nobody has seen. So the result is what considering
 * every driver for every trip would give.
 */
export async function findDrivers(ports: DispatchPorts, trips: readonly OpenTrip[], now: Date, matcher: Matcher): Promise<Search[]> {
  const searches = trips.map((trip): Looking => ({ trip, limit: CANDIDATES_PER_ROUND, candidates: [], chosen: undefined }));
  const drivers = new KnownDrivers();
  const { budget } = matcher;
  const nears = budget.spend(() => searches.map(({ trip, limit }) => look(ports, drivers, trip, limit, NOTICE_RADIUS_METERS, false)));
  await drivers.learn(ports);
  const match = new TripMatch(searches, drivers, ports, now, matcher);
  const sight = new Sight();
  budget.spend(() =>
    match.matchNearest(
      nears.map(({ nearest }) => nearest),
      nears.map(({ meters }) => meters),
    ),
  );
  while (budget.spend(() => lookFurther(ports, searches, drivers, match, sight))) {
    await drivers.learn(ports);
    budget.spend(() => match.matchKnown());
  }
  return searches;
}

interface Look {
  readonly nearest: readonly Near[];
  /** Within so many metres nobody was left out. */
  readonly meters: number;
}

function look(ports: DispatchPorts, drivers: KnownDrivers, { pickup }: OpenTrip, limit: number, radius: number, womenOnly: boolean): Look {
  const nearest = ports.driversNear(pickup, limit, radius, womenOnly ? { verifiedFemale: true } : undefined);
  for (const near of nearest) drivers.meet(near);
  return { nearest, meters: nearest.length < limit ? radius : (nearest.at(-1)?.meters ?? 0) };
}

/**
 * Lets those trips look further for whom somebody could be a gain whom nobody has seen; says whether there was any. Who was
 * found for one may spare the next one its look. A ladies-only trip looks past the nearest at women alone, however many men
 * are nearer. A trip that has found nobody looks step by step, as it may not need more.
 */
function lookFurther(ports: DispatchPorts, searches: readonly Looking[], drivers: KnownDrivers, match: TripMatch, sight: Sight): boolean {
  let looked = false;
  for (const [row, search] of searches.entries()) {
    const { trip } = search;
    const womenOnly = trip.rideType === 'ladies_only';
    const reach = match.reach(row);
    while (reach > 0 && search.limit < CANDIDATES_AT_MOST && !sight.covers(trip.pickup, reach, womenOnly)) {
      search.limit = Math.min(WIDEN * search.limit, CANDIDATES_AT_MOST);
      sight.add(trip.pickup, look(ports, drivers, trip, search.limit, NOTICE_RADIUS_METERS, womenOnly).meters, womenOnly);
      looked = true;
      if (search.chosen === undefined) break;
    }
  }
  return looked;
}
