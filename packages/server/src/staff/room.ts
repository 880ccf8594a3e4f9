import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { staffRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
}

/** The console's door: second factor, audit log. */
export const staffRoom: Room<Needs> = {
  name: 'staff',
  routes: ({ server }) => staffRoutes(server),
};
