import { writtenColumns } from '@safiri/db/platform/insert-select.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { Passenger } from './passenger.ts';
import type { RideRow, RideView } from './queries.ts';

/** What a new trip is told of; every other column begins as its table says. */
export type NewRide = Given<Omit<typeof rides.$inferInsert, 'status' | 'subscriptionId' | 'createdAt'>>;

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

/** The view of a ride that nobody has been asked for yet. */
export const newRideView = (ride: RideRow, passenger: Passenger): RideView => ({
  ride,
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
});
