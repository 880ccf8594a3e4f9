import * as calls from '@safiri/contract/selfies/calls.ts';
import { selfiePaths } from '@safiri/contract/selfies/paths.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { mayAsStaff, reachOf } from '../platform/permit.ts';
import { notFound } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { audit } from '../staff/public.ts';
import { receiveUpload, rowId, serveFile, type Examiner, type FileStore } from '../uploads/public.ts';
import { decideSelfie } from './decide-selfie.ts';
import { findPicture, listWaiting, readOfDriver } from './queries.ts';

/** Selfies at going online: sent by drivers, compared by staff, seen by both alone. */
export function selfieRoutes(server: Server, files: FileStore, examiner: Examiner): void {
  const { ctx } = server;
  serveRead(server, calls.sendSelfie, ({ actor, request }) => receiveUpload(ctx, files, examiner, actor, request, 'small photo'));
  serveFile(server, files, selfiePaths.photo, async (actor, id) => {
    const selfieId = rowId(id);
    const picture = selfieId === undefined ? undefined : await findPicture(ctx.db, selfieId);
    return picture !== undefined && (picture.driverId === actor.driverId || mayAsStaff(actor, 'photos.read'))
      ? picture.uploadId
      : undefined;
  });

  const ofDriver = async (reader: Reader, driverId: number) => {
    const found = await readOfDriver(reader, driverId);
    if (found === undefined) throw notFound();
    return found;
  };
  serveRead(server, calls.listSelfies, ({ actor }) => listWaiting(ctx.db, reachOf(ctx.markets, actor, 'photos.read')));
  serveRead(server, calls.readSelfies, ({ params }) => ofDriver(ctx.db, params.driverId));
  serveWrite(server, calls.decideSelfie, async (uow, { actor, params, body, request }) => {
    const driverId = await decideSelfie(uow, actor, request.ip, params.id, body);
    await audit(uow, actor, request, {
      action: body.verdict === 'same' ? 'selfie.same_person' : 'selfie.other_person',
      subject: 'driver',
      subjectId: driverId,
      data: { selfieId: params.id },
    });
    return ofDriver(uow.tx, driverId);
  });
}
