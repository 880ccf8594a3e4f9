import { eq } from 'drizzle-orm';
import { driverDocuments, paperNotices } from '@safiri/db/verification/tables.ts';
import type { LivePositions } from '../drivers/public.ts';
import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { releaseUploads, type Examiner, type FileStore } from '../uploads/public.ts';
import { watchExpiry } from './expiry.ts';
import { exportFace, forgetFace, makeFaces } from './face.ts';
import { faceRoute } from './face-route.ts';
import { followMarkets } from './follow-markets.ts';
import { verificationRoutes } from './routes.ts';
import { reviewRoutes } from './staff-routes.ts';
import { watchLists } from './watch-lists.ts';

interface Needs {
  readonly server: Server;
  readonly files: FileStore;
  readonly examiner: Examiner;
  readonly positions: LivePositions;
}

/** Drivers' documents and checks, and their review. */
export const verificationRoom: Room<Needs> = {
  name: 'verification',
  routes({ server }) {
    verificationRoutes(server);
    reviewRoutes(server);
    faceRoute(server);
  },
  everyMinute: ({ server, files, examiner, positions }) =>
    Promise.all([makeFaces(server.ctx, files, examiner), watchLists(server.ctx), followMarkets(server.ctx, positions)]),
  hourly: ({ server }) => watchExpiry(server.ctx),
  async forget(_ctx, uow, { driverId }) {
    if (driverId === null) return;
    await forgetFace(uow, driverId);
    await uow.tx.delete(paperNotices).where(eq(paperNotices.driverId, driverId));
    const gone = await uow.tx
      .delete(driverDocuments)
      .where(eq(driverDocuments.driverId, driverId))
      .returning({ uploadId: driverDocuments.uploadId });
    await releaseUploads(
      uow,
      gone.map(({ uploadId }) => uploadId),
    );
  },
  exportOf: async ({ db }, { driverId }) => ({ 'driver-photo.json': await exportFace(db, driverId) }),
};
