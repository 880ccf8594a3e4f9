import type { Location } from '@safiri/contract/fields.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { namedPoint } from './named-point.ts';
import type { PlacePort } from './ports.ts';

/** What a phone writes of a point whose name it could not ask for. */
const DEGREES = /^-?\d{1,2}\.\d+, ?-?\d{1,3}\.\d+$/;

/** What a point is called where people read it: the place or street that it is at, or what is near; its degrees only where nothing is known. */
export async function addressOf(places: PlacePort, point: Point): Promise<string> {
  const { name, kind, area } = await namedPoint(places, point, undefined);
  // Degrees say nothing to who reads a receipt: what is near does.
  return kind === 'point' && area !== '' ? area : name;
}

const named = async (places: PlacePort, place: Location): Promise<Location> =>
  DEGREES.test(place.address) ? { ...place, address: await addressOf(places, place) } : place;

/** A way whose ends have names, also when the phone that asks for it could not ask what is there: its network was away for a moment. */
export async function namedEnds<T extends { readonly pickupLocation: Location; readonly dropoffLocation: Location }>(
  places: PlacePort,
  way: T,
): Promise<T> {
  const [pickupLocation, dropoffLocation] = await Promise.all([named(places, way.pickupLocation), named(places, way.dropoffLocation)]);
  return { ...way, pickupLocation, dropoffLocation };
}
