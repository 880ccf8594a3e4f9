import type { ScheduledRide } from '@safiri/contract/scheduled/calls.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { BEGIN_AHEAD_MINUTES, minutesBefore } from '@safiri/rules/scheduled/window.ts';
import type { ScheduledRow } from './queries.ts';

/** A booking as its passenger sees it. */
export function presentScheduled(row: ScheduledRow): ScheduledRide {
  const countryId = row.countryId;
  return {
    id: row.id,
    status: row.status,
    pickupAt: row.pickupAt.toISOString(),
    beginsAt: minutesBefore(row.pickupAt, BEGIN_AHEAD_MINUTES).toISOString(),
    rideType: row.rideType,
    service: row.service,
    pickupLocation: { lat: row.pickupLat, lng: row.pickupLng, address: row.pickupAddress },
    dropoffLocation: { lat: row.dropoffLat, lng: row.dropoffLng, address: row.dropoffAddress },
    stops: [...row.stops],
    fare: toWire(row.fareMinor),
    currency: countryById(countryId).currency,
    countryId,
    paymentMethod: row.paymentMethod,
    promotion:
      row.promotion === null || row.discountMinor === null ? null : { code: row.promotion.code, discount: toWire(row.discountMinor) },
    rideId: row.rideId,
  };
}
