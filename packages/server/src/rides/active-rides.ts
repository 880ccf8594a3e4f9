import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { TaggedBody } from '../platform/serve.ts';
import { etaTo, stopsAhead, type LivePositions } from '../drivers/public.ts';
import { presentRide, type Live } from './present.ts';
import { sideOf } from '@safiri/rules/rides/rider.ts';
import { isDriven } from '@safiri/rules/rides/trip-life.ts';
import type { RegistrableRole } from '@safiri/rules/users/roles.ts';
import { findDriverLiveRide, findPassengerLiveRide, type RideView } from './queries.ts';

/** How long a ride read from the database is believed; a change is told by the bus and forgets it at once. */
const BELIEVED_MS = 1000;
const CACHED_AT_MOST = 100_000;

interface Entry {
  readonly view: RideView | null;
  readonly until: number;
  body?: TaggedBody;
}

/** The live ride of each person, answered from memory while nothing changed. */
export interface ActiveRides {
  find(side: RegistrableRole, who: { userId: number; driverId: number | null }): Promise<RideView | null>;
  tagged(side: RegistrableRole, actor: Actor, encode: (ride: Ride | null) => string): Promise<TaggedBody>;
  /** Where the driver is now and how far it is to the next stop of this ride, over those of a ride that shares the car. */
  liveOf(view: RideView): Live;
}

export function createActiveRides(ctx: Context, positions: LivePositions): ActiveRides {
  const entries = new Map<string, Entry>();
  const key = (side: RegistrableRole, userId: number) => `${side}:${userId}`;
  ctx.bus.subscribe('stream', (events) => {
    for (const { userId, name } of events) {
      if (name !== 'ride' && name !== 'ride_gone') continue;
      entries.delete(key('passenger', userId));
      entries.delete(key('driver', userId));
    }
  });

  async function entryOf(side: RegistrableRole, who: { userId: number; driverId: number | null }): Promise<Entry> {
    const now = ctx.clock().getTime();
    const known = entries.get(key(side, who.userId));
    if (known !== undefined && known.until > now) return known;
    const view =
      side === 'passenger'
        ? await findPassengerLiveRide(ctx.db, who.userId)
        : who.driverId === null
          ? undefined
          : await findDriverLiveRide(ctx.db, who.driverId);
    const entry: Entry = { view: view ?? null, until: now + BELIEVED_MS };
    if (entries.size >= CACHED_AT_MOST) entries.clear();
    entries.set(key(side, who.userId), entry);
    return entry;
  }

  function liveOf(view: RideView): Live {
    const stops = stopsAhead(view);
    const { driverId, countryId } = view.ride;
    const position = driverId === null || !isDriven(view.ride.status) ? undefined : positions.get(driverId);
    const eta =
      driverId === null || position === undefined || stops.length === 0
        ? undefined
        : etaTo(ctx, position, stops, countryId, positions.drivenAs(driverId));
    return { position, eta };
  }

  return {
    liveOf,
    find: async (side, who) => (await entryOf(side, who)).view,
    async tagged(side, actor, encode) {
      const entry = await entryOf(side, actor);
      const { view } = entry;
      const live = view === null ? undefined : liveOf(view);
      // The count of drivers asked changes without a new version of the ride.
      const etag =
        view === null
          ? '"none"'
          : `"${view.ride.id}-${view.ride.version}-${view.ride.pinTries}-${view.driversAsked}-${view.companion?.id ?? 0}.${view.companion?.version ?? 0}-${live?.position?.at ?? 0}"`;
      if (entry.body?.etag !== etag) {
        entry.body = { etag, body: encode(view === null ? null : presentRide(ctx.config, view, sideOf(view.ride, actor) ?? side, live)) };
      }
      return entry.body;
    },
  };
}
