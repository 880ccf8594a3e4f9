import * as calls from '@safiri/contract/pickups/calls.ts';
import { pickupPaths } from '@safiri/contract/pickups/paths.ts';
import type { Actor } from '../platform/actor.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { receiveUpload, rowId, serveFile, type Examiner, type FileStore } from '../uploads/public.ts';
import { findHint, findOwnHint, forgetHint, hintFiles, keepHint, presentHint } from './hints.ts';
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
  serveRead(server, calls.sendHintVoice, ({ actor, request }) => receiveUpload(ctx, files, examiner, actor, request, 'voice note'));
  const own = async (actor: Actor, id: string) => {
    const hintId = rowId(id);
    return hintId === undefined ? undefined : findOwnHint(ctx.db, actor.userId, hintId);
  };
  serveFile(server, files, pickupPaths.ownHintPhoto, async (actor, id) => (await own(actor, id))?.photoUploadId);
  serveFile(server, files, pickupPaths.ownHintVoice, async (actor, id) => (await own(actor, id))?.voiceUploadId);

  serveRead(server, calls.tripHint, async ({ actor, params }) => {
    const hint = await tripHint(ctx.db, actor, params.id);
    if (hint === null) return { hint: null };
    await markUsed(ctx, hint);
    return { hint: { note: hint.note, ...hintFiles(hint, `/api/pickup-hints/trip/${params.id}`) } };
  });
  const ofTrip = async (actor: Actor, id: string) => {
    const rideId = rowId(id);
    return rideId === undefined ? undefined : tripHint(ctx.db, actor, rideId);
  };
  serveFile(server, files, pickupPaths.tripHintPhoto, async (actor, id) => (await ofTrip(actor, id))?.photoUploadId);
  serveFile(server, files, pickupPaths.tripHintVoice, async (actor, id) => (await ofTrip(actor, id))?.voiceUploadId);
  serveWrite(server, calls.reportHint, async (uow, { actor, params }) => {
    await reportHint(ctx, uow, actor, params.id);
    return done;
  });
}
