import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { consoleRoutes } from './console-routes.ts';
import { setupRoutes } from './routes.ts';

/** How an operator begins: the first owner's account, the first city. */
export const setupRoom: Room<{ readonly server: Server }> = {
  name: 'setup',
  routes: ({ server }) => {
    setupRoutes(server);
    consoleRoutes(server);
  },
};
