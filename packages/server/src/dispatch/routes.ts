import * as calls from '@safiri/contract/dispatch/calls.ts';
import { MISSED_SHOWN_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import type { LivePositions } from '../drivers/public.ts';
import { tripTypeOf } from '@safiri/rules/markets/services.ts';
import { requireServiceArea } from '../places/public.ts';
import { requirePassengerService, serviceOrFirst } from '../pricing/public.ts';
import { requireOwnDriver } from '../platform/own-driver.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { declineOffer, ladiesOnly, offerWasShown, requestMissedTrip } from '../rides/public.ts';
import { showMissed, showOffer } from './show-offer.ts';
import type { NearbyCars } from './nearby-cars.ts';
import { findLiveOffer, findMissedOffer } from './queries.ts';
import { whyNoTripsOf } from './why-no-trips.ts';

export function dispatchRoutes(server: Server, positions: LivePositions, cars: NearbyCars): void {
  const { ctx } = server;

  serveRead(server, calls.nearbyCars, async ({ actor, query: { near, rideType } }) => {
    const area = requireServiceArea(ctx.markets, near);
    const service = requirePassengerService(area, serviceOrFirst(area, rideType).id);
    // Where women drive is told to women alone.
    if (tripTypeOf(service) === 'ladies_only' && !actor.verifiedFemale) throw ladiesOnly();
    return cars.around(near, service);
  });

  serveRead(server, calls.getOffer, async ({ actor, params }) => {
    requireOwnDriver(actor, params.id);
    const now = ctx.clock();
    const view = await findLiveOffer(ctx.db, actor.driverId, now);
    return view === undefined ? null : showOffer(ctx, view, now);
  });

  serveWrite(server, calls.offerShown, async (uow, { actor, params }) => {
    requireOwnDriver(actor, params.id);
    await offerWasShown(uow, actor, params.offerId);
    return { ok: true } as const;
  });

  serveRead(server, calls.missedOffer, async ({ actor, params }) => {
    requireOwnDriver(actor, params.id);
    const now = ctx.clock();
    const view = await findMissedOffer(ctx.db, actor.driverId, new Date(now.getTime() - MISSED_SHOWN_SECONDS * 1000));
    return view === undefined ? null : showMissed(ctx, view, now);
  });

  serveWrite(server, calls.takeMissed, async (uow, { actor, params }) => {
    await requestMissedTrip(ctx, uow, actor, params.id);
    return { ok: true } as const;
  });

  serveRead(server, calls.whyNoTrips, async ({ actor, params }) => {
    requireOwnDriver(actor, params.id);
    return whyNoTripsOf(ctx, positions, actor);
  });

  serveWrite(server, calls.declineOffer, async (uow, { actor, params }) => {
    await declineOffer(ctx, uow, actor, params.id);
    return { ok: true } as const;
  });
}
