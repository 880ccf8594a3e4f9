import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { staffRoutes } from './routes.ts';
import { removeMember } from './write-members.ts';

interface Needs {
  readonly server: Server;
}

/** The console's door: second factor, audit log. */
export const staffRoom: Room<Needs> = {
  name: 'staff',
  forget: (_ctx, uow, { userId }) => removeMember(uow, userId),
  routes: ({ server }) => staffRoutes(server),
};
