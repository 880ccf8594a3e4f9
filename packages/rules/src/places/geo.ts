/** A place on the earth in degrees (WGS 84). */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius, metres. */
export const EARTH_RADIUS_METERS = 6_371_008.8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (rad: number) => (rad * 180) / Math.PI;

/** Whether a value is a point with a latitude of -90..90 and a longitude of -180..180 degrees. */
export function isPoint(value: unknown): value is Point {
  if (typeof value !== 'object' || value === null) return false;
  const { lat, lng } = value as Partial<Record<'lat' | 'lng', unknown>>;
  return isWithin(lat, 90) && isWithin(lng, 180);
}

function isWithin(value: unknown, limit: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

/** Great-circle distance in metres (haversine, within 0.6 % of the ellipsoid). */
export function distanceMeters(a: Point, b: Point): number {
  const latA = radians(a.lat);
  const latB = radians(b.lat);
  const sinLat = Math.sin((latB - latA) / 2);
  const sinLng = Math.sin(radians(b.lng - a.lng) / 2);
  const h = sinLat * sinLat + Math.cos(latA) * Math.cos(latB) * sinLng * sinLng;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Direction at `a` of the great circle to `b`: 0 is north, 90 east, below 360. */
export function bearingDegrees(a: Point, b: Point): number {
  const latA = radians(a.lat);
  const latB = radians(b.lat);
  const dLng = radians(b.lng - a.lng);
  const east = Math.sin(dLng) * Math.cos(latB);
  const north = Math.cos(latA) * Math.sin(latB) - Math.sin(latA) * Math.cos(latB) * Math.cos(dLng);
  return (degrees(Math.atan2(east, north)) + 360) % 360;
}

/** The point reached from `from` after `meters` along the great circle that starts in direction `bearing` (degrees). */
export function destination(from: Point, bearing: number, meters: number): Point {
  const lat = radians(from.lat);
  const direction = radians(bearing);
  const angle = meters / EARTH_RADIUS_METERS;
  const sinLat = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(direction);
  const dLng = Math.atan2(Math.sin(direction) * Math.sin(angle) * Math.cos(lat), Math.cos(angle) - Math.sin(lat) * sinLat);
  return { lat: degrees(Math.asin(Math.min(1, Math.max(-1, sinLat)))), lng: wrapLongitude(from.lng + degrees(dLng)) };
}

function wrapLongitude(lng: number): number {
  if (lng > 180) return lng - 360;
  return lng < -180 ? lng + 360 : lng;
}

/** The point `meters` from `a` towards `b`; never beyond `b`, and `a` itself for 0 or less. */
export function moveTowards(a: Point, b: Point, meters: number): Point {
  if (meters <= 0) return a;
  return meters >= distanceMeters(a, b) ? b : destination(a, bearingDegrees(a, b), meters);
}

/** Metres along a line of points; 0 for fewer than two. */
export function polylineLength(path: readonly Point[]): number {
  let meters = 0;
  for (let i = 1; i < path.length; i++) meters += distanceMeters(path[i - 1] as Point, path[i] as Point);
  return meters;
}

/** A box of latitudes and longitudes, degrees. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** The box that reaches `meters` from a point to each side. */
export function boundsAround(center: Point, meters: number): Bounds {
  const lat = degrees(meters / EARTH_RADIUS_METERS);
  const lng = lat / Math.cos(radians(center.lat));
  return { south: center.lat - lat, west: center.lng - lng, north: center.lat + lat, east: center.lng + lng };
}
