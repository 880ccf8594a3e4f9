import { distanceMeters, type Point } from '../places/geo.ts';
import type { MarketDocument, MarketPlace, Named } from './document.ts';

const pointOf = ([lng, lat]: readonly [number, number]): Point => ({ lat, lng });

/** What people call a place of a market: its id in the document, which is made of words. */
export const namedById = (placeId: string): string => placeId.replaceAll('-', ' ');

/** The place of a market (airport, mall, rank) that a point lies in: the first one of the document whose circle it is in. */
export const placeAt = ({ places }: Pick<MarketDocument, 'places'>, point: Point): MarketPlace | undefined =>
  places.find(({ at, radiusM }) => distanceMeters(point, pointOf(at)) <= radiusM);

/** The same where drivers stand in line for who leaves from there. */
export function rankAt(document: Pick<MarketDocument, 'places'>, point: Point): MarketPlace | undefined {
  const place = placeAt(document, point);
  return place?.queue === 'fifo' ? place : undefined;
}

/** Where passenger and driver meet within a place. */
export interface MeetingPoint extends Point {
  readonly names: Named;
}

/** Nearer than this somebody stands at the meeting point already, metres. */
export const AT_MEETING_POINT_METERS = 15;

/**
 * The meeting point to which a pickup is led: the nearest of the place that it lies in. Undefined where the place has none, and for who stands at it.
 */
export function meetingPointOf(document: Pick<MarketDocument, 'places'>, pickup: Point): MeetingPoint | undefined {
  const points = (placeAt(document, pickup)?.meet ?? []).map(({ name, at }) => ({ names: name, ...pointOf(at) }));
  const [nearest] = points.toSorted((a, b) => distanceMeters(pickup, a) - distanceMeters(pickup, b));
  return nearest === undefined || distanceMeters(pickup, nearest) <= AT_MEETING_POINT_METERS ? undefined : nearest;
}
