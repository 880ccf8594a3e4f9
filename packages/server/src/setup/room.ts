import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { Examiner } from '../uploads/public.ts';
import { consoleBrandRoutes } from './brand-routes.ts';
import { consoleRoutes } from './console-routes.ts';
import { instanceFindings } from './preflight.ts';
import { setupRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
  readonly examiner: Examiner;
}

/** How an operator begins: the first owner's account, the first city, and what is still missing. */
export const setupRoom: Room<Needs> = {
  name: 'setup',
  preflight: instanceFindings,
  routes: ({ server, examiner }) => {
    setupRoutes(server);
    consoleRoutes(server);
    consoleBrandRoutes(server, examiner);
  },
};
