import { eq } from 'drizzle-orm';
import { drivers } from '@safiri/db/users/tables.ts';
import type { StreamEvents } from '@safiri/contract/stream.ts';
import type { Context } from '../platform/context.ts';
import type { Opening, StreamHub } from '../platform/stream.ts';
import type { LivePositions } from '../drivers/public.ts';
import { findLiveOffer, presentOffer } from '../dispatch/public.ts';
import type { ActiveRides } from './active-rides.ts';
import { presentRide } from './present.ts';
import { findRideView, type RideView } from './queries.ts';

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
    if (view.ride.passengerId === actor.userId) return presentRide(ctx.config, view, 'passenger', active.liveOf(view));
    if (actor.driverId !== null && view.ride.driverId === actor.driverId)
      return presentRide(ctx.config, view, 'driver', active.liveOf(view));
    return undefined;
  });
  hub.provide('ride_gone', async (_actor, rideId) => (rideId === null ? undefined : { rideId }));
  hub.provide('offer', async (actor) => {
    if (actor.driverId === null) return undefined;
    const now = ctx.clock();
    const view = await findLiveOffer(ctx.db, actor.driverId, now);
    return { offer: view === undefined ? null : presentOffer(view, ctx.config.commissionPercent, now) };
  });
}

/** Sends a driver's position to the passengers in the car or waiting for it, when they listen on this node. */
export function tellPositions(ctx: Context, hub: StreamHub, positions: LivePositions, active: ActiveRides): void {
  const userOf = new Map<number, number>();

  async function userIdOf(driverId: number): Promise<number | undefined> {
    const known = userOf.get(driverId);
    if (known !== undefined) return known;
    const [row] = await ctx.db.select({ userId: drivers.userId }).from(drivers).where(eq(drivers.id, driverId));
    if (row !== undefined) userOf.set(driverId, row.userId);
    return row?.userId;
  }

  function messageOf(view: RideView): StreamEvents['position'] | undefined {
    const { position, eta } = active.liveOf(view);
    if (position === undefined) return undefined;
    const { lat, lng, heading, at } = position;
    return { rideId: view.ride.id, position: { lat, lng, heading, at: new Date(at).toISOString() }, eta: eta ?? null };
  }

  async function tell(driverId: number): Promise<void> {
    const userId = await userIdOf(driverId);
    if (userId === undefined) return;
    const view = await active.find('driver', { userId, driverId });
    if (view === null) return;
    const message = messageOf(view);
    if (message === undefined) return;
    hub.send(view.ride.passengerId, 'position', message);
    hub.send(userId, 'position', message);
    if (view.companion === null) return;
    const { passengerId } = view.companion;
    const other = await active.find('passenger', { userId: passengerId, driverId: null });
    const told = other === null ? undefined : messageOf(other);
    if (told !== undefined) hub.send(passengerId, 'position', told);
  }

  positions.onReport(({ driverId }) => {
    tell(driverId).catch((error: unknown) => ctx.log.warn({ err: error }, 'a position could not be told'));
  });
}
