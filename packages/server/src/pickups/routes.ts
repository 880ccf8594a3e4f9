import * as calls from '@safiri/contract/pickups/calls.ts';
import { pickupPaths } from '@safiri/contract/pickups/paths.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { receiveUpload, rowId, serveFile, type Examiner, type FileStore } from '../uploads/public.ts';
import { findHint, findOwnHint, forgetHint, keepHint, presentHint } from './hints.ts';
import { markUsed, reportHint, tripHint } from './trip-hint.ts';

const done = { ok: true } as const;

/** How a pickup is recognised: said by its passenger, seen by the driver of a trip while it lasts. */
export function pickupRoutes(server: Server, files: FileStore, examiner: Examiner): void {
  const { ctx } = server;
  serveRead(server, calls.hintAt, async ({ actor, query }) => {
    const hint = await findHint(ctx.db, actor.userId, query.near);
    return { hint: hint === undefined ? null : presentHint(hint) };
  });
  serveWrite(server, calls.keepHint, (uow, { actor, body }) => keepHint(uow, actor, body));
  serveWrite(server, calls.forgetHint, async (uow, { actor, params }) => {
    await forgetHint(uow, actor, params.id);
    return done;
  });
  serveRead(server, calls.sendHintPhoto, ({ actor, request }) => receiveUpload(ctx, files, examiner, actor, request, 'small photo'));
  serveFile(server, files, pickupPaths.ownHintPhoto, async (actor, id) => {
    const hintId = rowId(id);
    return hintId === undefined ? undefined : (await findOwnHint(ctx.db, actor.userId, hintId))?.photoUploadId;
  });

  serveRead(server, calls.tripHint, async ({ actor, params }) => {
    const hint = await tripHint(ctx.db, actor, params.id);
    if (hint === null) return { hint: null };
    await markUsed(ctx, hint);
    return { hint: { note: hint.note, photoUrl: hint.photoUploadId === null ? null : `/api/pickup-hints/trip/${params.id}/photo` } };
  });
  serveFile(server, files, pickupPaths.tripHintPhoto, async (actor, id) => {
    const rideId = rowId(id);
    return rideId === undefined ? undefined : (await tripHint(ctx.db, actor, rideId))?.photoUploadId;
  });
  serveWrite(server, calls.reportHint, async (uow, { actor, params }) => {
    await reportHint(ctx, uow, actor, params.id);
    return done;
  });
}
