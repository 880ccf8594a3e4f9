import type { MapStore } from '../maps/public.ts';
import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { settingsRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
  readonly maps: MapStore;
}

/** What an operator set, as far as browsers must know it. */
export const settingsRoom: Room<Needs> = {
  name: 'settings',
  routes: ({ server, maps }) => settingsRoutes(server, maps),
};
