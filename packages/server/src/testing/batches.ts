import type { DriverFacts } from '@safiri/rules/dispatch/gates.ts';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import type { OpenTrip } from '@safiri/dispatch/engine/ports.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Batch } from '../dispatch/batch.ts';
import { takeCrowd } from '../dispatch/crowd.ts';

export interface BatchDriver extends Point {
  readonly vehicle: VehicleType;
  readonly busy: boolean;
  readonly female: boolean;
  /** Seconds since the phone was heard of. */
  readonly silent: number;
  readonly idle: number;
}

export interface BatchTrip extends Point {
  readonly rideType: 'standard' | 'ladies_only' | 'share';
  readonly waited: number;
}

const NOW = new Date('2026-06-15T10:00:00Z');

/** A batch as the server takes it down, and what the database would say of its drivers, numbered from 1. */
export function batchOf(trips: readonly BatchTrip[], drivers: readonly BatchDriver[], roadFiles: readonly string[] = []) {
  const now = NOW.getTime();
  const batch: Batch = {
    now: NOW,
    roadFiles,
    trips: trips.map(({ lat, lng, rideType, waited }, i): OpenTrip => ({
      tripId: i + 1,
      rideType,
      pickup: { lat, lng },
      share: rideType === 'share' ? { dropoff: { lat: lat + 0.03, lng }, detourCapSeconds: 300 } : null,
      passengerGenderVerifiedFemale: true,
      asked: new Map(i % 3 === 0 ? [[(i % 5) + 3, { gate: 'declined' as const, at: now }]] : []),
      keptApart: new Set(i % 7 === 0 ? [4] : []),
      favourites: new Set(i % 4 === 0 ? [2] : []),
      requestedAt: now - 1000 * waited,
    })),
    clocks: trips.map(() => ({ hour: 12, minute: 720 })),
    crowd: takeCrowd(drivers.length, (visit) => {
      for (const [i, { lat, lng, vehicle, female, busy, silent }] of drivers.entries()) {
        visit(i + 1, { lat, lng, at: now - 1000 * silent }, { pool: vehicle, verifiedFemale: female, busy });
      }
    }),
    endings: drivers.flatMap((driver, i) =>
      driver.busy && i % 2 === 0 ? [{ driverId: i + 1, point: { lat: driver.lat + 0.001, lng: driver.lng }, vehicle: driver.vehicle }] : [],
    ),
  };
  const facts = new Map(
    drivers.map((driver, i): [number, DriverFacts] => [
      i + 1,
      {
        driverId: i + 1,
        isOnline: true,
        isVerified: true,
        gender: driver.female ? 'female' : 'male',
        genderVerified: true,
        vehicleType: driver.vehicle,
        hasLiveTrip: driver.busy,
        ending: driver.busy && i % 2 === 0 ? { tripId: 100_000 + i, freeInSeconds: 60 } : null,
        hasLiveOffer: false,
        positionAt: now - 1000 * driver.silent,
        idleSince: now - 1000 * driver.idle,
      },
    ]),
  );
  const driverFacts = async (ids: number[]) =>
    new Map(
      ids.flatMap((id) => {
        const known = facts.get(id);
        return known === undefined ? [] : [[id, known] as const];
      }),
    );
  return { batch, driverFacts };
}
