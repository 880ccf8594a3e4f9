import type { LivePositions, LiveTrips } from '../drivers/public.ts';
import type { PaymentClock } from '../payments/public.ts';
import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import type { Links } from '../sharing/public.ts';
import type { ActiveRides } from './active-rides.ts';
import { afterRideRoutes } from './after-ride-routes.ts';
import { liveEvents, publishPositions } from './live-events.ts';
import { sweepLost } from './lost-items.ts';
import { joinRides } from './join-rider.ts';
import { forgetRiders } from './forget-riders.ts';
import { ridePaid } from './paid-directly.ts';
import { payCoveredFees } from './pay-fees.ts';
import { holdWaiting } from './operator-pay.ts';
import { exportRides, forgetRides, refuseLiveTrip } from './own-data.ts';
import { rideRoutes, type RidePorts } from './routes.ts';
import { callerRoutes } from './caller-routes.ts';
import { hailRoutes } from './hail-routes.ts';
import { conductRoutes, heldTripRoutes, lostRoutes, teamTripRoutes } from './staff-routes.ts';

interface Needs {
  readonly server: Server;
  readonly hub: StreamHub;
  readonly ridePorts: RidePorts;
  readonly active: ActiveRides;
  readonly links: Links;
  readonly positions: LivePositions;
  readonly trips: LiveTrips;
  readonly paymentClock: Pick<PaymentClock, 'wake'>;
}

/** Trips, from the request to the receipt. */
export const ridesRoom: Room<Needs> = {
  name: 'rides',
  routes({ server, ridePorts, active, links, paymentClock }) {
    rideRoutes(server, ridePorts, active, links);
    afterRideRoutes(server, paymentClock);
    callerRoutes(server, ridePorts);
    hailRoutes(server, ridePorts, links);
    heldTripRoutes(server);
    teamTripRoutes(server, ridePorts.endEvidence, links);
    conductRoutes(server);
    lostRoutes(server);
  },
  events({ server, hub, active, positions, trips }) {
    liveEvents(server.ctx, hub, active);
    publishPositions(server.ctx, hub, positions, trips);
  },
  hourly: ({ server }) => Promise.all([sweepLost(server.ctx), forgetRiders(server.ctx), payCoveredFees(server.ctx)]),
  reactions: { rider_joined: joinRides, ...ridePaid },
  async holdBeforeLeaving(uow, { driverId }) {
    if (driverId !== null) await holdWaiting(uow, driverId);
  },
  refuseLeaving: refuseLiveTrip,
  forget: forgetRides,
  exportOf: exportRides,
};
