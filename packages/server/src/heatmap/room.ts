import { demandCounts } from '@safiri/db/heatmap/tables.ts';
import type { LivePositions } from '../drivers/public.ts';
import { DAY_HOURS, type Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { countDemand } from './count-demand.ts';
import { heatMapRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
  readonly positions: LivePositions;
}

/** Where rides are asked for. */
export const heatmapRoom: Room<Needs> = {
  name: 'heatmap',
  routes: ({ server, positions }) => heatMapRoutes(server, positions),
  everyMinute: ({ server }) => countDemand(server.ctx),
  expires: [{ table: demandCounts, age: demandCounts.bucket, hours: 35 * DAY_HOURS }],
};
