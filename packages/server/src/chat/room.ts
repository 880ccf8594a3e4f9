import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import { exportChats, forgetChats } from './own-data.ts';
import { chatEvents, chatRoutes } from './routes.ts';
import { chatInboxRoutes } from './staff-routes.ts';

interface Needs {
  readonly server: Server;
  readonly hub: StreamHub;
}

/** Chats of a trip's two sides, and with support. */
export const chatRoom: Room<Needs> = {
  name: 'chat',
  routes({ server }) {
    chatRoutes(server);
    chatInboxRoutes(server);
  },
  events: ({ server, hub }) => chatEvents(server, hub),
  forget: (_ctx, uow, { userId }) => forgetChats(uow, userId),
  exportOf: async ({ db }, { userId }) => ({ 'chats.json': await exportChats(db, userId) }),
};
