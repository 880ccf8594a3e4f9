import { eq, lt } from 'drizzle-orm';
import { pickupHints } from '@safiri/db/pickups/tables.ts';
import { HINT_DAYS } from '@safiri/rules/pickups/hint.ts';
import type { Context } from '../platform/context.ts';
import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import type { Examiner, FileStore } from '../uploads/public.ts';
import { exportHints } from './export-hints.ts';
import { dropHints } from './hints.ts';
import { pickupRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
  readonly files: FileStore;
  readonly examiner: Examiner;
}

/** At most so many go in one transaction. */
const CHUNK = 200;

/** Hints that nobody needed for long; their photos and voice notes go with the next sweep of the uploads. */
export const sweepHints = (ctx: Context): Promise<number> =>
  inTransaction(ctx, async (uow) => {
    const before = new Date(uow.now.getTime() - HINT_DAYS * 86_400_000);
    const old = await uow.tx
      .select()
      .from(pickupHints)
      .where(lt(pickupHints.usedAt, before))
      .limit(CHUNK)
      .for('update', { skipLocked: true });
    await dropHints(uow, old);
    return old.length;
  });

/** How pickups are recognised. */
export const pickupsRoom: Room<Needs> = {
  name: 'pickups',
  routes: ({ server, files, examiner }) => pickupRoutes(server, files, examiner),
  hourly: ({ server }) => sweepHints(server.ctx),
  async forget(_ctx, uow, { userId }) {
    await dropHints(uow, await uow.tx.select().from(pickupHints).where(eq(pickupHints.userId, userId)));
  },
  exportOf: exportHints,
};
