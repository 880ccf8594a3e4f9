import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import { exportChildren, forgetChildren } from './own-data.ts';
import { scholarEvents, scholarRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
  readonly hub: StreamHub;
}

/** School runs: groups, seats, the roll. */
export const scholarRoom: Room<Needs> = {
  name: 'scholar',
  routes: ({ server }) => scholarRoutes(server),
  events: ({ server, hub }) => scholarEvents(server, hub),
  forget: (_ctx, uow, person) => forgetChildren(uow, person),
  exportOf: async ({ db }, { userId }) => ({ 'school.json': await exportChildren(db, userId) }),
};
