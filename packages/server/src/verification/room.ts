import { eq } from 'drizzle-orm';
import { driverDocuments } from '@safiri/db/verification/tables.ts';
import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { releaseUploads } from '../uploads/public.ts';
import { watchExpiry } from './expiry.ts';
import { verificationRoutes } from './routes.ts';
import { reviewRoutes } from './staff-routes.ts';

interface Needs {
  readonly server: Server;
}

/** Drivers' documents and checks, and their review. */
export const verificationRoom: Room<Needs> = {
  name: 'verification',
  routes({ server }) {
    verificationRoutes(server);
    reviewRoutes(server);
  },
  hourly: ({ server }) => watchExpiry(server.ctx),
  async forget(_ctx, uow, { driverId }) {
    if (driverId === null) return;
    const gone = await uow.tx
      .delete(driverDocuments)
      .where(eq(driverDocuments.driverId, driverId))
      .returning({ uploadId: driverDocuments.uploadId });
    await releaseUploads(
      uow,
      gone.map(({ uploadId }) => uploadId),
    );
  },
};
