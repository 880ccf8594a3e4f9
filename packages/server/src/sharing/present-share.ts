import type { Share } from '@safiri/contract/sharing/shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { LivePositions } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { isLive } from '@safiri/rules/rides/trip-life.ts';
import { firstName } from '../users/public.ts';
import type { Links } from './links.ts';
import { liveOfTrip } from './live-trip.ts';
import { findLinks, type SharedTrip } from './queries.ts';

/** Without a provider a message never goes out, however new it is. */
const hasProvider = ({ config }: Context, channel: string | null) =>
  channel === 'sms' ? config.sms !== undefined : config.smtpUrl !== undefined;

/** What somebody sees of their own sharing of a live trip, null when they gave nobody a link and when it is over: rider and booker each have theirs. */
export async function presentShare(
  ctx: Context,
  reader: Reader,
  links: Links,
  positions: LivePositions,
  trip: SharedTrip,
  ownerId: number,
): Promise<Share | null> {
  const { ride, driverName } = trip;
  // A link ends with its trip: nobody shall hand on a dead one.
  if (!isLive(ride.status)) return null;
  const rows = (await findLinks(reader, ride.id, ownerId)).filter(({ link }) => link.kind !== 'sos');
  const forAll = rows.find(({ link }) => link.kind === 'link');
  const first = forAll ?? rows[0];
  if (first === undefined) return null;
  const addressOf = (sealedToken: Buffer) => links.urlOf(links.idOf(sealedToken));
  const { eta } = liveOfTrip(ctx, positions, trip);
  return {
    rideId: ride.id,
    shareId: links.idOf(first.link.sealedToken),
    trackingUrl: addressOf(first.link.sealedToken),
    estimatedArrival: eta === undefined ? null : new Date(ctx.clock().getTime() + eta.seconds * 1000).toISOString(),
    pickupLocation: { lat: ride.pickupLat, lng: ride.pickupLng, address: ride.pickupAddress },
    dropoffLocation: { lat: ride.dropoffLat, lng: ride.dropoffLng, address: ride.dropoffAddress },
    driverName: driverName === null ? null : firstName(driverName),
    vehicleInfo: ride.vehicle,
    linkShared: forAll !== undefined,
    sharedWith: rows.flatMap(({ link, messageStatus, channel }) =>
      link.kind === 'contact' && link.contactId !== null
        ? [
            {
              id: link.contactId,
              name: link.contactName ?? '',
              phone: link.contactPhone ?? '',
              method: link.method,
              trackingUrl: addressOf(link.sealedToken),
              message: link.withheld ?? (messageStatus === 'waiting' && !hasProvider(ctx, channel) ? 'written' : messageStatus),
            },
          ]
        : [],
    ),
  };
}
