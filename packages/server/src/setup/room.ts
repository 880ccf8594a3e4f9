import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { setupRoutes } from './routes.ts';

/** How an operator begins: the first owner's account. */
export const setupRoom: Room<{ readonly server: Server }> = {
  name: 'setup',
  routes: ({ server }) => setupRoutes(server),
};
