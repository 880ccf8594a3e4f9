import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import { accountEvents } from './account-events.ts';
import { forgetRiderPeople, joinLeftRiders } from './riders.ts';
import { exportUser, forgetUser } from './own-data.ts';

interface Needs {
  readonly server: Server;
  readonly hub: StreamHub;
}

/** People and drivers, and whether a driver is online. */
export const usersRoom: Room<Needs> = {
  name: 'users',
  events: ({ server, hub }) => accountEvents(server.ctx, hub),
  hourly: ({ server }) => Promise.all([forgetRiderPeople(server.ctx), joinLeftRiders(server.ctx)]),
  forget: forgetUser,
  exportOf: async (ctx, { userId }) => ({ 'profile.json': await exportUser(ctx, userId) }),
};
