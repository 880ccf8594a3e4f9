import type { LivePositions } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { findTrip, viewOfTrip, type TrackSource } from '../sharing/public.ts';
import { firstName } from '../users/public.ts';
import { placeOf } from './emergency-view.ts';
import { findByToken, findTokenVersions } from './queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** The links that contacts got in an emergency: they live until staff close it, also when the trip is long over. */
export function incidentSource(ctx: Context, positions: LivePositions): TrackSource {
  return {
    async find(tokenHash) {
      const found = await findByToken(ctx.db, tokenHash);
      if (found === undefined) return undefined;
      const { incident, personName, countryId } = found;
      const trip = incident.rideId === null ? undefined : await findTrip(ctx.db, incident.rideId);
      const ofTrip = trip === undefined ? undefined : viewOfTrip(ctx, positions, trip);
      const vehicle = ofTrip?.position == null ? undefined : { ...ofTrip.position, at: Date.parse(ofTrip.position.at) };
      const place = placeOf(incident, vehicle, trip?.ride.status);
      return {
        view: {
          kind: 'emergency',
          passengerName: firstName(personName),
          status: ofTrip?.status ?? null,
          driverName: ofTrip?.driverName ?? null,
          vehicleInfo: ofTrip?.vehicleInfo ?? null,
          position: place === null ? null : { lat: place.lat, lng: place.lng, at: place.at },
          eta: ofTrip?.eta ?? null,
          etaTo: ofTrip?.etaTo ?? null,
          raisedAt: incident.raisedAt.toISOString(),
          acknowledgedAt: iso(incident.acknowledgedAt),
          safeAt: iso(incident.safeAt),
          countryId: ofTrip?.countryId ?? countryId,
        },
        driverId: trip?.ride.driverId ?? null,
        rideId: incident.rideId,
        incidentId: incident.id,
      };
    },
    versions: (hashes) => findTokenVersions(ctx.db, hashes),
  };
}
