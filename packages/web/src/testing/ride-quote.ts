import { passengerRideTypes } from '@safiri/rules/pricing/ride-types.ts';

/** A car for most types, none that is premium near. */
const nextCars = {
  standard: { pickupMinutes: 3, arrivalMinutes: 22, arrivalMinutesHigh: 28 },
  share: { pickupMinutes: 3, arrivalMinutes: 22, arrivalMinutesHigh: 33 },
  premium: null,
  ladies_only: null,
  scholar: { pickupMinutes: 3, arrivalMinutes: 22, arrivalMinutesHigh: 28 },
};

/** What a quote says, with the price of every type. */
export const quoteAt = (fare: string, quoteId: string) => ({
  rideType: 'standard',
  fare,
  currency: 'ZAR',
  countryId: 'za' as const,
  market: 'pretoria',
  distance: 8.1,
  duration: 19,
  durationMean: 21,
  durationHigh: 24,
  stopMinutes: [],
  surge: 1,
  quoteId,
  expiresAt: null,
  owed: null,
  timeZone: 'Africa/Johannesburg',
  takesCodes: false,
  meet: null,
  fares: passengerRideTypes.map((rideType) => ({
    rideType,
    service: { type: rideType, vehicles: [], own: null, feeTerms: null },
    fare,
    lines: [],
    taxes: [],
    surge: 1,
    quoteId,
    nextCar: nextCars[rideType],
  })),
  withoutStops: [],
  path: [],
  onStreets: false,
});
