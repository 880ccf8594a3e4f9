import { eq } from 'drizzle-orm';
import { savedPlaces } from '@safiri/db/places/tables.ts';
import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { DriversPort, PlacePort, RoutePort } from './ports.ts';
import { placeRoutes } from './routes.ts';
import { exportSavedPlaces } from './saved-places.ts';

interface Needs {
  readonly server: Server;
  readonly places: PlacePort;
  readonly routes: RoutePort;
  readonly positions: DriversPort;
  /** Gets the places of the cities' maps ready to be searched. */
  readonly warmPlaces: () => Promise<void>;
}

/** Places, the way between two of them, and those that people save. */
export const placesRoom: Room<Needs> = {
  name: 'places',
  routes: ({ server, places, routes, positions }) => placeRoutes(server, places, routes, positions),
  // Nobody waits for it: what is searched meanwhile is indexed as it was asked for.
  start: ({ warmPlaces }) => void warmPlaces(),
  async forget(_ctx, uow, { userId }) {
    await uow.tx.delete(savedPlaces).where(eq(savedPlaces.userId, userId));
  },
  exportOf: async ({ db }, { userId }) => ({ 'places.json': await exportSavedPlaces(db, userId) }),
};
