import { CANDIDATES_AT_MOST, CANDIDATES_PER_ROUND, NOTICE_RADIUS_METERS } from '@safiri/rules/dispatch/offer-life.ts';
import { vehiclesFor } from '@safiri/rules/dispatch/vehicles.ts';
import { KnownDrivers } from './known-drivers.ts';
import { TripMatch, type Matcher } from './match-trips.ts';
import type { MatchPorts, Fitting, Near, OpenTrip } from './ports.ts';
import type { Looking, Search } from './search.ts';
import { SearchedArea } from './searched-area.ts';

/** A trip that looks further looks at this many times as many drivers. */
const WIDEN = 4;

/**
 * Gives all trips together their drivers at the smallest total cost. First each looks at the drivers around it. Then each is
 * offered those whom the others saw, where the prices say that they make the whole cheaper; and those trips search further, up
 * to `CANDIDATES_AT_MOST` drivers, for whom somebody could do so whom nobody has seen. So the result is what considering
 * every driver for every trip would give.
 */
export async function findDrivers(ports: MatchPorts, trips: readonly OpenTrip[], now: Date, matcher: Matcher): Promise<Search[]> {
  const searches = trips.map((trip): Looking => ({ trip, limit: CANDIDATES_PER_ROUND, candidates: [], chosen: undefined }));
  const drivers = new KnownDrivers();
  const { budget } = matcher;
  const nears = budget.spend(() => searches.map(({ trip, limit }) => searchNearest(ports, drivers, trip, limit)));
  await drivers.learn(ports);
  const match = new TripMatch(searches, drivers, ports, now, matcher);
  const searched = new SearchedArea();
  budget.spend(() =>
    match.matchNearest(
      nears.map(({ nearest }) => nearest),
      nears.map(({ meters }) => meters),
    ),
  );
  while (budget.spend(() => searchFurther(ports, searches, drivers, match, searched))) {
    await drivers.learn(ports);
    budget.spend(() => match.matchKnown());
  }
  return searches;
}

interface DriverSearch {
  readonly nearest: readonly Near[];
  /** Within so many metres nobody was left out. */
  readonly meters: number;
}

function searchNearest(ports: MatchPorts, drivers: KnownDrivers, trip: OpenTrip, limit: number, only?: Fitting): DriverSearch {
  const { pickup, line } = trip;
  if (line !== undefined) {
    for (const near of line) drivers.meet(near);
    return { nearest: line, meters: NOTICE_RADIUS_METERS };
  }
  const nearest = ports.driversNear(pickup, limit, NOTICE_RADIUS_METERS, only);
  for (const near of nearest) drivers.meet(near);
  return { nearest, meters: nearest.length < limit ? NOTICE_RADIUS_METERS : (nearest.at(-1)?.meters ?? 0) };
}

/** Who fits a trip. Of a share ride who carries another one does too; who is free is looked for beside them. */
function fitting({ rideType, vehicles, share }: OpenTrip): Fitting {
  const pools = vehicles ?? vehiclesFor[rideType];
  return { pools, ...(share == null && { free: true }), ...(rideType === 'ladies_only' && { verifiedFemale: true }) };
}

/**
 * Widens the search of those trips for whom somebody could be a gain whom nobody has seen; says whether there was any. Who was
 * found for one may spare the next one its search. It considers only those who fit, however many are nearer who
 * are busy, drive something else or, for a ladies-only trip, are men. A trip that has found nobody searches step by step, as it may
 * not need more.
 */
function searchFurther(
  ports: MatchPorts,
  searches: readonly Looking[],
  drivers: KnownDrivers,
  match: TripMatch,
  searched: SearchedArea,
): boolean {
  let looked = false;
  for (const [row, search] of searches.entries()) {
    const { trip } = search;
    // At a rank nobody but those in line is looked for.
    if (trip.line !== undefined) continue;
    const only = fitting(trip);
    const reach = match.reach(row);
    while (reach > 0 && search.limit < CANDIDATES_AT_MOST && !searched.covers(trip.pickup, reach, only)) {
      search.limit = Math.min(WIDEN * search.limit, CANDIDATES_AT_MOST);
      if (trip.share != null) searchNearest(ports, drivers, trip, search.limit, { ...only, free: true });
      searched.add(trip.pickup, searchNearest(ports, drivers, trip, search.limit, only).meters, only);
      looked = true;
      if (search.chosen === undefined) break;
    }
  }
  return looked;
}
