import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { deskRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
}

/** What the operator's staff look things up by: it reads what the other rooms keep, and keeps nothing itself. */
export const deskRoom: Room<Needs> = {
  name: 'desk',
  routes: ({ server }) => deskRoutes(server),
};
