import type { TrackView } from '@safiri/contract/sharing/shapes.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import type { LivePositions } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { firstName } from '../users/public.ts';
import { liveOfTrip } from './live-trip.ts';
import { findLiveLink, findTrip, findVersions, type SharedTrip } from './queries.ts';

/** What a link shows now, and by what it is known to have changed. */
export interface Tracked {
  readonly view: TrackView;
  readonly driverId: number | null;
  readonly rideId: number | null;
  readonly incidentId: number | null;
}

/** A kind of link that can be followed without signing in. */
export interface TrackSource {
  /** Undefined for what ended and for what never existed. */
  find(tokenHash: Buffer): Promise<Tracked | undefined>;
  /** Of these links those that still show something, each with a text that changes when it does; one query. */
  versions(hashes: readonly Buffer[]): Promise<Array<{ tokenHash: Buffer; version: string }>>;
}

/** A trip as a stranger with a link sees it. */
export function viewOfTrip(ctx: Context, positions: LivePositions, trip: SharedTrip): TrackView {
  const { ride, driverName, passengerName } = trip;
  const { position, eta, etaTo } = liveOfTrip(ctx, positions, trip);
  return {
    kind: isDelivery(ride.rideType) ? 'delivery' : 'trip',
    passengerName: firstName(passengerName),
    status: ride.status,
    driverName: driverName === null ? null : firstName(driverName),
    vehicleInfo: ride.vehicle,
    position: position === undefined ? null : { lat: position.lat, lng: position.lng, at: new Date(position.at).toISOString() },
    eta: eta ?? null,
    etaTo: etaTo ?? null,
    raisedAt: null,
    acknowledgedAt: null,
    safeAt: null,
    countryId: ride.countryId,
  };
}

/** The links of shared trips. */
export function shareSource(ctx: Context, positions: LivePositions): TrackSource {
  return {
    async find(tokenHash) {
      const link = await findLiveLink(ctx.db, tokenHash);
      const trip = link === undefined ? undefined : await findTrip(ctx.db, link.rideId);
      if (trip === undefined) return undefined;
      return { view: viewOfTrip(ctx, positions, trip), driverId: trip.ride.driverId, rideId: trip.ride.id, incidentId: null };
    },
    versions: (hashes) => findVersions(ctx.db, hashes),
  };
}
