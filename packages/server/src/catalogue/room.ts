import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { catalogueRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
}

/** Restaurants, stores and what they offer. */
export const catalogueRoom: Room<Needs> = {
  name: 'catalogue',
  routes: ({ server }) => catalogueRoutes(server),
};
