import type { Passenger } from './passenger.ts';
import type { RideRow, RideView } from './queries.ts';

/** What the database is told of a new ride; all else has a beginning. */
export type NewRide = Pick<
  RideRow,
  | 'rideType'
  | 'passengerId'
  | 'countryId'
  | 'cityId'
  | 'pickupLat'
  | 'pickupLng'
  | 'pickupAddress'
  | 'dropoffLat'
  | 'dropoffLng'
  | 'dropoffAddress'
  | 'distanceMeters'
  | 'durationSeconds'
  | 'fareMinor'
  | 'surge'
  | 'paymentMethod'
  | 'pin'
  | 'requestedAt'
  | 'searchUntil'
  | 'detourCapSeconds'
> & { readonly pickupAt?: Date };

/** The view of a ride that nobody has been asked for yet. */
export function newRideView(ride: NewRide, passenger: Passenger): RideView {
  return {
    ride: {
      id: 1,
      status: 'requested',
      version: 1,
      vehicles: null,
      subscriptionId: null,
      driverId: null,
      pinTries: 0,
      startConfirmedAt: null,
      reopenings: 0,
      poolSlot: null,
      detourSeconds: 0,
      pickupSeq: 0,
      dropoffSeq: 0,
      pickupAt: null,
      acceptedAt: null,
      arrivedAt: null,
      startedAt: null,
      completedAt: null,
      drivenMeters: null,
      endReason: null,
      endMeters: null,
      endStraightMeters: null,
      quotedMinor: null,
      chargedMeters: null,
      confirmation: null,
      operatorPay: null,
      cashPaidMinor: null,
      cancelledAt: null,
      cancelledBy: null,
      cancelReason: null,
      createdAt: ride.requestedAt,
      ...ride,
    },
    passenger,
    driver: null,
    driverUser: { id: null, name: null, phone: null, ratingSum: null, ratingCount: null, totalRides: null },
    driverCountryId: null,
    settled: null,
    driversAsked: 0,
    passengerScore: null,
    driverScore: null,
    delivery: null,
    companion: null,
  };
}
