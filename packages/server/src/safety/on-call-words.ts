import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';
import { cityById, nearestCity, type City } from '@safiri/rules/places/gazetteer.ts';
import { isInReach } from '@safiri/rules/places/reach.ts';
import { messageText } from '../platform/texts.ts';

/** Farther than that the name of a place says nothing. */
const NEAR_METERS = 3000;

/** The city that a point lies in. */
export function cityAt(point: Point | null): City | undefined {
  if (point === null) return undefined;
  const city = nearestCity(point);
  return isInReach(city.center, point) ? city : undefined;
}

/** Where to look first, as a locked screen may show it: a known place nearby and the city, no house and no coordinates. */
export function placeName(point: Point | null, cityId: string | null): string | undefined {
  const city = cityAt(point) ?? (cityId === null ? undefined : cityById(cityId));
  if (city === undefined) return undefined;
  let [name, least]: [string | undefined, number] = [undefined, NEAR_METERS];
  for (const place of point === null ? [] : city.places) {
    const meters = distanceMeters(place.point, point ?? place.point);
    if (meters < least) [name, least] = [place.name, meters];
  }
  return name === undefined || name === city.name ? city.name : `${name}, ${city.name}`;
}

/** What is said of an emergency to whoever is called: never who is in danger. */
export interface CallFacts {
  readonly place: string | undefined;
  readonly rideId: number | null;
  readonly url: string;
}

/** The text message of an alarm. `product` is what it is called here, as in the others. */
export const callText = (product: string, language: string, { place, rideId, url }: CallFacts): string =>
  messageText(language, 'messageOnCall', {
    product,
    place: place === undefined ? '' : messageText(language, 'messageOnCallPlace', { place }),
    trip: rideId === null ? '' : messageText(language, 'messageOnCallTrip', { trip: String(rideId) }),
    url,
  });

/** What the push message fills in. */
export const callValues = ({ place, rideId }: Omit<CallFacts, 'url'>): Record<string, string> => ({
  place: place ?? '–',
  trip: rideId === null ? '–' : String(rideId),
});

/** The text message of the weekly test. */
export const testText = (product: string, language: string, url: string): string =>
  messageText(language, 'messageOnCallTest', { product, url });

/** What is said to whoever answers the call of an alarm: the place stands in the text, and a voice may be overheard. */
export const spokenText = (product: string, language: string): string => messageText(language, 'messageOnCallSpoken', { product });
