import { eq } from 'drizzle-orm';
import { suspensions } from '@safiri/db/standing/tables.ts';
import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { dropApproval } from '../staff/public.ts';
import { ban } from './look-again.ts';
import { presentOwn } from './present.ts';
import { readOwn } from './queries.ts';
import { standingRoutes } from './routes.ts';
import { suspendForSelfie } from './suspend-for-selfie.ts';

interface Needs {
  readonly server: Server;
}

/** Who is kept from riding or driving: reason, evidence, answer, and the date by which a person looks again. */
export const standingRoom: Room<Needs> = {
  name: 'standing',
  routes: ({ server }) => standingRoutes(server),
  reactions: {
    approval_given: async (uow, { kind, subjectId, approvalId }, ctx) => {
      if (kind === 'ban') await ban(ctx, uow, subjectId, approvalId);
    },
    selfie_of_other: suspendForSelfie,
  },
  async forget(_ctx, uow, { userId }) {
    const gone = await uow.tx.delete(suspensions).where(eq(suspensions.userId, userId)).returning({ id: suspensions.id });
    for (const { id } of gone) await dropApproval(uow, { userId }, 'ban', id);
  },
  exportOf: async ({ db }, { userId }) => ({ 'standing.json': { suspensions: (await readOwn(db, userId)).map(presentOwn) } }),
};
