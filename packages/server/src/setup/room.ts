import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { consoleRoutes } from './console-routes.ts';
import { instanceFindings } from './preflight.ts';
import { setupRoutes } from './routes.ts';

/** How an operator begins: the first owner's account, the first city, and what is still missing. */
export const setupRoom: Room<{ readonly server: Server }> = {
  name: 'setup',
  preflight: instanceFindings,
  routes: ({ server }) => {
    setupRoutes(server);
    consoleRoutes(server);
  },
};
