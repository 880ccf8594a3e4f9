import * as calls from '@safiri/contract/verification/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { DriverActor } from '../platform/actor.ts';
import { requireOwnDriver } from '../platform/own-driver.ts';
import { notFound } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { answerSuspension, initialize, sendDocument, setVehicle, startCheck } from './driver-actions.ts';
import { presentChecks, presentDocuments, presentVerification } from './present.ts';
import { readFile, type File } from './queries.ts';

/** What a driver sees and sends. */
export function verificationRoutes(server: Server): void {
  const { ctx } = server;

  async function fileOf(reader: Reader, actor: DriverActor, named = actor.driverId): Promise<File> {
    requireOwnDriver(actor, named);
    const file = await readFile(reader, actor.driverId, ctx.clock());
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
  serveWrite(server, calls.answerSuspension, async (uow, { actor, body }) =>
    presentVerification(await answerSuspension(ctx, uow, actor, body.body)),
  );
}
