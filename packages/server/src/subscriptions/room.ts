import { eq } from 'drizzle-orm';
import { subscriptions } from '@safiri/db/subscriptions/tables.ts';
import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { giveBackAll, giveBackUnused } from './give-back.ts';
import { marketPackageRoutes } from './market-routes.ts';
import { packagePaid } from './pay-package.ts';
import { subscriptionRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
}

/** Packages of rides, paid ahead. */
export const subscriptionsRoom: Room<Needs> = {
  name: 'subscriptions',
  routes({ server }) {
    subscriptionRoutes(server);
    marketPackageRoutes(server);
  },
  reactions: packagePaid,
  everyMinute: ({ server }) => giveBackUnused(server.ctx),
  beforeLeaving: (ctx, { userId }) => giveBackAll(ctx, userId),
  exportOf: async ({ db }, { userId }) => ({
    'packages.json': await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
  }),
};
