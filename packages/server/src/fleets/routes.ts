import * as calls from '@safiri/contract/fleets/calls.ts';
import type { FastifyRequest } from 'fastify';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { Actor } from '../platform/actor.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { audit } from '../staff/public.ts';
import { csvRoute } from './csv-route.ts';
import { fleetDayOf } from './day.ts';
import { findFleet, listFleets, ownFleets, readFleet, requireFleet } from './queries.ts';
import { fleetSumsOf } from './sums.ts';
import { driverTripsOf, vehicleTripsOf } from './trips.ts';
import { changeFleet, createFleet, putVehicleIn, takeVehicleOut } from './write-fleet.ts';

type Act = 'created' | 'changed' | 'vehicle_put_in' | 'vehicle_taken_out';

/** Fleets as the team keeps them, and as their owners see them. */
export function fleetRoutes(server: Server): void {
  const { ctx } = server;
  const log = (uow: UnitOfWork, actor: Actor, request: FastifyRequest, act: Act, fleetId: number, data: Record<string, unknown>) =>
    audit(uow, actor, request, { action: `fleet.${act}`, subject: 'fleet', subjectId: fleetId, data });

  serveRead(server, calls.listFleets, () => listFleets(ctx.db));
  serveRead(server, calls.readFleet, ({ params }) => readFleet(ctx.db, params.id));
  serveWrite(server, calls.createFleet, async (uow, { actor, body: { reason, ...fleet }, request }) => {
    const id = await createFleet(uow, fleet);
    await log(uow, actor, request, 'created', id, { name: fleet.name, reason });
    return readFleet(uow.tx, id);
  });
  serveWrite(server, calls.changeFleet, async (uow, { actor, params, body: { reason, name, phone }, request }) => {
    await changeFleet(uow, params.id, { ...(name === undefined ? {} : { name }), ...(phone === undefined ? {} : { phone }) });
    await log(uow, actor, request, 'changed', params.id, { ...(name === undefined ? {} : { name }), reason });
    return readFleet(uow.tx, params.id);
  });
  serveWrite(server, calls.putVehicleIn, async (uow, { actor, params, body, request }) => {
    const fleet = await findFleet(uow.tx, params.id);
    const vehicleId = await putVehicleIn(uow, fleet, body.licensePlate);
    if (vehicleId !== undefined) await log(uow, actor, request, 'vehicle_put_in', fleet.id, { vehicleId, reason: body.reason });
    return readFleet(uow.tx, fleet.id);
  });
  serveWrite(server, calls.takeVehicleOut, async (uow, { actor, params: { id, vehicleId }, body: { reason }, request }) => {
    const fleet = await findFleet(uow.tx, id);
    await takeVehicleOut(uow, fleet, vehicleId);
    await log(uow, actor, request, 'vehicle_taken_out', id, { vehicleId, reason });
    return readFleet(uow.tx, id);
  });

  serveRead(server, calls.ownFleets, ({ actor }) => ownFleets(ctx.db, actor));
  serveRead(server, calls.fleetToday, async ({ actor, params }) => fleetDayOf(ctx, await requireFleet(ctx.db, actor, params.id)));
  serveRead(server, calls.tripsOfVehicle, async ({ actor, params, query }) =>
    vehicleTripsOf(ctx, await requireFleet(ctx.db, actor, params.id), params.vehicleId, query.before),
  );
  serveRead(server, calls.tripsOfDriver, async ({ actor, params, query }) =>
    driverTripsOf(ctx, await requireFleet(ctx.db, actor, params.id), params.driverId, query.before),
  );
  serveRead(server, calls.sumsOfFleet, async ({ actor, params, query }) =>
    fleetSumsOf(ctx.db, await requireFleet(ctx.db, actor, params.id), query, ctx.clock()),
  );
  csvRoute(server);
}
