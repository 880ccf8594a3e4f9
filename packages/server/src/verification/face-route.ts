import { verificationPaths } from '@safiri/contract/verification/paths.ts';
import { limitFor } from '../platform/limits.ts';
import { notFound } from '../platform/problem.ts';
import { requireActor, type Server } from '../platform/serve.ts';
import { QUARANTINE, rowId } from '../uploads/public.ts';
import { visibleFace } from './face.ts';

/** A phone keeps it for its own person for an hour; the address changes with the picture. */
const CACHE = 'private, max-age=3600';

/** Serves a driver's face to those it is for. */
export function faceRoute(server: Server): void {
  const { app, ctx } = server;
  const call = verificationPaths.driverPhoto;
  const [, path = ''] = call.split(' ');
  app.get<{ Params: { driverId: string } }>(
    path,
    { config: { rateLimit: limitFor('read', ctx.config.rateLimitFactor), call }, schema: { hide: true } },
    async (request, reply) => {
      const actor = await requireActor(server, request, call);
      const driverId = rowId(request.params.driverId);
      const image = driverId === undefined ? undefined : await visibleFace(ctx.db, actor, driverId, ctx.clock());
      if (image === undefined) throw notFound();
      return reply
        .headers({ ...QUARANTINE, 'cache-control': CACHE })
        .header('content-disposition', 'inline; filename="driver.jpg"')
        .type('image/jpeg')
        .send(image);
    },
  );
}
