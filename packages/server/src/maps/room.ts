import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { mapFindings } from './preflight.ts';
import { mapRoutes } from './routes.ts';
import type { MapStore } from './map-store.ts';

interface Needs {
  readonly server: Server;
  readonly maps: MapStore;
}

/** The maps of the cities: tiles for browsers, streets for all that drives. */
export const mapsRoom: Room<Needs> = {
  name: 'maps',
  preflight: mapFindings,
  routes: ({ server, maps }) => mapRoutes(server, maps),
  start: ({ maps }) => maps.start(),
  stop: ({ maps }) => maps.close(),
};
