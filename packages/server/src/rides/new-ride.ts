import { writtenColumns } from '@safiri/db/platform/insert-select.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { RideRow, RideView } from './queries.ts';
import type { endpointColumns } from '@safiri/db/platform/columns.ts';

/** What a new trip is told of; every other column begins as its table says. */
export type NewRide = Given<Omit<typeof rides.$inferInsert, 'status' | 'subscriptionId' | 'createdAt'>>;

/** From where to where, and in which country and city: the columns that a trip shares with what it was made from. */
export type Endpoints = Pick<RideRow, keyof ReturnType<typeof endpointColumns>>;

/** These of a booking or an order. */
export function endpointsIn(row: Endpoints): Endpoints {
  const { countryId, cityId, pickupLat, pickupLng, pickupAddress, dropoffLat, dropoffLng, dropoffAddress } = row;
  return { countryId, cityId, pickupLat, pickupLng, pickupAddress, dropoffLat, dropoffLng, dropoffAddress };
}

/** A column that is not told of is left out. */
type Given<T> = { readonly [K in keyof T]: Exclude<T[K], undefined> };

/** What every trip begins with. */
export const beginning = { status: 'requested' } as const;

/** The event that every trip begins with. */
export const firstEvent = { kind: 'requested', actor: 'passenger' } as const;

const columnDefaults = Object.fromEntries(writtenColumns(rides).map(([property, column]) => [property, column.default ?? null])) as RideRow;

/** The row as the database will write it, but for its id and its moment of insertion, which only the database knows. */
export const rowOf = (ride: NewRide): RideRow => ({
  ...columnDefaults,
  ...ride,
  ...beginning,
  id: 1,
  createdAt: ride.requestedAt,
});

/** The view of a ride that nobody has been asked for yet. @param booker where somebody else rides */
export const newRideView = (ride: RideRow, passenger: RideView['passenger'], booker: RideView['booker'] = null): RideView => ({
  ride,
  passenger,
  booker,
  driver: null,
  photo: null,
  driverUser: { id: null, name: null, phone: null, phoneVerifiedAt: null, ratingSum: null, ratingCount: null, totalRides: null },
  driverCountryId: null,
  settled: null,
  fee: null,
  driversAsked: 0,
  passengerScore: null,
  driverScore: null,
  passengerMark: null,
  driverMark: null,
  delivery: null,
  companion: null,
  next: null,
  nextDriverName: null,
  payment: null,
});
