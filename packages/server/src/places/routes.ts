import * as calls from '@safiri/contract/places/calls.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import type { PlacePort } from './ports.ts';

export function placeRoutes(server: Server, places: PlacePort): void {
  serveRead(server, calls.searchPlaces, async ({ query }) => ({ places: await places.search(query.q ?? '', query.near) }));
  serveRead(server, calls.nearestPlace, async ({ query }) => ({ place: await places.nearest(query.near) }));
}
