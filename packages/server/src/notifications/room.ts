import { notifications } from '@safiri/db/notifications/tables.ts';
import { DAY_HOURS, type Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import { exportNotifications, forgetNotifications } from './own-data.ts';
import { notificationEvents, notificationRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
  readonly hub: StreamHub;
}

/** What people are told: the bell and push messages. */
export const notificationsRoom: Room<Needs> = {
  name: 'notifications',
  routes: ({ server }) => notificationRoutes(server),
  events: ({ server, hub }) => notificationEvents(server, hub),
  expires: [{ table: notifications, age: notifications.createdAt, hours: 90 * DAY_HOURS }],
  forget: (_ctx, uow, { userId }) => forgetNotifications(uow, userId),
  exportOf: async ({ db }, { userId }) => ({ 'notifications.json': await exportNotifications(db, userId) }),
};
