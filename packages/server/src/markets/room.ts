import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { marketFindings } from './preflight.ts';
import { marketRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
}

/** What operators decide about their cities. `npm run market` writes it, and every node reads it (`registry.ts`). */
export const marketsRoom: Room<Needs> = {
  name: 'markets',
  routes: ({ server }) => marketRoutes(server),
  preflight: marketFindings,
};
