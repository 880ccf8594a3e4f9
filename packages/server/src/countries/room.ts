import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { countryRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
}

/** Countries, and who waits for one. */
export const countriesRoom: Room<Needs> = {
  name: 'countries',
  routes: ({ server }) => countryRoutes(server),
};
