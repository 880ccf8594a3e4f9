import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { exportFleets } from './own-data.ts';
import { fleetRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
}

/** Vehicles that belong to somebody who does not drive them: what belongs to which fleet, and what its owner sees. */
export const fleetsRoom: Room<Needs> = {
  name: 'fleets',
  routes: ({ server }) => fleetRoutes(server),
  exportOf: async ({ db }, { driverId }) => (driverId === null ? {} : { 'fleets.json': await exportFleets(db, driverId) }),
};
