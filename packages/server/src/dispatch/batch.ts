import type { MatchPorts, OpenTrip } from '@safiri/dispatch/engine/ports.ts';
import type { RoadAtlas } from '@safiri/dispatch/roads/road-atlas.ts';
import { vehicleFacts } from '@safiri/rules/dispatch/vehicles.ts';
import { placeCrowd, type Crowd } from './crowd.ts';
import { endingNear, nearestOfBoth, type EndingNear } from './near-drivers.ts';
import { driveTime, leastPickupTimes, pickupTimes, type LocalClock, type Streets } from './road-times.ts';

/** All that another thread needs to match a batch, but what the database knows of the drivers. */
export interface Batch {
  readonly trips: readonly OpenTrip[];
  readonly now: Date;
  /** What the clocks show where each trip begins. */
  readonly clocks: readonly LocalClock[];
  readonly crowd: Crowd;
  readonly endings: readonly EndingNear[];
  /** Files of the streets, the first that knows a place counts. */
  readonly roadFiles: readonly string[];
}

/** The ports of matching over what was taken down for a batch: the same answers as the server's own gave at that moment. */
export function portsOf(
  { trips, now, clocks, crowd, endings }: Batch,
  roads: RoadAtlas,
  driverFacts: MatchPorts['driverFacts'],
): MatchPorts {
  const positions = placeCrowd(crowd, now.getTime());
  const streets = new Map(trips.map(({ tripId }, i): [number, Streets] => [tripId, { roads, clock: clocks[i] as LocalClock }]));
  const streetsOf = ({ tripId }: OpenTrip) => streets.get(tripId) as Streets;
  const drivenAs = (driverId: number) => {
    const vehicle = positions.vehicleOf(driverId);
    return vehicle === undefined ? 'car' : vehicleFacts[vehicle].drivenAs;
  };
  return {
    driversNear: (pickup, limit, radiusMeters, only) =>
      nearestOfBoth(positions.near(pickup, limit, radiusMeters, only), endingNear(endings, pickup, radiusMeters, only), limit),
    driverFacts,
    pickupSeconds: (trip, drivers) => pickupTimes(streetsOf(trip), trip.pickup, drivers, drivenAs),
    driveSeconds: (trip, from, to) => driveTime(streetsOf(trip), from, to),
    leastSeconds: (trip, meters) => leastPickupTimes(streetsOf(trip), trip.pickup, meters),
  };
}
