import type { Context } from '../platform/context.ts';
import type { Opening, StreamHub } from '../platform/stream.ts';
import { stopsToDrive, tripEta, type LivePositions, type LiveTrips } from '../drivers/public.ts';
import { sideOf } from '@safiri/rules/rides/rider.ts';
import type { ActiveRides } from './active-rides.ts';
import { presentRide } from './present.ts';
import { findRideView } from './queries.ts';

/** A fresh stream begins with the live ride of the person and, for drivers, the offer that stands or stands no more. */
export function openingOf(active: ActiveRides): Opening {
  return async (actor) => {
    const ride = await active.find(actor.driverId === null ? 'passenger' : 'driver', actor);
    return [
      ...(ride === null ? [] : [{ name: 'ride' as const, subjectId: ride.ride.id }]),
      ...(actor.driverId === null ? [] : [{ name: 'offer' as const, subjectId: null }]),
    ];
  };
}

/** What each event of this room carries, read from the database when it is sent. */
export function liveEvents(ctx: Context, hub: StreamHub, active: ActiveRides): void {
  hub.provide('ride', async (actor, rideId) => {
    const view = rideId === null ? undefined : await findRideView(ctx.db, rideId);
    if (view === undefined) return undefined;
    const side = sideOf(view.ride, actor);
    return side === undefined ? undefined : presentRide(ctx.config, view, side, active.liveOf(view));
  });
  hub.provide('ride_gone', async (_actor, rideId) => (rideId === null ? undefined : { rideId }));
}

/** Sends a driver's position to the passengers in the car or waiting for it, and to the driver; nothing is read for it. */
export function publishPositions(ctx: Context, hub: StreamHub, positions: LivePositions, trips: LiveTrips): void {
  positions.onReport(({ driverId, lat, lng, heading, at }) => {
    const live = trips.of(driverId).filter((trip) => trip.endedAt === null);
    for (const trip of live) {
      const watching = [...new Set([trip.passengerId, trip.bookerId, trip.driverUserId])].filter((userId) => hub.isConnected(userId));
      if (watching.length === 0) continue;
      const other = live.find((one) => one !== trip);
      const stops = stopsToDrive({ ride: trip.endpoints, companion: other?.endpoints ?? null });
      const eta = stops.length === 0 ? null : tripEta(ctx, positions, trip.taken, { lat, lng }, stops);
      const message = { rideId: trip.rideId, version: trip.version, position: { lat, lng, heading, at: new Date(at).toISOString() }, eta };
      for (const userId of watching) hub.send(userId, 'position', message);
    }
  });
}
