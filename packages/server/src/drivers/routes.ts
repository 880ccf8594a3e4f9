import * as calls from '@safiri/contract/drivers/calls.ts';
import { setStatus as setStatusCall } from '@safiri/contract/users/calls.ts';
import { kindChecked } from '@safiri/rules/drivers/vehicle-age.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { localYear } from '../places/public.ts';
import { requireOwnDriver } from '../platform/own-driver.ts';
import { Problem } from '../platform/problem.ts';
import { serveSocket } from '../platform/serve-socket.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { presentOwnUser, languageFor } from '../users/public.ts';
import type { LivePositions } from './live-positions.ts';
import type { LocationIngest } from './location-ingest.ts';
import type { LocationSockets } from './location-sockets.ts';
import { marketOf } from './market-of.ts';
import { pairTracker, readTracker, unpairTracker } from './pair-tracker.ts';
import { ageLimitsOf } from './papers.ts';
import { reportLocation } from './report-location.ts';
import { setStatus } from './set-status.ts';
import { todayOf } from './today.ts';
import type { Trackers } from './trackers.ts';
import type { TrailRecorder } from './trail-recorder.ts';
import { presentTrail } from './trip-trail.ts';
import { checkVehicleAge } from './vehicle-age.ts';

export interface Phones {
  readonly ingest: LocationIngest;
  readonly sockets: LocationSockets;
  readonly trail: TrailRecorder;
  readonly trackers: Trackers;
}

export function driverRoutes(server: Server, { ingest, sockets, trail }: Phones, positions: LivePositions): void {
  serveWrite(server, setStatusCall, async (uow, { actor, params, body }) => {
    if (params.id !== actor.userId) throw new Problem('forbidden');
    const done = await setStatus(server.ctx, uow, actor, body, positions.get(actor.driverId));
    return done instanceof Problem ? done : presentOwnUser(done);
  });
  serveRead(server, calls.reportLocation, async ({ actor, params, query, body }) => {
    requireOwnDriver(actor, params.id);
    return reportLocation(ingest, actor, query, body);
  });
  serveSocket(
    server,
    calls.streamLocation,
    ({ actor, params }) => requireOwnDriver(actor, params.id),
    (socket, { actor, request }) => sockets.open(socket, actor, request),
  );
  serveRead(server, calls.getTracker, async ({ actor, params }) => {
    requireOwnDriver(actor, params.id);
    return readTracker(server.ctx.db, actor.driverId, server.ctx.clock());
  });
  serveWrite(server, calls.pairTracker, async (uow, { actor, params }) => {
    requireOwnDriver(actor, params.id);
    return pairTracker(server.ctx, uow, actor.driverId);
  });
  serveWrite(server, calls.unpairTracker, async (uow, { actor, params }) => {
    requireOwnDriver(actor, params.id);
    await unpairTracker(server.ctx, uow, actor.driverId);
    return { ok: true } as const;
  });
  serveRead(server, calls.tripTrail, async ({ params }) => {
    await trail.flush();
    return presentTrail(server.ctx.db, params.id);
  });
  serveRead(server, calls.getToday, async ({ actor, params }) => {
    requireOwnDriver(actor, params.id);
    return todayOf(server.ctx, actor);
  });
  serveRead(server, calls.verifyVehicleAge, async ({ actor, body, query }) => {
    const { timeZoneId } = countryById(actor.countryId);
    const language = await languageFor(server.ctx.db, actor.userId, query.language);
    const market = await marketOf(server.ctx, actor);
    const papers = market?.document.documents.vehicle[kindChecked(body.vehicleType)]?.map(({ type }) => type) ?? 'specified';
    return checkVehicleAge(body, { limits: ageLimitsOf(market), papers }, localYear(server.ctx.clock(), timeZoneId), language);
  });
}
