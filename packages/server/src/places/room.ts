import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { PlacePort, RoutePort } from './ports.ts';
import { placeRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
  readonly places: PlacePort;
  readonly routes: RoutePort;
}

/** Places, and the way between two of them. */
export const placesRoom: Room<Needs> = {
  name: 'places',
  routes: ({ server, places, routes }) => placeRoutes(server, places, routes),
};
