import type { PlacePort, RoutePort } from '../places/public.ts';
import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { joinBookings } from './join-rider.ts';
import { processScheduled } from './begin-due.ts';
import { exportScheduled, forgetScheduled } from './own-data.ts';
import { scheduledRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
  readonly places: PlacePort;
  readonly routes: RoutePort;
}

/** Rides booked for later. */
export const scheduledRoom: Room<Needs> = {
  name: 'scheduled',
  routes: ({ server, places, routes }) => scheduledRoutes(server, places, routes),
  reactions: { rider_joined: joinBookings },
  everyMinute: ({ server }) => processScheduled(server.ctx),
  forget: (_ctx, uow, { userId }) => forgetScheduled(uow, userId),
  exportOf: async ({ db }, { userId }) => ({ 'booked-rides.json': await exportScheduled(db, userId) }),
};
