import type { Point } from '@safiri/rules/places/geo.ts';
import type { RideRow } from './queries.ts';

/** Where driver and passenger meet: at the meeting point of the place, else at the pickup. */
export const metAt = ({ meet, pickupLat, pickupLng }: Pick<RideRow, 'meet' | 'pickupLat' | 'pickupLng'>): Point =>
  meet ?? { lat: pickupLat, lng: pickupLng };
