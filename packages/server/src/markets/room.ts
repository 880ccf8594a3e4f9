import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { marketFindings } from './preflight.ts';
import { marketRoutes } from './routes.ts';

/** What operators decide about their cities: the console and `npm run market` write, and every node reads (`registry.ts`). */
export const marketsRoom: Room<{ readonly server: Server }> = {
  name: 'markets',
  routes: ({ server }) => marketRoutes(server),
  preflight: marketFindings,
};
