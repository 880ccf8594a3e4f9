import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { zoneOfCountry } from '../platform/countries.ts';
import { clockTime, day } from '../platform/format.ts';
import { marketAround } from '../platform/instance.ts';
import type { Translate } from '../platform/text.ts';
import { phoneZone } from '../platform/zone-here.ts';
import { otherPlace } from './other-place.ts';

/** What says in which city something happens: a trip, an order, a booking. */
export interface Somewhere {
  readonly countryId: CountryId;
  readonly pickupLocation?: Point | undefined;
}

const marketOf = ({ pickupLocation }: Somewhere) => (pickupLocation === undefined ? undefined : marketAround(pickupLocation));

/**
 * The time zone in which all times of a trip are told, as the IANA names it: that of its city, wherever the phone is. The phone's own where
 * nothing is known of the country.
 */
export const zoneOf = (trip: Somewhere): string => marketOf(trip)?.timeZone ?? zoneOfCountry(trip.countryId) ?? phoneZone();

/** Said once on a screen whose phone shows another time than the city of the trip; undefined where it shows the same. */
export function timesNote(t: Translate, trip: Somewhere, at: string | Date): string | undefined {
  const place = otherPlace(at, zoneOf(trip), marketOf(trip)?.name);
  return place === undefined ? undefined : t('timesIn', { place });
}

/** 14:52 by the clock of a trip's city. */
export const timeThere = (trip: Somewhere, at: string | Date): string => clockTime(at, zoneOf(trip));

/** 23 Nov 2026, 14:52 by the clock of a trip's city, with the city where this phone's clock shows another time. */
export function momentThere(t: Translate, trip: Somewhere, at: string): string {
  const zone = zoneOf(trip);
  const place = otherPlace(at, zone, marketOf(trip)?.name);
  const time = clockTime(at, zone);
  return `${day(at, zone)}, ${place === undefined ? time : t('timeIn', { time, place })}`;
}
