import * as calls from '@safiri/contract/verification/calls.ts';
import * as vehicleCalls from '@safiri/contract/verification/vehicle-calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { DriverActor } from '../platform/actor.ts';
import { requireOwnDriver } from '../platform/own-driver.ts';
import { notFound } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { initialize, sendDocument, setVehicle, startCheck } from './driver-actions.ts';
import { presentChecks, presentDocuments, presentOwnVehicle, presentVerification } from './present.ts';
import { readFile, type File } from './queries.ts';
import { addVehicle, changeOwnVehicle, dropVehicle, readVehicles } from './vehicles.ts';

/** What a driver sees and sends. */
export function verificationRoutes(server: Server): void {
  const { ctx } = server;

  async function fileOf(reader: Reader, actor: DriverActor, named = actor.driverId): Promise<File> {
    requireOwnDriver(actor, named);
    const file = await readFile(ctx, reader, actor.driverId, ctx.clock());
    if (file === undefined) throw notFound();
    return file;
  }

  serveRead(server, calls.ownVerification, async ({ actor }) => presentVerification(await fileOf(ctx.db, actor)));
  serveRead(server, calls.getVerification, async ({ actor, params }) => presentVerification(await fileOf(ctx.db, actor, params.driverId)));
  serveRead(server, calls.ownDocuments, async ({ actor }) => presentDocuments(await fileOf(ctx.db, actor)));
  serveRead(server, calls.getDocuments, async ({ actor, params }) => presentDocuments(await fileOf(ctx.db, actor, params.driverId)));
  serveRead(server, calls.ownChecks, async ({ actor }) => presentChecks(await fileOf(ctx.db, actor)));
  serveRead(server, calls.getChecks, async ({ actor, params }) => presentChecks(await fileOf(ctx.db, actor, params.driverId)));

  serveWrite(server, calls.initialize, async (uow, { actor, body }) => {
    requireOwnDriver(actor, body.driverId);
    return presentVerification(await initialize(ctx, uow, actor));
  });
  serveWrite(server, calls.sendDocument, async (uow, { actor, body }) => {
    requireOwnDriver(actor, body.driverId);
    return presentVerification(await sendDocument(ctx, uow, actor, body));
  });
  serveWrite(server, calls.startCheck, async (uow, { actor, body }) => {
    requireOwnDriver(actor, body.driverId);
    return presentVerification(await startCheck(ctx, uow, actor, body));
  });
  serveWrite(server, calls.setVehicle, async (uow, { actor, body }) => presentVerification(await setVehicle(ctx, uow, actor, body)));
  const vehiclesOf = async (reader: Reader, actor: DriverActor) => {
    const file = await fileOf(reader, actor);
    return (await readVehicles(reader, file.driver)).map((vehicle) => presentOwnVehicle(file, vehicle));
  };
  serveRead(server, vehicleCalls.ownVehicles, ({ actor }) => vehiclesOf(ctx.db, actor));
  serveWrite(server, vehicleCalls.addVehicle, async (uow, { actor, body }) => {
    await addVehicle(uow, actor, body, await fileOf(uow.tx, actor));
    return vehiclesOf(uow.tx, actor);
  });
  serveWrite(server, vehicleCalls.changeOwnVehicle, async (uow, { actor, params, body }) => {
    await changeOwnVehicle(uow, actor, params.id, body, await fileOf(uow.tx, actor));
    return vehiclesOf(uow.tx, actor);
  });
  serveWrite(server, vehicleCalls.dropVehicle, async (uow, { actor, params }) => {
    await dropVehicle(uow, actor, params.id);
    return vehiclesOf(uow.tx, actor);
  });
}
