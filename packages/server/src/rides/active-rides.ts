import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { Actor } from '../platform/actor.ts';
import { createBelieved } from '../platform/believed.ts';
import type { Context } from '../platform/context.ts';
import type { TaggedBody } from '../platform/serve.ts';
import { stopsToDrive, tripEta, type LivePositions } from '../drivers/public.ts';
import { presentLive, presentRide, type Live } from './present.ts';
import { sideOf } from '@safiri/rules/rides/rider.ts';
import { isDriven } from '@safiri/rules/rides/trip-life.ts';
import type { RegistrableRole } from '@safiri/rules/users/roles.ts';
import { prepareLiveViews } from './live-views.ts';
import type { RideView } from './queries.ts';

/** Every change of a trip is told; what nobody tells of it, as how somebody is rated meanwhile, shows after so long. */
const BELIEVED_MS = 60_000;
/** And this long while it is not certain that other nodes are heard. */
const UNHEARD_MS = 1000;
const BELIEVED_AT_MOST = 100_000;

/** What is told to people of what they see of a trip; the order is what a courier carries. */
const told: ReadonlySet<string> = new Set(['ride', 'ride_gone', 'order']);

/** What a person sees of the live ride, and the last answer. */
interface Seen {
  readonly view: RideView | null;
  body?: TaggedBody;
  /** As it was checked against the contract: where the car is changes with each poll, all else with an event. */
  checked?: object;
}

/** The live ride of each person, answered from memory while nothing changed. */
export interface ActiveRides {
  find(side: RegistrableRole, who: { userId: number; driverId: number | null }): Promise<RideView | null>;
  tagged(side: RegistrableRole, actor: Actor, encode: (ride: Ride | null) => string): Promise<TaggedBody>;
  /** Where the driver is now and how far it is to the next stop of this ride, over those of a ride that shares the car. */
  liveOf(view: RideView): Live;
}

const ofUser = (userId: number) => `user ${userId}`;
const ofRide = (rideId: number) => `ride ${rideId}`;
const ofDriver = (driverId: number) => `driver ${driverId}`;

/** What the view of a ride depends on: a word to anybody in it, or about a ride in the same car, ends its belief. */
function tagsOf(userId: number, view: RideView | null): string[] {
  if (view === null) return [ofUser(userId)];
  const { ride, driverUser, companion } = view;
  const people = new Set([userId, ride.passengerId, ride.bookerId, ...(driverUser?.id == null ? [] : [driverUser.id])]);
  return [
    ...[...people].map(ofUser),
    ofRide(ride.id),
    ...(companion === null ? [] : [ofRide(companion.id)]),
    ...(ride.driverId === null ? [] : [ofDriver(ride.driverId)]),
  ];
}

export function createActiveRides(ctx: Context, positions: LivePositions): ActiveRides {
  const views = prepareLiveViews(ctx.db);
  const believed = createBelieved<Seen>(ctx, { ms: BELIEVED_MS, unheardMs: UNHEARD_MS, atMost: BELIEVED_AT_MOST });
  ctx.bus.subscribe('stream', (events) => {
    for (const { userId, name, subjectId } of events) {
      if (!told.has(name)) continue;
      believed.touch(ofUser(userId));
      if (subjectId !== null && name !== 'order') believed.touch(ofRide(subjectId));
    }
  });
  ctx.bus.subscribe('account', ({ userId }) => believed.touch(ofUser(userId)));
  ctx.bus.subscribe('driver', ({ driverId }) => believed.touch(ofDriver(driverId)));

  function seenBy(side: RegistrableRole, { userId, driverId }: { userId: number; driverId: number | null }): Promise<Seen> {
    const read = async (): Promise<Seen> => {
      if (side === 'passenger') return { view: await views.ofPassenger(userId) };
      return { view: driverId === null ? null : await views.ofDriver(driverId) };
    };
    return believed.get(`${side} ${userId}`, read, ({ view }) => tagsOf(userId, view));
  }

  function liveOf(view: RideView): Live {
    const stops = stopsToDrive(view);
    const { driverId } = view.ride;
    const position = driverId === null || !isDriven(view.ride.status) ? undefined : positions.get(driverId);
    const eta =
      driverId === null || position === undefined || stops.length === 0
        ? undefined
        : tripEta(ctx, positions, { ...view.ride, driverId, endpoints: view.ride }, position, stops);
    return { position, eta };
  }

  function bodyOf(seen: Seen, side: RegistrableRole, actor: Actor, encode: (ride: Ride | null) => string): string {
    const { view } = seen;
    if (view === null) return encode(null);
    const live = liveOf(view);
    // A car that comes into sight is checked too, once.
    if (seen.checked !== undefined && live.position !== undefined) return JSON.stringify({ ...seen.checked, ...presentLive(view, live) });
    const body = encode(presentRide(ctx.config, view, sideOf(view.ride, actor) ?? side, live));
    if (live.position !== undefined) seen.checked = JSON.parse(body) as object;
    return body;
  }

  return {
    liveOf,
    find: async (side, who) => (await seenBy(side, who)).view,
    async tagged(side, actor, encode) {
      const seen = await seenBy(side, actor);
      const { view } = seen;
      const driverId = view?.ride.driverId ?? null;
      const at = view === null || driverId === null || !isDriven(view.ride.status) ? 0 : (positions.get(driverId)?.at ?? 0);
      // The count of drivers asked changes without a new version of the ride.
      const etag =
        view === null
          ? '"none"'
          : `"${view.ride.id}-${view.ride.version}-${view.ride.pinTries}-${view.driversAsked}-${view.companion?.id ?? 0}.${view.companion?.version ?? 0}-${view.next?.id ?? 0}.${view.next?.version ?? 0}-${at}"`;
      if (seen.body?.etag !== etag) seen.body = { etag, body: bodyOf(seen, side, actor, encode) };
      return seen.body;
    },
  };
}
