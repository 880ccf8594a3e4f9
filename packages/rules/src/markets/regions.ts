import { distanceMeters, type Point } from '../places/geo.ts';
import { sortedBy } from '../records.ts';
import type { Area, MarketDocument, MarketPlace, MarketZone, Ring } from './document.ts';
import { placeAt } from './places.ts';

/** Of a degree of latitude, on the sphere that distances are measured on. */
const METERS_PER_DEGREE = 111_195;

const polygonsOf = (area: Area): ReadonlyArray<readonly Ring[]> => (area.type === 'Polygon' ? [area.coordinates] : area.coordinates);

/** Whether a ring goes around a point: a ray to the east crosses it an odd number of times. */
function isAround(ring: Ring, { lat, lng }: Point): boolean {
  let odd = false;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    if (y > lat !== nextY > lat && lng < ((nextX - x) * (lat - y)) / (nextY - y) + x) odd = !odd;
  });
  return odd;
}

/** Whether a point lies within an area and in none of its holes. Of two areas side by side exactly one holds a point of their edge. */
export const isInArea = (area: Area, point: Point): boolean =>
  polygonsOf(area).some(
    ([outline, ...holes]) => outline !== undefined && isAround(outline, point) && !holes.some((hole) => isAround(hole, point)),
  );

/** What a ring goes around, in square degrees at the equator. */
function ringSize(ring: Ring): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** How large an area is, as if the earth were flat there; good enough to say which of two is smaller. */
export function squareMetersOf(area: Area): number {
  const lat = polygonsOf(area)[0]?.[0]?.[0]?.[1] ?? 0;
  const square = METERS_PER_DEGREE ** 2 * Math.cos((lat * Math.PI) / 180);
  return polygonsOf(area).reduce(
    (sum, [outline = [], ...holes]) => sum + (ringSize(outline) - holes.reduce((all, hole) => all + ringSize(hole), 0)) * square,
    0,
  );
}

const isAtPlace = ({ at: [lng, lat], radiusM }: MarketPlace, point: Point) => distanceMeters(point, { lat, lng }) <= radiusM;

type Regions = Pick<MarketDocument, 'places' | 'zones'>;

/** The zone that counts at a point: the smallest that holds it, of equal ones the first. */
export const zoneAt = ({ zones }: Pick<Regions, 'zones'>, point: Point): MarketZone | undefined =>
  sortedBy(
    zones.filter(({ area }) => isInArea(area, point)),
    ({ area }) => squareMetersOf(area),
  )[0];

/** What a trip costs more that begins at a point, in units of the currency: what its place takes, else its zone. */
export function pickupFeeAt(market: Regions, point: Point): number {
  const place = placeAt(market, point);
  if (place !== undefined && place.pickupFee > 0) return place.pickupFee;
  return zoneAt(market, point)?.pickupFee ?? 0;
}

/** The places and zones that hold a point, each with its size in square metres. */
function regionsAt({ places, zones }: Regions, point: Point): ReadonlyMap<string, number> {
  return new Map([
    ...places.filter((one) => isAtPlace(one, point)).map(({ id, radiusM }) => [id, Math.PI * radiusM ** 2] as const),
    ...zones.filter(({ area }) => isInArea(area, point)).map(({ id, area }) => [id, squareMetersOf(area)] as const),
  ]);
}

/**
 * The price that a market fixes for a service from one point to another, in units of its currency; undefined where it fixes none. Of several
 * that fit the one of the smaller places and zones counts, so that both directions of one that is written for both cost the same.
 */
export function fixedPriceOf(
  market: Regions & Pick<MarketDocument, 'fixed'>,
  serviceId: string,
  from: Point,
  to: Point,
): number | undefined {
  const all = market.fixed.filter(({ service }) => service === serviceId);
  if (all.length === 0) return undefined;
  const [begin, end] = [regionsAt(market, from), regionsAt(market, to)];
  const sizeOf = (first: string, last: string) => (begin.get(first) ?? Infinity) + (end.get(last) ?? Infinity);
  const fitting = all
    .map((one) => ({ one, size: Math.min(sizeOf(one.from, one.to), one.bothWays ? sizeOf(one.to, one.from) : Infinity) }))
    .filter(({ size }) => size < Infinity);
  return sortedBy(fitting, ({ size }) => size)[0]?.one.price;
}
